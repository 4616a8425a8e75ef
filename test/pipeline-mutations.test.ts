import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { domains } from '../src/domains/index.ts'
import { SynthError } from '../src/errors.ts'
import { inspectSchema } from '../src/pipeline.ts'
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

function outcomeOf(schema: unknown): unknown {
  try {
    return inspectSchema({ schema, rows: null, maxRows: 1e9 })
  } catch (error) {
    return error
  }
}

/** An inspection, or an error of the table that says where. */
function expectAnswer(schema: unknown): void {
  const outcome = outcomeOf(schema)
  if (!(outcome instanceof Error)) return expect(outcome).toMatchObject({ rows: expect.any(Number) })
  if (!(outcome instanceof SynthError)) throw outcome
  expect(['schema_invalid', 'too_many_rows']).toContain(outcome.code)
  for (const { pointer, detail } of outcome.problems) {
    expect(pointer).toMatch(/^(?:$|\/)/)
    expect(detail.length).toBeGreaterThan(5)
  }
}

describe('a schema with mistakes', () => {
  it('should be inspected or refused, never fail', () => {
    fc.assert(
      fc.property(fc.constantFrom(...schemas), fc.array(mutations, { minLength: 1, maxLength: 3 }), (schema, changes) => {
        const changed = JSON.parse(JSON.stringify(schema)) as Json
        for (const change of changes) mutate(changed, change)
        expectAnswer(changed)
      }),
      { numRuns: 300 },
    )
  })

  it('should be refused when it is any JSON at all', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(outcomeOf(value)).toMatchObject({ code: 'schema_invalid' })
      }),
    )
  })
})
