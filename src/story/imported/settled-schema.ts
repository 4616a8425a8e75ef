import type { ImportNote } from '../../import/imported.ts'
import type { Schema } from '../../schema/schema.ts'
import { withPlainColumns } from './plain-columns.ts'
import type { ResolvedTable } from './resolved-tables.ts'
import { settledSets } from './settled-sets.ts'
import { withShortTexts } from './short-texts.ts'

/**
 * The schema of imported tables as the engine takes it, with keys, unique sets and lengths as declared. Notes say what is not possible.
 * @param tables the imported tables, in the order of the schema
 */
export function settledSchema(schema: Schema, tables: readonly ResolvedTable[], notes: ImportNote[]): Schema {
  const settled = settledSets(withPlainColumns(schema, tables), tables, notes)
  const short = withShortTexts(settled, tables)
  return short === settled ? settled : settledSets(withPlainColumns(short, tables), tables, notes)
}
