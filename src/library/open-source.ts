import { threadBudget } from '../caches/thread-budget.ts'
import { checkConstraints } from '../engine/check-constraints.ts'
import { manifestOf } from '../output/manifest.ts'
import type { Source } from '../source.ts'
import { inlineRunner } from './inline-runner.ts'
import { Maker } from './maker.ts'
import { OpenWorld, type WorldParts } from './open-world.ts'
import type { Runner } from './runner.ts'
import type { startThreads as start } from './threads.ts'
import type { World } from './world.ts'

/** A source and how to open it. */
interface SourceRequest extends Pick<WorldParts, 'schema' | 'explain'> {
  readonly source: Source
  readonly seed: number
  /** Number of threads; 0 generates on the calling thread. */
  readonly workers: number
  /** Memory of all threads in MiB; null for the default. */
  readonly memoryMb: number | null
}

/** Opens the world of a source. @throws SynthError `schema_invalid` when a row generated with the seed breaks a constraint */
export async function openSource<Tables extends object>({
  source,
  seed,
  workers,
  memoryMb,
  ...parts
}: SourceRequest): Promise<World<Tables>> {
  const { plan, compiled } = source.prepared
  checkConstraints(compiled, seed)
  const { tables } = manifestOf(compiled, plan.domain, source.origin, seed)
  const threadBytes = memoryMb === null ? null : Math.floor((memoryMb * 2 ** 20) / (workers + 1))
  if (threadBytes !== null) threadBudget.set(threadBytes)
  const runner = workers === 0 ? inlineRunner() : await threads(workers, threadBytes)
  return new OpenWorld<Tables>({ ...parts, tables, maker: new Maker(source, seed, runner) })
}

/**
 * Imports the threads through the export of the package, not by a relative path: where a bundler has moved this module into another file,
 * the threads stay in the package, next to the files that they load.
 */
async function threads(workers: number, threadBytes: number | null): Promise<Runner> {
  const { startThreads } = (await import(import.meta.resolve('synth/threads'))) as { readonly startThreads: typeof start }
  return startThreads(workers, threadBytes)
}
