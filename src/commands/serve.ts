import { availableParallelism } from 'node:os'
import type { Command, Option } from 'commander'
import { logLevels } from '../server/log.ts'
import type { ServeOptions, Terminal } from '../server/serve.ts'
import { tooFewFiles } from '../server/too-few-files.ts'
import { option } from './option.ts'
import { readers } from './readers.ts'

/** The options of `synth serve`. */
const options: readonly Option[] = [
  option('--host <host>', 'address to listen on', 'SYNTH_HOST').argParser(readers.hostName).default('0.0.0.0'),
  option('--port <port>', 'port to listen on; 0 for any free port', 'SYNTH_PORT').argParser(readers.integer(0, 65_535)).default(8000),
  option('--workers <count>', 'worker threads that generate data; default: the cores available to the process', 'SYNTH_WORKERS')
    .argParser(readers.integer(1, 256))
    .default(availableParallelism()),
  option('--max-rows <count>', 'maximum rows in one response, all tables together', 'SYNTH_MAX_ROWS')
    .argParser(readers.integer(1, 1e12))
    .default(1e9),
  option('--max-responses <count>', 'maximum responses streamed at the same time', 'SYNTH_MAX_RESPONSES')
    .argParser(readers.integer(1, 10_000))
    .default(64),
  option('--grace-seconds <seconds>', 'time that open responses have to finish when the service is stopped', 'SYNTH_GRACE_SECONDS')
    .argParser(readers.integer(0, 3600))
    .default(10),
  option(
    '--task-seconds <seconds>',
    'maximum time for one task of a worker, and for a streamed response until its first byte',
    'SYNTH_TASK_SECONDS',
  )
    .argParser(readers.integer(1, 3600))
    .default(30),
  option(
    '--memory-mb <megabytes>',
    'memory for caches and buffered rows, all threads together, in addition to about 200 MB; default: derived from the memory of the machine or its control group',
    'SYNTH_MEMORY_MB',
  ).argParser(readers.integer(64, 1_000_000)),
  option('--stall-seconds <seconds>', 'time after which a reader that accepts no bytes is disconnected', 'SYNTH_STALL_SECONDS')
    .argParser(readers.integer(1, 86_400))
    .default(60),
  option(
    '--min-rate <bytes>',
    'minimum bytes per second that a reader must accept, measured over the stall seconds; 0 for no minimum',
    'SYNTH_MIN_RATE',
  )
    .argParser(readers.integer(0, 1e9))
    .default(0),
  option('--schemas <directory>', 'serve each schema file {name}.json of this directory as /datasets/{name}', 'SYNTH_SCHEMAS'),
  option('--data-dir <directory>', 'keep long data sets in this directory across restarts', 'SYNTH_DATA_DIR'),
  option(
    '--queue <url>',
    'queue of the workers that write exports: redis://[user:password@]host[:port][/database], or rediss:// for TLS',
    'SYNTH_QUEUE',
  ),
  option(
    '--allowed-host <names>',
    'host names, separated by commas, allowed in the header Host; names of this machine are always allowed, and all names are allowed if this option is not set and --host is not this machine',
    'SYNTH_ALLOWED_HOST',
  ).argParser(readers.hostNames),
  option(
    '--cors-origin <origins>',
    'origins of web pages, separated by commas, whose scripts may read answers',
    'SYNTH_CORS_ORIGIN',
  ).argParser(readers.origins),
  option(
    '--token-file <path>',
    'file with the token that callers must send as "authorization: Bearer"; SYNTH_TOKEN holds the token itself',
    'SYNTH_TOKEN_FILE',
  ),
  option('--rate-limit <count>', 'maximum requests of one client per minute', 'SYNTH_RATE_LIMIT').argParser(readers.integer(1, 1e9)),
  option('--rate-limit-rows <count>', 'maximum rows of one client per minute', 'SYNTH_RATE_LIMIT_ROWS').argParser(readers.integer(1, 1e12)),
  option('--log-level <level>', 'log level on stderr', 'SYNTH_LOG_LEVEL').choices(logLevels).default('info'),
]

/** `synth serve`: runs the HTTP service. */
export function addServe(program: Command, terminal: Terminal): void {
  const command = program.command('serve').description('run the HTTP service')
  for (const each of options) command.addOption(each)
  command.action(async (options: ServeOptions) => {
    const files = tooFewFiles(options.workers, options.maxResponses)
    if (files?.canStart === false) {
      terminal.error(`error: ${files.detail}`)
      terminal.exit(1)
    }
    // Loaded here, so that help and errors appear without delay.
    const { serve } = await import('../server/serve.ts')
    await serve(options, terminal)
  })
}
