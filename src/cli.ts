#!/usr/bin/env node
import { availableParallelism } from 'node:os'
import { Command, InvalidArgumentError, Option } from 'commander'
import { logLevels } from './server/log.ts'
import { tooFewFiles } from './server/too-few-files.ts'
import { version } from './version.ts'
import type { ServeOptions, Terminal } from './server/serve.ts'

const terminal: Terminal = {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
  exit: (code) => process.exit(code),
}

/** Reads a whole number in plain digits. */
function integer(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d{1,16}$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
    return value
  }
}

function hostName(text: string): string {
  if (!/^[\w.:%-]+$/.test(text)) throw new InvalidArgumentError('It must be a host name or an IP address.')
  return text
}

/** Reads names of hosts without ports, separated by commas, in small letters. */
function hostNames(text: string): readonly string[] {
  const names = text
    .toLowerCase()
    .split(',')
    .map((name) => name.trim().replace(/\.$/, ''))
  if (!names.every((name) => /^[\w.-]+$/.test(name)))
    throw new InvalidArgumentError('It must be names of hosts without ports, separated by commas.')
  return names
}

/** Reads origins of pages, separated by commas. */
function origins(text: string): readonly string[] {
  const found = text.split(',').map((origin) => origin.trim())
  if (!found.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin))
    throw new InvalidArgumentError(
      'It must be origins such as https://app.example:8443, separated by commas, in small letters and without a path.',
    )
  return found
}

function option(flags: string, description: string, variable: string): Option {
  return new Option(flags, description).env(variable)
}

/** Errors are one line, and the wrong use of a command is told from its failure by the exit code 2. */
function createProgram(): Command {
  return new Command('synth')
    .description('Turns a plain-English story into related synthetic tables, streamed at any number of rows, reproducible by seed.')
    .version(version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .configureOutput({ outputError: (text, write) => write(`${text.trim().replaceAll(/\s+/g, ' ')}\n`) })
    .exitOverride(({ exitCode }) => terminal.exit(exitCode === 0 ? 0 : 2))
}

// A reader that closes the pipe early, such as `head`, is no reason to stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const program = createProgram()
program
  .command('serve')
  .description('run the HTTP service')
  .addOption(option('--host <host>', 'address to listen on', 'SYNTH_HOST').argParser(hostName).default('0.0.0.0'))
  .addOption(option('--port <port>', 'port to listen on, 0 for any free one', 'SYNTH_PORT').argParser(integer(0, 65_535)).default(8000))
  .addOption(
    option('--workers <count>', 'threads that generate; the default is the cores that the process may use', 'SYNTH_WORKERS')
      .argParser(integer(1, 256))
      .default(availableParallelism()),
  )
  .addOption(
    option('--max-rows <count>', 'most rows of one response, all tables together', 'SYNTH_MAX_ROWS')
      .argParser(integer(1, 4e9))
      .default(1e9),
  )
  .addOption(
    option('--max-responses <count>', 'most responses streamed at the same time', 'SYNTH_MAX_RESPONSES')
      .argParser(integer(1, 10_000))
      .default(64),
  )
  .addOption(
    option('--grace-seconds <seconds>', 'time that open responses get to end when the service is told to stop', 'SYNTH_GRACE_SECONDS')
      .argParser(integer(0, 3600))
      .default(10),
  )
  .addOption(
    option(
      '--task-seconds <seconds>',
      'most time that a worker may take for one task, and a streamed response to its first byte',
      'SYNTH_TASK_SECONDS',
    )
      .argParser(integer(1, 3600))
      .default(30),
  )
  .addOption(
    option(
      '--memory-mb <megabytes>',
      'memory for caches and rows in the making, all threads together, beside about 200 MB; the default follows from the machine or its control group',
      'SYNTH_MEMORY_MB',
    ).argParser(integer(64, 1_000_000)),
  )
  .addOption(
    option('--stall-seconds <seconds>', 'time after which a reader that takes nothing is cut off', 'SYNTH_STALL_SECONDS')
      .argParser(integer(1, 86_400))
      .default(60),
  )
  .addOption(
    option('--min-rate <bytes>', 'bytes per second that a reader has to take, measured over the stall seconds; 0 for any', 'SYNTH_MIN_RATE')
      .argParser(integer(0, 1e9))
      .default(0),
  )
  .addOption(option('--schemas <directory>', 'serve each schema file {name}.json in it as /datasets/{name}', 'SYNTH_SCHEMAS'))
  .addOption(option('--data-dir <directory>', 'keep long data sets in it beyond the life of the process', 'SYNTH_DATA_DIR'))
  .addOption(
    option(
      '--allowed-host <names>',
      'names, separated by commas, that the header Host may have; those of this machine always may, and any other where neither this is given nor --host is this machine',
      'SYNTH_ALLOWED_HOST',
    ).argParser(hostNames),
  )
  .addOption(
    option(
      '--cors-origin <origins>',
      'origins of pages, separated by commas, whose scripts may read answers',
      'SYNTH_CORS_ORIGIN',
    ).argParser(origins),
  )
  .addOption(
    option(
      '--token-file <path>',
      'a file with the token that callers must send as "authorization: Bearer"; SYNTH_TOKEN holds the token itself',
      'SYNTH_TOKEN_FILE',
    ),
  )
  .addOption(option('--rate-limit <count>', 'most requests of a client in a minute', 'SYNTH_RATE_LIMIT').argParser(integer(1, 1e9)))
  .addOption(option('--rate-limit-rows <count>', 'most rows of a client in a minute', 'SYNTH_RATE_LIMIT_ROWS').argParser(integer(1, 1e12)))
  .addOption(option('--log-level <level>', 'how much to tell on stderr', 'SYNTH_LOG_LEVEL').choices(logLevels).default('info'))
  .action(async (options: ServeOptions) => {
    const files = tooFewFiles(options.workers, options.maxResponses)
    if (files?.canStart === false) {
      terminal.error(`error: ${files.detail}`)
      terminal.exit(1)
    }
    // Loaded here, so that help and errors come at once.
    const { serve } = await import('./server/serve.ts')
    await serve(options, terminal)
  })

if (process.argv.length === 2) program.outputHelp()
else await program.parseAsync()
