import { SynthError } from '../errors.ts'
import { describeValue, isJsonObject } from '../json.ts'
import { inspectSchema } from '../pipeline.ts'
import { mostPlannedRows } from '../plan/most-planned-rows.ts'
import { schemaSource } from '../source.ts'
import type { Explanation } from './explanation.ts'
import { openSource } from './open-source.ts'
import { readWorldOptions } from './read-world-options.ts'
import type { SchemaDocument } from './schema-document.ts'
import type { TablesOf } from './tables-of.ts'
import type { World } from './world.ts'
import type { WorldOptions } from './world-options.ts'
import type { SchemaOutline, WrittenSchema } from './written-schema.ts'

/**
 * Opens the tables of a schema. This plans them; rows are generated when they are read.
 * @param schema as docs/schema.md describes it; where it is written in place, or `as const`, it is checked by its type, and names and cells
 * are typed
 * @throws SynthError `schema_invalid` with JSON pointers into the schema, `validation_failed`, `too_many_rows`, `plan_too_costly`
 */
export async function openSchema<const Document extends SchemaOutline>(
  schema: Document & WrittenSchema<Document>,
  options: WorldOptions = {},
): Promise<World<TablesOf<Document>>> {
  const json = jsonOf(schema)
  const { rows, seed, ...threads } = readWorldOptions(options)
  const source = schemaSource({ json, rows }, mostPlannedRows)
  const explain = (): Explanation => explanationOf(source.schema, inspectSchema({ json, rows, seed, maxRows: mostPlannedRows }))
  return openSource<TablesOf<Document>>({ source, schema: source.schema, explain, seed, ...threads })
}

/** @throws SynthError `validation_failed` if `schema` is not a JSON object */
function jsonOf(schema: unknown): string {
  try {
    // JSON.stringify returns undefined if a toJSON method does.
    const json = isJsonObject(schema) ? (JSON.stringify(schema) as string | undefined) : undefined
    if (json !== undefined) return json
  } catch (error) {
    if (error instanceof RangeError) throw notJson('it is nested too deep')
    throw notJson(error instanceof Error ? error.message : String(error))
  }
  throw notJson(`it is ${describeValue(schema)}${typeof schema === 'string' ? ': parse it first, with JSON.parse' : ''}`)
}

function notJson(reason: string): SynthError {
  const detail = `must be a JSON object, but ${reason}`
  return new SynthError('validation_failed', `The schema ${detail}`, [{ pointer: '', detail }])
}

/** The explanation of a schema: no facts and no unused parts. */
function explanationOf(schema: SchemaDocument, inspection: ReturnType<typeof inspectSchema>): Explanation {
  const { row_counts: counts, warnings, rows, estimated_bytes, cost } = inspection
  return {
    domain: { name: schema.name ?? 'custom', score: 0, confidence: 0, words: [], runners_up: [] },
    tables: Object.entries(counts).map(([name, own]) => ({ name, rows: own, reason: 'the schema says so' })),
    facts: [],
    unused: [],
    warnings: warnings.map(({ pointer, detail }) => `${pointer}: ${detail}`),
    schema,
    rows,
    estimated_bytes,
    cost,
  }
}
