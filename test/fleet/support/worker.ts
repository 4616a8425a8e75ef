import { type Cli, startCli } from '../../cli/support/run-cli.ts'
import { until } from '../../server/support/start-app.ts'

/** The arguments of a worker that soon loses its part if it does not answer. */
export function workerArgs(queue: string, destinations: readonly string[], more: readonly string[] = []): readonly string[] {
  const places = destinations.flatMap((place) => ['--destination', place])
  return ['worker', '--queue', queue, ...places, '--threads', '0', '--lease-seconds', '2', ...more]
}

/** Starts such a worker, and waits until it takes parts. */
export async function startWorker(
  queue: string,
  destinations: readonly string[],
  more: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Cli> {
  const cli = startCli(workerArgs(queue, destinations, more), env)
  let hasEnded = false
  void cli.outcome.then(() => (hasEnded = true))
  await until(() => hasEnded || cli.out().includes('makes parts for'))
  if (hasEnded) throw new Error(`The worker ended: ${(await cli.outcome).error}`)
  return cli
}

/** The lines of the log of workers that have ended, with this message. */
export async function logged(workers: readonly Cli[], message: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const outcomes = await Promise.all(
    workers.map(({ child, outcome }) => {
      child.kill('SIGTERM')
      return outcome
    }),
  )
  const lines = outcomes.flatMap(({ error }) => error.split('\n').filter((line) => line.startsWith('{')))
  return lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>).filter(({ msg }) => msg === message)
}
