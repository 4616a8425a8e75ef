import { isJsonObject } from '../../json.ts'
import { indexByName } from '../../registry.ts'
import { limits } from '../../schema/limits.ts'
import { duplicateColumns } from './duplicate-columns.ts'
import { identifiers } from './identifiers.ts'
import { ownedMean } from './owned-mean.ts'
import { ownerKeys } from './owner-keys.ts'
import { ranges } from './ranges.ts'
import { columnsOf, type Repair, type SchemaDraft, tablesOf } from './repair.ts'
import { unknownProperties } from './unknown-properties.ts'
import { validNames } from './valid-names.ts'
import { version } from './version.ts'
import { weights } from './weights.ts'

/** Every repair by name, in the order of application. */
export const repairs: ReadonlyMap<string, Repair> = indexByName<Repair>([
  version,
  validNames,
  duplicateColumns,
  ownerKeys,
  unknownProperties,
  identifiers,
  ranges,
  ownedMean,
  weights,
])

/**
 * A repaired copy of a value that should be a schema, with a sentence for each change; `value` itself if it is not an object, or too large.
 */
export function repaired(value: unknown): { readonly value: unknown; readonly warnings: readonly string[] } {
  if (!isJsonObject(value) || isTooLarge(value)) return { value, warnings: [] }
  const draft = structuredClone(value) as Record<string, unknown>
  const warnings = [...repairs.values()].flatMap(({ apply }) => apply(draft))
  return { value: draft, warnings }
}

function isTooLarge(schema: SchemaDraft): boolean {
  const tables = tablesOf(schema)
  return tables.length > limits.tables || tables.reduce((sum, table) => sum + columnsOf(table).length, 0) > limits.columns
}
