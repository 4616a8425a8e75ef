import fc from 'fast-check'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { describe, expect, it } from 'vitest'
import type { ValueRange } from '../../src/columns/column-kind.ts'
import { columnKinds } from '../../src/columns/index.ts'
import { SynthError } from '../../src/errors.ts'
import { buildPlan } from '../engine/support/build-plan.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { type Cells, compileTables, listCells, rangeCells, tableOf } from '../engine/support/evaluate.ts'
import { hashOf } from '../golden/hash-of.ts'
import { columnHashes } from '../golden/columns.ts'
import { expectGolden } from '../golden/expect-golden.ts'
import { type ColumnCase, columnCases } from './fixtures.ts'
import { violations } from './violations.ts'

const seed = 42
const primaryRows = 9000

/** The column, alone in its tables, evaluated any way. */
function subjectOf(columnCase: ColumnCase): {
  readonly total: number
  readonly bounds: ValueRange | undefined
  readonly range: (seed: number, first: number, count: number) => Cells
  readonly list: (seed: number, rows: readonly number[]) => Cells
} {
  const plan = compileTables(columnCase.tables, primaryRows)
  return {
    total: tableOf(plan, 'rows').plan.rows,
    bounds: tableOf(plan, 'rows').columns.at(place(columnCase).column)?.range,
    range: (withSeed, first, count) => rangeCells(plan, withSeed, 'rows', 'subject', first, count),
    list: (withSeed, rows) => listCells(plan, withSeed, 'rows', 'subject', rows),
  }
}

/** The same, or why its schema is refused. */
function subjectOrFault(columnCase: ColumnCase): ReturnType<typeof subjectOf> | string {
  try {
    return subjectOf(columnCase)
  } catch (error) {
    if (error instanceof SynthError) return error.message
    throw error
  }
}

/** Cells of some places of a longer column. */
function picked({ layout, lanes, nulls }: Cells, places: readonly number[]): Cells {
  const take = <Values extends Float64Array | Int32Array | Uint8Array>(values: Values): Values => {
    const out = values.slice(0, 0).constructor as new (length: number) => Values
    const result = new out(places.length)
    places.forEach((place, i) => (result[i] = values[place] as number))
    return result
  }
  return { layout, count: places.length, lanes: lanes.map(take), nulls: nulls === null ? null : take(nulls) }
}

function span(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => first + i)
}

describe.each([...columnKinds.values()])('column kind $name', ({ name, params, examples, usage = [] }) => {
  const base = columnCases.find(({ kind }) => kind === name)
  // Without a case, that alone is what is wrong.
  const properties = base === undefined ? [] : Object.keys(params.properties)

  it('should have an example or a fixture, and something to show in the docs', () => {
    expect(base, `${name} has no example, and no fixture in fixtures-a-l.ts or fixtures-m-z.ts`).toBeDefined()
    expect([...examples, ...usage], `${name} has a fixture, but no usage to show in the docs`).not.toEqual([])
  })

  it('should describe every parameter, or what holds it', () => {
    const missing = undescribed(params, '', true)
    expect(missing, `no description of ${missing.join(', ')}`).toEqual([])
  })

  it.each(properties)('should refuse a %s of the wrong type and say where', (property) => {
    const wrong = Value.Check(params.properties[property] ?? Type.Never(), null) ? 7 : null
    expect(problemsOf(base, (subject) => ({ ...subject, [property]: wrong }))).toContainEqual(
      expect.objectContaining({ pointer: expect.stringMatching(new RegExp(`^${pointerOf(base)}/${property}`)) }),
    )
  })

  it.runIf(base !== undefined)('should refuse a parameter that it does not know and say where', () => {
    expect(problemsOf(base, (subject) => ({ ...subject, no_such: 1 }))).toContainEqual(
      expect.objectContaining({ pointer: `${pointerOf(base)}/no_such` }),
    )
  })

  it.runIf(base !== undefined)('should refuse to do without a parameter that is required', () => {
    for (const property of params.required ?? []) {
      const problems = problemsOf(
        base,
        (subject) => Object.fromEntries(Object.entries(subject).filter(([name]) => name !== property)) as AnyColumn,
      )
      expect(problems).toContainEqual({ pointer: pointerOf(base), detail: expect.stringContaining(property) as string })
    }
  })
})

