import { describe, expect, it } from 'vitest'
import type { CompiledPlan } from '../../src/engine/compiled-plan.ts'
import { costSummary } from '../../src/engine/cost-summary.ts'
import { planCost } from '../../src/engine/plan-cost.ts'
import { requireAffordable } from '../../src/engine/require-affordable.ts'
import { Run } from '../../src/engine/run.ts'
import { Scratch } from '../../src/engine/scratch.ts'
import { domains } from '../../src/domains/index.ts'
import { referenceList } from '../../src/lexicon/index.ts'
import { compilePlan } from '../../src/engine/compile-plan.ts'
import { SynthError } from '../../src/errors.ts'
import { understand } from '../../src/story/understand.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { buildPlan } from './support/build-plan.ts'
import { compileTables } from './support/evaluate.ts'

const id: AnyColumn = { name: 'id', kind: 'sequence' }

/**
 * Cells that are really evaluated for all rows of a table, by batches of 1024 as for a response, columns weighed as the cost weighs them.
 */
function evaluated(plan: CompiledPlan, table: number): number {
  let cells = 0
  const weigh = ({ columns, ...rest }: CompiledPlan['tables'][number]): CompiledPlan['tables'][number] => ({
    ...rest,
    columns: columns.map((column, index) => ({
      ...column,
      fill: (frame) => {
        cells += frame.count * (plan.work.get(`/tables/${rest.index}/columns/${index}`)?.cells ?? NaN)
        return column.fill(frame)
      },
    })),
  })
  const run = new Run({ ...plan, tables: plan.tables.map(weigh) }, 1, new Scratch())
  const { columns, rows } = run.table(table).plan
  for (let first = 0; first < rows; first += 1024) {
    const frame = run.frame(table, first, Math.min(1024, rows - first))
    for (const [index, { hidden }] of columns.entries()) if (hidden !== true) frame.column(index)
    run.scratch.release()
  }
  return cells
}

describe.each(['ecommerce', 'saas', 'sports', 'restaurant', 'crm'])('the cost of %s', (name) => {
  const { schema } = understand(domains.get(name)?.story ?? '', 3000)
  const plan = compilePlan(buildPlan(schema, 3000, 1e9), referenceList)

  // Blocks of siblings, owners of neighbours and tables that are kept whole are counted by their means.
  it('should measure what is evaluated', () => {
    for (const [table, { rows, cellsPerRow }] of planCost(plan).tables.entries()) {
      if (rows < 500 || cellsPerRow === 0) continue
      const share = (rows * cellsPerRow) / evaluated(plan, table)
      expect(share, plan.tables[table]?.plan.name).toBeGreaterThan(0.7)
      expect(share, plan.tables[table]?.plan.name).toBeLessThan(2)
    }
  })
})

it.each([...domains.values()].map(({ name, story }) => ({ name, story })))('should allow $name with a million rows', ({ story }) => {
  const { schema } = understand(story, 1_000_000)
  expect(() => requireAffordable(compilePlan(buildPlan(schema, 1_000_000, 1e12), referenceList))).not.toThrow()
})

/** Tables that each read two columns of the next one through two keys. */
function diamond(tables: number): readonly AnyTable[] {
  return Array.from({ length: tables }, (_, place) => {
    const last = place === tables - 1
    const next = `t${place + 1}`
    const keys = ['a', 'b'].map((name): AnyColumn => ({ name, kind: 'foreign_key', table: next, hidden: true }))
    const sum: AnyColumn = { name: 'sum', kind: 'formula', expression: 'a.sum % 1000 + b.sum % 1000' }
    return { name: `t${place}`, rows: 100, columns: last ? [id, { name: 'sum', kind: 'integer', min: 0, max: 9 }] : [id, ...keys, sum] }
  })
}

