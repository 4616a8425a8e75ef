import type { ColumnKind } from '../../columns/column-kind.ts'
import { columnKinds } from '../../columns/index.ts'

/**
 * Kinds that are described to the model, the most common ones first. The others are omitted, because each description costs attention, of
 * which small models have little.
 */
const offeredNames: readonly string[] = [
  'sequence',
  'owner_key',
  'foreign_key',
  'lookup',
  'roll_up',
  'formula',
  'category',
  'boolean',
  'integer',
  'decimal',
  'timestamp',
  'date',
  'after',
  'person',
  'person_attribute',
  'lifecycle',
  'lifecycle_time',
  'conditional',
  'switch',
  'mapping',
  'template',
  'pattern',
  'phone',
  'faker',
  'uuid',
  'birth_date',
  'self_reference',
  'split',
]

/** Rules for row counts that are not described to the model. */
export const omittedRows: ReadonlySet<string> = new Set(['recurring'])

/** Properties without effect, properties that the model should not decide, and properties more detailed than stories are. */
export const omittedProperties: ReadonlySet<string> = new Set([
  '$schema',
  'answers',
  'description',
  'ending',
  'even_in',
  'locale',
  'min_age_days',
  'reference_date',
  'story',
])

/** The column kinds that are described to the model, without other forms of their parameters. */
export function offeredKinds(): readonly ColumnKind[] {
  return offeredNames.flatMap((name) => {
    const kind = columnKinds.get(name)
    if (kind === undefined) return []
    const { written: _forms, ...plain } = kind
    return [plain]
  })
}

/** Kinds that make sense inside another column, without a name. */
const inner: ReadonlySet<string> = new Set([
  'boolean',
  'category',
  'decimal',
  'faker',
  'formula',
  'integer',
  'after',
  'lookup',
  'pattern',
  'phone',
  'template',
  'uuid',
])

/** The column kinds that are allowed inside another column without a name. */
export function innerKinds(): readonly ColumnKind[] {
  return offeredKinds().filter(({ name }) => inner.has(name))
}
