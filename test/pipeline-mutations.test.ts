import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { domains } from '../src/domains/index.ts'
import { SynthError } from '../src/errors.ts'
import { type Inspection } from '../src/pipeline.ts'
import { inspectSchema, openSchema } from './output/opened.ts'
import { madeJson } from './output/made-bytes.ts'
import { library } from './server/support/schemas.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const schemas = [library, library, ...[...domains.values()].map(({ schema }) => schema)]

/** What slips into schemas: other types, other bounds, names that are there and not there. */
const slips: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    -1,
    0,
    0.5,
    1,
    2,
    100,
    1e9,
    1e15,
    1e308,
    '',
    'customers',
    'author_id',
    'name',
    'today',
    '1 + x',
    [],
    {},
    [[]],
  ),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
)

/** A place in a schema (numbers that lead down, each modulo what is there) and what becomes of it. */
const mutations = fc.record({
  path: fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 }),
  how: fc.constantFrom('replace', 'remove', 'copy', 'rename'),
  slip: slips,
})

type Mutation = typeof mutations extends fc.Arbitrary<infer Value> ? Value : never

const someRows = fc.constantFrom(null, 0, 1, 20)

function mutate(root: Json, { path, how, slip }: Mutation): void {
  let parent: Json = root
  let key: string | null = null
  for (const step of path) {
    const next: Json = key === null ? root : ((parent as Record<string, Json>)[key] ?? null)
    if (typeof next !== 'object' || next === null || Object.keys(next).length === 0) break
    parent = next
    const keys: string[] = Object.keys(next)
    key = keys[step % keys.length] ?? null
  }
  if (key === null || typeof parent !== 'object' || parent === null) return
  const holder = parent as Record<string, Json>
  const old = holder[key] ?? null
  if (how === 'replace') holder[key] = slip
  else if (how === 'copy' && Array.isArray(parent)) parent.push(structuredClone(old))
  else if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else {
    delete holder[key]
    if (how === 'rename') holder[typeof slip === 'string' ? slip : 'kind'] = old
  }
}

function outcomeOf(schema: unknown, rows: number | null): unknown {
  try {
    return inspectSchema({ schema, rows, seed: 0, maxRows: 1e9 })
  } catch (error) {
    return error
  }
}

/** What was inspected, if it is not too much: documents with as many rows as were told. */
function expectRows(schema: unknown, rows: number | null, { estimated_bytes: bytes, row_counts: counts }: Inspection): void {
  if (bytes > 100_000) return
  const output = openSchema({ schema, rows, maxRows: 1e9, seed: 1, format: 'records' })
  const { tables } = madeJson<{ tables: Record<string, unknown[]> }>(output)
  expect(Object.fromEntries(Object.entries(tables).map(([name, { length }]) => [name, length]))).toEqual(counts)
}

/** An inspection, or an error of the table that says where. */
function expectAnswer(schema: unknown, rows: number | null): void {
  const outcome = outcomeOf(schema, rows)
  if (!(outcome instanceof Error)) return expectRows(schema, rows, outcome as Inspection)
  if (!(outcome instanceof SynthError)) throw outcome
  // Rows may be more than none where no table takes them any more.
  expect(['schema_invalid', 'too_many_rows', ...(rows === null ? [] : ['validation_failed'])]).toContain(outcome.code)
  for (const { pointer, detail } of outcome.problems) {
    expect(pointer).toMatch(/^(?:$|\/)/)
    expect(detail.length).toBeGreaterThan(5)
  }
}

describe('a schema with mistakes', () => {
  it('should be generated or refused, never fail', () => {
    fc.assert(
      fc.property(fc.constantFrom(...schemas), fc.array(mutations, { minLength: 1, maxLength: 3 }), someRows, (schema, changes, rows) => {
        const changed = JSON.parse(JSON.stringify(schema)) as Json
        for (const change of changes) mutate(changed, change)
        expectAnswer(changed, rows)
      }),
      { numRuns: 300 },
    )
  })

  it('should be refused when it is any JSON at all', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(outcomeOf(value, null)).toMatchObject({ code: 'schema_invalid' })
      }),
    )
  })
})
