import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomes } from '../../src/outcomes/index.ts'
import type { AnyTable } from '../../src/schema/any-schema.ts'
import { type Cells, compileTables, listCells, rangeCells, tableOf } from '../engine/support/evaluate.ts'
import { expectGolden } from '../golden/expect-golden.ts'
import { hashOf } from '../golden/hash-of.ts'
import { outcomeHashes } from '../golden/outcomes.ts'
import { outcomeCases, type OutcomeCase } from './fixtures.ts'
import { problemsOf } from './tables.ts'

const seed = 42
const rows = 9000

/** Every column of every table of a case that its outcome changes or adds, evaluated any way. */
function subjectsOf({ tables, columns }: OutcomeCase) {
  const plan = compileTables(tables, rows)
  return columns.map(([table, column]) => ({
    label: `${table}.${column}`,
    total: tableOf(plan, table).plan.rows,
    range: (withSeed: number, first: number, count: number): Cells => rangeCells(plan, withSeed, table, column, first, count),
    list: (withSeed: number, list: readonly number[]): Cells => listCells(plan, withSeed, table, column, list),
  }))
}

function lanesOf({ lanes, nulls }: Cells): readonly (readonly number[])[] {
  return [...lanes.map((lane) => [...lane]), [...(nulls ?? [])]]
}

describe.each([...outcomes.values()])('outcome $name', ({ name, description, params, examples }) => {
  it('should have examples, and a case for each', () => {
    expect(examples.length).toBeGreaterThan(0)
    expect(outcomeCases.filter(({ type }) => type === name).length).toBeGreaterThanOrEqual(examples.length)
  })

  it('should describe itself and every parameter', () => {
    expect(description.length).toBeGreaterThan(40)
    for (const property of Object.values(params.properties)) expect(property).toHaveProperty('description', expect.stringMatching(/.{10}/))
  })

  const base = outcomeCases.find(({ type }) => type === name)

  function problemsWith(
    change: (outcome: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
  ): ReturnType<typeof problemsOf> {
    const tables = (base?.tables ?? []).map((table): AnyTable =>
      table.outcomes === undefined
        ? table
        : { ...table, outcomes: table.outcomes.map((outcome) => ({ ...change(outcome), type: outcome.type })) },
    )
    return problemsOf(tables, 100)
  }

  it.each(Object.keys(params.properties))('should refuse a %s of the wrong type and say where', (property) => {
    expect(problemsWith((outcome) => ({ ...outcome, [property]: null }))).toContainEqual(
      expect.objectContaining({ pointer: expect.stringMatching(new RegExp(`^/tables/0/outcomes/0/${property}`)) }),
    )
  })

  it('should refuse a parameter that it does not know and say where', () => {
    expect(problemsWith((outcome) => ({ ...outcome, no_such: 1 }))).toContainEqual(
      expect.objectContaining({ pointer: '/tables/0/outcomes/0/no_such' }),
    )
  })

  it('should refuse to change a column that is not there, and say which outcome', () => {
    const named = Object.hasOwn(params.properties, 'columns') ? { columns: ['no_such'] } : { column: 'no_such' }
    expect(problemsWith((outcome) => ({ ...outcome, ...named }))).toEqual([
      { pointer: '/tables/0/outcomes/0', detail: expect.stringContaining('no column "no_such"') as string },
    ])
  })
})

it('should refuse an unknown outcome', () => {
  const [base] = outcomeCases
  const tables = (base?.tables ?? []).map((table): AnyTable => ({ ...table, outcomes: [{ type: 'total' }] }))
  expect(problemsOf(tables, 10)).toContainEqual(expect.objectContaining({ pointer: '/tables/0/outcomes/0/type' }))
})

describe.each(outcomeCases)('$name', (outcomeCase) => {
  const subjects = subjectsOf(outcomeCase)

  it('should give the same cells with the same seed and others with another', () => {
    const hashes = (withSeed: number): readonly string[] =>
      subjectsOf(outcomeCase).map(({ range, total }) => hashOf(range(withSeed, 0, total)))
    expect(hashes(seed)).toEqual(hashes(seed))
    expect(hashes(seed)[0]).not.toBe(hashes(43)[0])
  })

  it.each(subjects)('should give the same cells of $label in whatever ranges and lists they are asked for', ({ total, range, list }) => {
    const whole = lanesOf(range(seed, 0, total))
    const starts = fc.oneof(
      fc.nat(total),
      fc.constantFrom(0, 63, 64, 4095, 4096, 8192).map((start) => Math.min(start, total)),
    )
    fc.assert(
      fc.property(starts, fc.oneof(fc.nat(5), fc.nat(3000)), (first, length) => {
        const count = Math.min(length, total - first)
        expect(lanesOf(range(seed, first, count))).toEqual(whole.map((lane) => lane.slice(first, first + count)))
      }),
      { numRuns: 8 },
    )
    fc.assert(
      fc.property(fc.array(fc.nat(Math.max(total - 1, 0)), { maxLength: total === 0 ? 0 : 300 }), (places) => {
        const repeated = [...places, ...places.slice(0, 9)]
        expect(lanesOf(list(seed, repeated))).toEqual(whole.map((lane) => (lane.length === 0 ? [] : repeated.map((place) => lane[place]))))
      }),
      { numRuns: 6 },
    )
  })

  it('should work at any size, with or without rows', () => {
    for (const size of outcomeCase.sizes) expect(problemsOf(outcomeCase.tables, size)).toEqual([])
  })

  it.each(subjects)('should still give the cells of $label that this version gives', ({ label, total, range }) => {
    expectGolden(outcomeHashes, `${outcomeCase.name} ${label}`, hashOf(range(seed, 0, total)))
  })
})