describe.each(columnCases)('$name', (columnCase) => {
  const subject = subjectOrFault(columnCase)
  if (typeof subject === 'string') {
    it('should be a valid column', () => expect.fail(subject))
    return
  }
  const whole = subject.range(seed, 0, subject.total)

  it('should have enough rows to cross a chunk', () => {
    expect(subject.total).toBeGreaterThan(8200)
  })

  it('should give the same cells with the same seed and others with another', () => {
    expect(difference(subjectOf(columnCase).range(seed, 0, subject.total), whole)).toBeNull()
    expect(hashOf(subject.range(43, 0, subject.total)) === hashOf(whole)).toBe(columnCase.fixed)
  })

  it('should give the same cells in whatever ranges they are asked for', () => {
    const range = fc.tuple(
      fc.oneof(fc.nat(subject.total), fc.constantFrom(4095, 4096, 4097, 8191, 8192)),
      fc.oneof(fc.nat(5), fc.nat(5000)),
    )
    fc.assert(
      fc.property(range, ([first, length]) => {
        const count = Math.min(length, subject.total - first)
        expect(difference(subject.range(seed, first, count), picked(whole, span(first, count)))).toBeNull()
      }),
      { numRuns: 12 },
    )
  })

  it('should give the same cells for any list of rows', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(subject.total - 1), { maxLength: 600 }), (rows) => {
        const repeated = [...rows, ...rows.slice(0, 9), ...rows.slice(0, 9)]
        expect(difference(subject.list(seed, repeated), picked(whole, repeated))).toBeNull()
      }),
      { numRuns: 8 },
    )
  })

  it('should keep to its layout', () => {
    expect(violations(whole)).toEqual([])
  })

  it('should state bounds of its numbers, and stay within them', () => {
    const { bounds } = subject
    if (whole.layout.type === 'number') expect(bounds).toBeDefined()
    if (bounds === undefined) return
    const cells = [...(whole.lanes[0] ?? [])].filter((_, row) => whole.nulls?.[row] !== 1)
    expect(cells.reduce((least, cell) => Math.min(least, cell), Infinity)).toBeGreaterThanOrEqual(bounds.min)
    expect(cells.reduce((most, cell) => Math.max(most, cell), -Infinity)).toBeLessThanOrEqual(bounds.max)
  })

  it('should still give the cells that this version gives', () => {
    expectGolden(columnHashes, columnCase.name, hashOf(whole))
  })
})

/** The first cell in which two columns differ; null when there is none. */
function difference(left: Cells, right: Cells): string | null {
  if (left.count !== right.count || left.lanes.length !== right.lanes.length) return 'not of one shape'
  const lanesOf = ({ lanes, nulls }: Cells): readonly ArrayLike<number>[] => [...lanes, nulls ?? []]
  for (const [index, lane] of lanesOf(left).entries()) {
    const other = lanesOf(right)[index] ?? []
    if (lane.length !== other.length) return `lane ${index} is not of one length`
    for (let row = 0; row < lane.length; row++)
      if (lane[row] !== other[row]) return `lane ${index}, row ${row}: ${lane[row]} and ${other[row]}`
  }
  return null
}

/** Paths of properties that neither have a description nor are in an object that has one. */
function undescribed(schema: unknown, path: string, described: boolean): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const node = schema as {
    readonly properties?: object
    readonly items?: unknown
    readonly anyOf?: readonly unknown[]
    readonly description?: unknown
  }
  const own = typeof node.description === 'string' && node.description.length > 4
  const inner = path === '' ? false : own
  const alternatives = node.anyOf ?? []
  const spread = alternatives.length > 0 && alternatives.every((child) => undescribed(child, '/', false).length === 0)
  return [
    ...(described || own || spread ? [] : [path]),
    ...Object.entries(node.properties ?? {}).flatMap(([key, child]) => undescribed(child, `${path}/${key}`, inner)),
    ...undescribed(node.items, `${path}[]`, true),
    ...alternatives.flatMap((child, index) => undescribed(child, `${path}|${index}`, true)),
  ]
}

function place(base: ColumnCase | undefined): { readonly table: number; readonly column: number } {
  const tables = base?.tables ?? []
  const found = tables.findIndex(({ name }) => name === 'rows')
  return { table: found, column: tables[found]?.columns.findIndex(({ name }) => name === 'subject') ?? -1 }
}

function pointerOf(base: ColumnCase | undefined): string {
  const { table, column } = place(base)
  return `/tables/${table}/columns/${column}`
}

function problemsOf(base: ColumnCase | undefined, change: (subject: AnyColumn) => AnyColumn): SynthError['problems'] {
  const at = place(base)
  const tables = (base?.tables ?? []).map((table, t): AnyTable => ({
    ...table,
    columns: table.columns.map((column, c) => (t === at.table && c === at.column ? change(column) : column)),
  }))
  try {
    buildPlan({ version: 1, name: 'test', tables }, 10, 1e9)
  } catch (error) {
    if (!(error instanceof SynthError)) throw error
    expect(error.code).toBe('schema_invalid')
    return error.problems
  }
  return []
}
