import type { ColumnKind } from '../../columns/column-kind.ts'
import { columnKinds } from '../../columns/index.ts'

/** Kinds that the model is not told of, each with the reason: everything that it is told costs attention, and tokens in every answer. */
const untold: Readonly<Record<string, string>> = {
  attribute: 'needs an entry of a reference list',
  child: 'a roll_up or a lookup says most of it',
  choice: 'switch does it with columns that need no name',
  compound: 'is read like a name, made of reference lists',
  entry: 'reference lists have attributes that a schema must know by heart',
  occurrence_date: 'recurring tables need a churn model',
  owned_key: 'foreign_key with partition_by does it',
  recurrence: 'recurring tables need a churn model',
}

/** Kinds of row counts that the model is not told of. */
export const untoldRows: ReadonlySet<string> = new Set(['recurring'])

/** The column kinds that the model is told of. */
export function offeredKinds(): readonly ColumnKind[] {
  return [...columnKinds.values()].filter(({ name }) => !Object.hasOwn(untold, name))
}

/** Kinds whose columns only make sense with a name and a place of their own, so that none stands inside another column. */
const onlyWhole: ReadonlySet<string> = new Set([
  'conditional',
  'date',
  'foreign_key',
  'lifecycle',
  'lifecycle_time',
  'owner_key',
  'person',
  'person_attribute',
  'roll_up',
  'self_reference',
  'sequence',
  'sibling_number',
  'split',
  'switch',
  'timestamp',
])

/** The column kinds that may stand inside another column without a name. */
export function innerKinds(): readonly ColumnKind[] {
  return offeredKinds().filter(({ name }) => !onlyWhole.has(name))
}
