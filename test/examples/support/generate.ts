import { inspectSchema, openSchema } from '../../output/opened.ts'
import type { AnySchema } from '../../../src/schema/any-schema.ts'
import { madeBytes } from '../../output/made-bytes.ts'

const maxRows = 1e9

export interface GeneratedTable {
  readonly name: string
  /** The rows, a JSON array as it stands in the response. */
  readonly json: Uint8Array
}

/** The tables of the response to a schema, generated on this thread. */
export function generateTables(schema: AnySchema, rows: number, seed: number): readonly GeneratedTable[] {
  return tablesOf(madeBytes(openSchema({ schema, rows, seed, format: 'records', maxRows }).steps()))
}

const beforeMeta = ']},"meta":'

/** Cuts a document where tables begin: inside of a text no quotation mark follows `[`, `,` or `{` without a backslash. */
function tablesOf(document: Buffer): readonly GeneratedTable[] {
  const end = found(document, beforeMeta, 0)
  const meta = JSON.parse(document.subarray(end + beforeMeta.length, -1).toString()) as { readonly row_counts: object }
  const names = Object.keys(meta.row_counts)
  const keys = names.map((name, index) => Buffer.from(`${index === 0 ? '{"tables":{' : '],'}"${name}":[`))
  let from = 0
  const starts = keys.map((key) => (from = found(document, key, from) + key.length) - 1)
  return names.map((name, index) => {
    const next = keys[index + 1]
    const last = next === undefined ? end : (starts[index + 1] ?? 0) - next.length + 1
    return { name, json: document.subarray(starts[index], last + 1) }
  })
}

function found(document: Buffer, text: Buffer | string, from: number): number {
  const index = document.indexOf(text, from)
  if (index < 0) throw new Error(`The document has no ${text.toString()}`)
  return index
}

/** Rows of the primary table that make about `wanted` rows of all tables. */
export function primaryRowsFor(schema: AnySchema, wanted: number): number {
  const sample = 10_000
  const { rows } = inspectSchema({ schema, rows: sample, seed: 0, maxRows })
  return Math.max(1, Math.round((sample * wanted) / rows))
}

/** What of a schema has no effect. */
export function warningsOf(schema: AnySchema): readonly unknown[] {
  return inspectSchema({ schema, rows: null, seed: 0, maxRows }).warnings
}
