import { fileAddress } from '../file-address.ts'
import type { Taken } from '../taken.ts'
import { fitting } from './fitting.ts'
import type { LineWriter } from './line.ts'

const readers: Readonly<Record<string, string>> = {
  parquet: 'read_parquet($)',
  csv: 'read_csv($)',
  tsv: "read_csv($, delim = '\\t')",
  ndjson: "read_json($, format = 'newline_delimited')",
  json: "read_json($, format = 'array')",
}

const note = 'Addresses are read by the extension httpfs, which DuckDB loads by itself.'

export const duckdb: LineWriter = (chosen) => {
  const { taken, note: other } = fitting(chosen, 'DuckDB', Object.keys(readers))
  const tables = taken.table === null ? taken.tables : [taken.table]
  const statements = tables.map((table) => statement({ ...taken, table }))
  const secret = taken.needsToken
    ? [`CREATE SECRET (TYPE http, EXTRA_HTTP_HEADERS MAP {'authorization': 'Bearer ' || getenv('SYNTH_TOKEN')});`]
    : []
  return { tool: 'DuckDB', language: 'SQL', code: [...secret, ...statements].join('\n'), note: other === null ? note : `${other} ${note}` }
}

function statement(taken: Taken): string {
  const { table, format, isGzipped } = taken
  const isPacked = isGzipped && format !== 'parquet'
  const file = `'${fileAddress(taken, 'ref')}'${isPacked ? ", compression = 'gzip'" : ''}`
  return `CREATE TABLE "${table ?? ''}" AS FROM ${(readers[format] ?? '').replace('$', () => file)};`
}
