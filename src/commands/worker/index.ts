import { availableParallelism } from 'node:os'
import type { Command, Option } from 'commander'
import { logLevels } from '../../server/log.ts'
import type { Terminal } from '../../server/serve.ts'
import { reportFailures } from '../failure.ts'
import { memoryOption } from '../memory-option.ts'
import { option } from '../option.ts'
import { readers } from '../readers.ts'
import type { WorkerOptions } from './run-worker.ts'

const options: readonly Option[] = [
  option('--queue <url>', 'Redis or Valkey: redis://[user:password@]host[:port][/database], or rediss:// for TLS', 'SYNTH_QUEUE'),
  option(
    '--destination <name=place...>',
    'a destination of exports: a name, and a directory or s3://bucket/prefix that all workers share; may be repeated',
    'SYNTH_DESTINATION',
  ),
  option('--threads <count>', 'threads that generate the data of a part; 0 for none', 'SYNTH_THREADS')
    .argParser(readers.integer(0, 256))
    .default(availableParallelism()),
  memoryOption().env('SYNTH_MEMORY_MB'),
  option('--lease-seconds <seconds>', 'time after which a worker that does not answer loses its part to another one', 'SYNTH_LEASE_SECONDS')
    .argParser(readers.integer(1, 3600))
    .default(15),
  option('--grace-seconds <seconds>', 'time that the part in progress has to finish when the worker is stopped', 'SYNTH_GRACE_SECONDS')
    .argParser(readers.integer(0, 3600))
    .default(10),
  option('--log-level <level>', 'log level on stderr', 'SYNTH_LOG_LEVEL').choices(logLevels).default('info'),
]

const examples = `
Example:
  synth worker --queue redis://localhost:6379 --destination lake=/data/lake --destination cloud=s3://bucket/prefix`

/** `synth worker`: makes parts of exports. */
export function addWorker(program: Command, terminal: Terminal): void {
  const command = program.command('worker').description('make parts of exports that a queue hands out').addHelpText('after', examples)
  for (const each of options) command.addOption(each)
  command.action((given: WorkerOptions) =>
    reportFailures(terminal, async () => {
      const { runWorker } = await import('./run-worker.ts')
      await runWorker(given, terminal)
    }),
  )
}
