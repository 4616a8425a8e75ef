import { indexByName } from '../registry.ts'
import { arrow } from './arrow/arrow.ts'
import { columns } from './columns.ts'
import { copy } from './copy.ts'
import { csv } from './csv.ts'
import type { Format } from './format.ts'
import { json } from './json.ts'
import { ndjson } from './ndjson.ts'
import { parquet } from './parquet/parquet.ts'
import { records } from './records.ts'
import { sql } from './sql/sql.ts'
import { tsv } from './tsv.ts'

/** Every output format by its name. */
export const formats: ReadonlyMap<string, Format> = indexByName([records, columns, ndjson, json, csv, tsv, sql, copy, parquet, arrow])

/** The output format of this name. @throws Error for an unknown name, which callers must have refused before */
export function formatNamed(name: string): Format {
  const found = formats.get(name)
  if (found === undefined) throw new Error(`There is no output format named ${JSON.stringify(name)}`)
  return found
}
