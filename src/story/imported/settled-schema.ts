import type { ImportNote } from '../../import/imported.ts'
import type { Schema } from '../../schema/schema.ts'
import { withFilledColumns } from './filled-columns.ts'
import { tellOrders } from './ordered-columns.ts'
import { withPlainColumns } from './plain-columns.ts'
import type { ResolvedTable } from './resolved-tables.ts'
import { settledSets } from './settled-sets.ts'
import { withFittingTexts } from './fitting-texts.ts'

/**
 * The schema of imported tables as the engine takes it, with keys, unique sets and lengths as declared. Notes say what is not possible.
 * @param tables the imported tables, in the order of the schema
 */
export function settledSchema(schema: Schema, tables: readonly ResolvedTable[], notes: ImportNote[]): Schema {
  // A column that is changed for a set may be one that others read, so the columns are looked at again afterwards.
  const settled = (given: Schema): Schema => withPlainColumns(settledSets(withPlainColumns(given, tables), tables, notes), tables)
  const own = settled(schema)
  const short = withFittingTexts(own, tables)
  const whole = withFilledColumns(short === own ? own : settled(short), tables)
  tellOrders(whole, tables, notes)
  return whole
}