/** Tables of which each row owns `each` of the next one and sums them up. */
function sums(tables: number, each: number): readonly AnyTable[] {
  return Array.from({ length: tables }, (_, place) => {
    const key: AnyColumn = { name: 'owner', kind: 'owner_key', table: `t${place - 1}` }
    const sum: AnyColumn = { name: 'sum', kind: 'roll_up', table: `t${place + 1}`, aggregate: 'max', column: 'sum' }
    const own: AnyColumn = place === tables - 1 ? { name: 'sum', kind: 'integer', min: 0, max: 9 } : sum
    return {
      name: `t${place}`,
      rows: place === 0 ? 1 : { type: 'owned', by: `t${place - 1}`, min: each, max: each },
      columns: [id, ...(place === 0 ? [] : [key]), own],
    }
  })
}

/** A table of families of `each`, in which columns are shares of a number, each in proportion to the one before. */
function nestedSplits(columns: number, each: number): readonly AnyTable[] {
  const total: AnyColumn = { name: 'total', kind: 'integer', min: 0, max: 1000 }
  const shares = Array.from({ length: columns }, (_, place): AnyColumn => {
    return { name: `s${place}`, kind: 'split', of: 'total', ...(place === 0 ? {} : { weighted_by: `s${place - 1}` }) }
  })
  return [
    { name: 'owners', rows: 10, columns: [id, total] },
    {
      name: 'things',
      rows: { type: 'owned', by: 'owners', min: each, max: each },
      columns: [id, { name: 'owner', kind: 'owner_key', table: 'owners' }, ...shares],
    },
  ]
}

function refusalOf(tables: readonly AnyTable[]): SynthError | null {
  const plan = compileTables(tables, 1)
  const started = process.cpuUsage()
  try {
    requireAffordable(plan)
    return null
  } catch (error) {
    if (error instanceof SynthError) return error
    throw error
  } finally {
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(0.5)
  }
}

describe('a plan that costs too much', () => {
  it.each([
    ['paths that double', diamond(20), '/tables/0/columns/3'],
    ['paths that double for ever', diamond(190), '/tables/0/columns/3'],
    ['sums of sums', sums(5, 100), '/tables/0/columns/1'],
  ])('should be refused with what costs most: %s', (_name, tables, pointer) => {
    const refusal = refusalOf(tables)
    expect(refusal).toMatchObject({ code: 'plan_too_costly', status: 422 })
    expect(refusal?.problems[0]?.pointer).toBe(pointer)
    expect(refusal?.message).toMatch(/^one row of table "t0" .* \d+ (cells|bytes).*at most \d+ are allowed.*column "sum" of table "t0"/)
  })

  it.each([
    ['paths that meet a few times', diamond(12)],
    ['a sum of a million rows', sums(2, 1_000_000)],
    ['sums of sums', sums(3, 1000)],
    ['shares of shares', nestedSplits(40, 1000)],
  ])('should not be %s', (_name, tables) => {
    expect(refusalOf(tables)).toBeNull()
  })

  it('should be known soon, though every path reads another set of columns', () => {
    const tables = Array.from({ length: 24 }, (_, place): AnyTable => {
      const isLast = place === 23
      const keys = ['a', 'b'].map((name): AnyColumn => ({ name, kind: 'foreign_key', table: `t${place + 1}`, hidden: true }))
      const columns = Array.from({ length: 24 }, (_unused, column): AnyColumn => {
        const [left, right] = [(column + 1) % 24, (column * 7 + 3) % 24]
        return isLast
          ? { name: `c${column}`, kind: 'integer', min: 0, max: 9 }
          : { name: `c${column}`, kind: 'formula', expression: `min(a.c${left}, b.c${right})` }
      })
      return { name: `t${place}`, rows: 10, columns: [id, ...(isLast ? [] : keys), ...columns] }
    })
    expect(refusalOf(tables)).toMatchObject({ code: 'plan_too_costly' })
  })
})

it('should report the cost of each table and the column with the highest cost', () => {
  const [meters, uses] = sums(2, 1000)
  const plan = compileTables([{ ...(meters as AnyTable), rows: 10 }, uses as AnyTable], 1)
  expect(costSummary(plan)).toEqual({
    cells: 10 * 1002 + 10_000 * 3,
    cells_per_row: { t0: 1002, t1: 3 },
    costliest: { pointer: '/tables/1/columns/0', cells: 10_000 },
  })
})
