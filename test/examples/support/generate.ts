import { openDocument } from '../../../src/engine/document.ts'
import { generateTask } from '../../../src/engine/generate-task.ts'
import { preparePlan } from '../../../src/engine/prepare-plan.ts'
import { referenceList } from '../../../src/lexicon/index.ts'
import { buildPlan } from '../../../src/plan/build-plan.ts'
import type { Schema } from '../../../src/schema/schema.ts'

export interface GeneratedTable {
  readonly name: string
  /** The rows, a JSON array as it stands in the response. */
  readonly json: Uint8Array
}

/** The tables of a response to a schema, generated on this thread. */
export function generateTables(schema: Schema, rows: number, seed: number): readonly GeneratedTable[] {
  const plan = preparePlan(buildPlan(schema, rows, 1e9), referenceList)
  const parts: Uint8Array[] = []
  for (const task of openDocument(plan, { seed, format: 'records', story: null }).tasks()) {
    const { buffer, start, end } = generateTask(task, null)
    parts.push(new Uint8Array(buffer, start, end - start))
  }
  return tablesOf(Buffer.concat(parts), namesOf(plan.plan.tables))
}

function namesOf(tables: readonly { readonly name: string; readonly hidden: boolean }[]): readonly string[] {
  return tables.filter(({ hidden }) => !hidden).map(({ name }) => name)
}

/** Cuts a document where tables begin: inside of a text no quotation mark follows `[`, `,` or `{` without a backslash. */
function tablesOf(document: Buffer, names: readonly string[]): readonly GeneratedTable[] {
  const keys = names.map((name, index) => `${index === 0 ? '{"tables":{' : '],'}"${name}":[`)
  let from = 0
  const starts = keys.map((key) => (from = found(document, key, from) + key.length) - 1)
  const end = found(document, ']},"meta":', from)
  return names.map((name, index) => {
    const next = keys[index + 1]
    const last = next === undefined ? end : (starts[index + 1] ?? 0) - next.length + 1
    return { name, json: document.subarray(starts[index], last + 1) }
  })
}

function found(document: Buffer, text: string, from: number): number {
  const index = document.indexOf(text, from)
  if (index < 0) throw new Error(`The document has no ${text}`)
  return index
}

/** Rows of the primary table that make about `wanted` rows of all tables. */
export function primaryRowsFor(schema: Schema, wanted: number): number {
  const sample = 10_000
  const total = buildPlan(schema, sample, 1e9).tables.reduce((sum, { rows, hidden }) => sum + (hidden ? 0 : rows), 0)
  return Math.max(1, Math.round((sample * wanted) / total))
}
