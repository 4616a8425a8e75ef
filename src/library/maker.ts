import { breachIn } from '../engine/constraints.ts'
import { type ErrorCode, type Problem, SynthError } from '../errors.ts'
import type { TableOutline } from '../formats/format.ts'
import { type Manifest, manifestOf } from '../output/manifest.ts'
import { layOut } from '../output/lay-out.ts'
import type { Opening } from '../output/opening.ts'
import { openTables } from '../output/open-tables.ts'
import type { Output } from '../output/output.ts'
import type { OutputRequest } from '../output/output-request.ts'
import { partCount, type SizedSplit } from '../output/part-count.ts'
import { parentsFirst } from '../output/parents-first.ts'
import { mostPlannedRows } from '../plan/most-planned-rows.ts'
import type { Source } from '../source.ts'
import type { Chunk, Runner } from './runner.ts'

/** Generates outputs of a source at one seed, until it is closed. */
export class Maker {
  readonly seed: number
  readonly #source: Source
  readonly #runner: Runner
  #isClosed = false

  constructor(source: Source, seed: number, runner: Runner) {
    this.seed = seed
    this.#source = source
    this.#runner = runner
  }

  /**
   * Lays an output out without generating any rows. @throws SynthError `selection_unknown`, `too_many_rows`, `format_unsuited`,
   * `world_closed`
   */
  open(request: OutputRequest): Output {
    this.#requireOpen()
    return layOut(this.#opening(request), { ...request, seed: this.seed, origin: this.#source.origin })
  }

  /** Number of files into which a split cuts a table. @throws SynthError as `partCount` does */
  partCount(request: OutputRequest, split: SizedSplit): number {
    this.#requireOpen()
    return partCount(this.#source.prepared.compiled, this.#opening(request), this.seed, request, split)
  }

  /** Describes the data set without files. */
  manifest(): Manifest {
    const { prepared, origin } = this.#source
    return manifestOf(prepared.compiled, prepared.plan.domain, origin, this.seed)
  }

  /** The outlines of all tables, parents before children. */
  outlines(request: Omit<OutputRequest, 'table'>): readonly TableOutline[] {
    const tables = openTables(this.#source.prepared.compiled, request, mostPlannedRows)
    return parentsFirst(tables).map(({ outline }) => outline)
  }

  /**
   * The bytes of an output, generated as they are read.
   * @throws SynthError `schema_invalid` for a row that breaks a constraint, `plan_too_costly`, `workers_lost`, `world_closed`
   */
  async *chunks(output: Output): AsyncGenerator<Chunk, void, undefined> {
    try {
      for await (const chunk of this.#runner.run(output)) {
        this.#requireOpen()
        yield chunk
      }
    } catch (error) {
      this.#requireOpen()
      throw asSynthError(error)
    }
  }

  close(): Promise<void> {
    this.#isClosed = true
    return this.#runner.close()
  }

  #opening(request: OutputRequest): Opening {
    const { prepared, story } = this.#source
    const { plan, compiled, shared, isCheap, isSoonTried } = prepared
    const tables = openTables(compiled, request, mostPlannedRows)
    return { plan: shared, domain: plan.domain, story, tables, isCheap, isSoonTried }
  }

  #requireOpen(): void {
    if (this.#isClosed) throw new SynthError('world_closed', 'The world is closed: open it again to read more of it')
  }
}

/**
 * An error in the form that callers know. The threads have separate copies of the error classes where a bundler has moved this module into
 * another file.
 */
function asSynthError(error: unknown): unknown {
  const breach = breachIn(error)
  if (breach !== null) return new SynthError('schema_invalid', `${breach.pointer}: ${breach.detail}`, [breach])
  if (error instanceof SynthError || !(error instanceof Error) || error.name !== 'SynthError') return error
  const { code, message, problems } = error as Error & { readonly code: ErrorCode; readonly problems: readonly Problem[] }
  return new SynthError(code, message, problems)
}
