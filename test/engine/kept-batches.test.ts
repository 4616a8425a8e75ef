import { describe, expect, it } from 'vitest'
import { compilePlan } from '../../src/engine/compile-plan.ts'
import { Evaluations } from '../../src/engine/evaluations.ts'
import { KeptBatches } from '../../src/engine/kept-batches.ts'
import { KeptTables } from '../../src/engine/kept-tables.ts'
import { Run } from '../../src/engine/run.ts'
import { Scratch } from '../../src/engine/scratch.ts'
import { worthKeeping } from '../../src/engine/worth-keeping.ts'
import { referenceList } from '../../src/lexicon/index.ts'
import type { AnyColumn } from '../../src/schema/any-schema.ts'
import { madeJson } from '../output/made-bytes.ts'
import { type Columns, openNamed, type Records } from './support/documents.ts'
import type { Vector } from '../../src/vector.ts'
import { buildPlan } from './support/build-plan.ts'

function doubled(name: string, of: string): AnyColumn {
  return { name, kind: 'formula', expression: `${of} * 2` }
}

function cellsOf(vector: Vector | undefined, count: number): unknown {
  return vector === undefined ? null : [...vector.lanes, vector.nulls].map((lane) => lane && [...lane.subarray(0, count)])
}

describe('columns that are kept while others are written', () => {
  it.each(['saas', 'restaurant'])('should have the cells of the records: %s', (story) => {
    const wanted = { rows: 500, seed: 8 }
    const { tables: records } = madeJson<Records>(openNamed(story, wanted))
    const { tables: columns } = madeJson<Columns>(openNamed(story, { ...wanted, format: 'columns' }))
    const turned = Object.entries(columns).map(([table, cells]): [string, unknown] => {
      const names = Object.keys(cells)
      return [table, (cells[names[0] ?? ''] ?? []).map((_, row) => Object.fromEntries(names.map((name) => [name, cells[name]?.[row]])))]
    })
    expect(Object.fromEntries(turned)).toEqual(records)
  })

  it('should be those that save most', () => {
    const columns: AnyColumn[] = [
      { name: 'number', kind: 'sequence' },
      doubled('once', 'number'),
      doubled('twice', 'once'),
      ...['a', 'b', 'c'].map((name) => doubled(name, 'twice')),
    ]
    const plan = compilePlan(buildPlan({ version: 1, tables: [{ name: 'things', rows: 5, columns }] }, null, 100), referenceList)
    const [table] = plan.tables
    if (table === undefined) throw new Error('There is no table')
    const evaluations = new Evaluations(plan, table, [0, 1, 2, 3, 4, 5])
    expect(evaluations.again()).toEqual([0, 1, 2])
    const alike = new Map(evaluations.again().map((index) => [index, 3]))
    expect(worthKeeping(evaluations, alike, 2)).toEqual([])
    expect(worthKeeping(evaluations, alike, 3)).toEqual([2])
    // A number is made as fast as it is kept.
    expect(worthKeeping(evaluations, alike, 100)).toEqual([1, 2])
    expect(worthKeeping(evaluations, new Map([...alike, [2, 8]]), 8)).toEqual([1])
  })

  it('should be those that read the same of another table, though each is written once', () => {
    const owner: AnyColumn[] = [
      { name: 'id', kind: 'sequence' },
      { name: 'size', kind: 'integer', min: 1, max: 9 },
      doubled('twice', 'size'),
      ...['a', 'b', 'c'].map((name) => ({ ...doubled(name, 'twice') })),
    ]
    const looked = ['a', 'b', 'c'].map((column): AnyColumn => ({ name: column, kind: 'lookup', through: 'owner_id', column }))
    const tables = [
      { name: 'owners', rows: 5, columns: owner },
      { name: 'things', rows: 9, columns: [{ name: 'owner_id', kind: 'foreign_key', table: 'owners' }, ...looked] },
    ]
    const plan = compilePlan(buildPlan({ version: 1, tables }, null, 100), referenceList)
    const things = plan.tables.find((table) => table.plan.name === 'things')
    if (things === undefined) throw new Error('There is no table')
    const evaluations = new Evaluations(plan, things, [0, 1, 2, 3])
    const alike = new Map(evaluations.used().map((index) => [index, 3]))
    expect(evaluations.again()).toEqual([0])
    expect(worthKeeping(evaluations, alike, 100).toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3])
    expect(worthKeeping(evaluations, alike, 2)).toEqual([])
    // Where one of them is written there is nothing to share.
    const alone = new Evaluations(plan, things, [2])
    expect(alone.used().toSorted((one, other) => one - other)).toEqual([0, 2])
    expect(
      worthKeeping(
        alone,
        new Map([
          [0, 3],
          [2, 3],
        ]),
        100,
      ),
    ).toEqual([])
  })

  const keepings = ['packed', 'plain'] as const

  it.each(keepings)('should be evaluated together when a batch is met first, once each: %s', (keeping) => {
    const columns: AnyColumn[] = [{ name: 'number', kind: 'sequence' }, doubled('a', 'number')]
    const plan = compilePlan(buildPlan({ version: 1, tables: [{ name: 'things', rows: 1500, columns }] }, null, 1500), referenceList)
    const run = new Run(plan, 1, new Scratch())
    // Room for one column, and no more than that.
    const slabs = [new Uint32Array(2100)]
    const batches = new KeptBatches({ rows: 1500, columns: [0, 1], keeping, scratch: run.scratch, takeSlab: () => slabs.pop() ?? null })
    expect(batches.wanted(0, 1000)).toEqual([])
    expect(batches.wanted(0, 1024)).toEqual([0, 1])
    expect(batches.wanted(0, 1024)).toEqual([])
    const known = batches.known(0, 1024)
    const frame = run.frame(0, 0, 1024, known)
    for (const index of [0, 1]) frame.column(index)
    batches.keep(0, 1024, known)
    expect(batches.wanted(1024, 476)).toEqual([])
  })

  it.each(keepings)('should be kept batch by batch while there is room, and given back as they were: %s', (keeping) => {
    const columns: AnyColumn[] = [
      { name: 'number', kind: 'sequence' },
      { name: 'size', kind: 'decimal', min: 1, max: 9, scale: 2, nullable: { rate: 0.2 } },
      { name: 'colour', kind: 'category', values: ['red', 'green', 'blue'] },
    ]
    const rows = 2500
    const plan = compilePlan(buildPlan({ version: 1, tables: [{ name: 'things', rows, columns }] }, null, rows), referenceList)
    const run = new Run(plan, 1, new Scratch())
    // Room for two of three batches.
    const slabs = [new Uint32Array(keeping === 'packed' ? 4600 : 4800)]
    const batches = new KeptBatches({ rows, columns: [1, 2], keeping, scratch: run.scratch, takeSlab: () => slabs.pop() ?? null })
    const keep = (first: number, count: number): readonly Vector[] => {
      const known = batches.known(first, count)
      const frame = run.frame(0, first, count, known)
      const vectors = [0, 1, 2].map((index) => frame.column(index))
      batches.keep(first, count, known)
      return vectors
    }
    const kept = (first: number, count: number): readonly unknown[] =>
      [0, 1, 2].map((index) => cellsOf(batches.known(first, count).kept?.(index), count))
    const [first, last] = [keep(0, 1024), keep(2048, 452)]
    keep(1024, 1000)
    keep(1030, 1018)
    expect(kept(0, 1024)).toEqual([null, ...first.slice(1).map((vector) => cellsOf(vector, 1024))])
    expect(kept(2048, 400)).toEqual([null, ...last.slice(1).map((vector) => cellsOf(vector, 400))])
    expect(kept(1024, 1000)).toEqual([null, null, null])
    expect(kept(1030, 1000)).toEqual([null, null, null])
    keep(1024, 1024)
    expect(kept(1024, 1024)).toEqual([null, null, null])
    expect(batches.slabs.length).toBe(1)
  })

  it('should be all written columns of a table for which there is room, and the ones worth it of a larger one', () => {
    const columns: AnyColumn[] = [
      { name: 'number', kind: 'sequence' },
      { name: 'hidden', kind: 'integer', min: 1, max: 9, hidden: true },
      doubled('a', 'hidden'),
      doubled('b', 'a'),
    ]
    const keptOf = (rows: number): readonly number[] => {
      const plan = compilePlan(buildPlan({ version: 1, tables: [{ name: 'things', rows, columns }] }, null, rows), referenceList)
      return new KeptTables().of(new Run(plan, 1, new Scratch()), 0, [0, 2, 3]).wanted(0, 1024)
    }
    expect(keptOf(1024)).toEqual([0, 2, 3])
    expect(keptOf(100_000)).toEqual([0, 2, 3])
    // 32 MiB of 3 numbers are 1,398,101 rows; packed, the small numbers take little room, and the sequence is made as fast as it is kept.
    expect(keptOf(10_000_000)).toEqual([2])
  })

  it('should be given up with their run, and make room for those of others', () => {
    const columns: AnyColumn[] = [{ name: 'a', kind: 'sequence' }, doubled('b', 'a')]
    const plan = compilePlan(buildPlan({ version: 1, tables: [{ name: 'things', rows: 5, columns }] }, null, 100), referenceList)
    const kept = new KeptTables()
    const write = (run: Run): unknown => {
      const batches = kept.of(run, 0, [0, 1])
      const known = batches.known(0, 5)
      run.frame(0, 0, 5, known).column(1)
      batches.keep(0, 5, known)
      return batches
    }
    const isKept = (run: Run): boolean => kept.of(run, 0, [0, 1]).known(0, 5).kept?.(0) !== undefined
    // One more than there are slabs.
    const runs = Array.from({ length: 33 }, (_, seed) => new Run(plan, seed, new Scratch()))
    const [first, second, ...others] = runs as [Run, Run, ...Run[]]
    for (const run of runs) write(run)
    expect([second, ...others].filter((run) => !isKept(run))).toEqual([])
    expect(isKept(first)).toBe(false)
    kept.forget(second)
    expect(isKept(second)).toBe(false)
    expect(write(second)).toBe(kept.of(second, 0, [0, 1]))
    expect([second, ...others].filter((run) => !isKept(run))).toEqual([])
  })
})
