import { checkConstraints } from '../engine/check-constraints.ts'
import { manifestOf } from '../output/manifest.ts'
import type { Source } from '../source.ts'
import { inlineRunner } from './inline-runner.ts'
import { Maker } from './maker.ts'
import { mostRows } from './most-rows.ts'
import { OpenWorld, type WorldParts } from './open-world.ts'
import type { Runner } from './runner.ts'
import type { startThreads as start } from './threads.ts'
import type { World } from './world.ts'

/** What is opened, and how. */
interface SourceRequest extends Pick<WorldParts, 'schema' | 'explain'> {
  readonly source: Source
  readonly seed: number
  /** Threads; 0 for none but the calling one. */
  readonly workers: number
}

/** Opens the world of a source. @throws SynthError `schema_invalid` when a row that the seed makes breaks a constraint */
export async function openSource<Tables extends object>({ source, seed, workers, ...parts }: SourceRequest): Promise<World<Tables>> {
  const { plan, compiled } = source.prepared
  checkConstraints(compiled, seed)
  const { tables } = manifestOf(compiled, plan.domain, source.origin, seed)
  const runner = workers === 0 ? inlineRunner() : await threads(workers)
  return new OpenWorld<Tables>({ ...parts, tables, maker: new Maker(source, seed, runner, mostRows) })
}

/**
 * Loads the threads by the name that the package exports them by: where a bundler has put this module into another file, they stay in the
 * package, as their own files have to be found beside them.
 */
async function threads(workers: number): Promise<Runner> {
  const { startThreads } = (await import(import.meta.resolve('synth/threads'))) as { readonly startThreads: typeof start }
  return startThreads(workers)
}
