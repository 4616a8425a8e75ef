import type { CompiledColumn } from '../columns/column-kind.ts'
import { insteadOf } from '../nearest.ts'
import type { TablePlan } from '../plan/plan.ts'
import { FollowingError, SchemaError } from '../schema/schema-error.ts'
import { arrivalOf, arrivalPlace } from '../time/arrival.ts'
import type { CompiledTable } from './compiled-plan.ts'
import { type Found, isFailed } from './found.ts'

/** A partly compiled table. */
export type Draft = { -readonly [Key in keyof CompiledTable]: CompiledTable[Key] } & {
  columns: CompiledColumn[]
  /** Indices of the columns being compiled, each read by the previous one. */
  readonly open: Set<number>
  /** Indices of columns that do not compile, whose problems are noted. */
  readonly failed: Set<number>
}

/** Table `index` of a plan without compiled columns. */
export function draftOf(plan: TablePlan, index: number, found: Found): Draft {
  return {
    index,
    plan,
    columns: [],
    open: new Set(),
    failed: new Set([...plan.columns.keys()].filter((place) => isFailed(found, index, place))),
    ownership: null,
    constraints: [],
    timeline: isFailed(found, index, arrivalPlace(plan.columns)) ? null : arrivalOf(plan),
  }
}

/** @throws SchemaError if there is no table of that name */
export function draftNamed(drafts: readonly Draft[], name: string, { failed }: Found): Draft {
  const draft = drafts.find(({ plan }) => plan.name === name)
  if (draft === undefined) {
    const names = drafts.map(({ plan }) => plan.name)
    throw new SchemaError(`There is no table "${name}"${insteadOf(name, names)}`)
  }
  if (failed.has(`/tables/${draft.index}`)) throw new FollowingError()
  return draft
}

/** JSON pointer (RFC 6901) of a column. */
export function columnPointer({ index: table }: Draft, index: number): string {
  return `/tables/${table}/columns/${index}`
}
