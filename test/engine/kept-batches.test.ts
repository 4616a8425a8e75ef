import { describe, expect, it } from 'vitest'
import { compilePlan } from '../../src/engine/compile-plan.ts'
import { KeptTables } from '../../src/engine/kept-tables.ts'
import { Run } from '../../src/engine/run.ts'
import { Scratch } from '../../src/engine/scratch.ts'
import { worthKeeping } from '../../src/engine/worth-keeping.ts'
import { referenceList } from '../../src/lexicon/index.ts'
import type { ColumnSchema } from '../../src/schema/schema.ts'
import { madeJson } from '../output/made-bytes.ts'
import { type Columns, openNamed, type Records } from './support/documents.ts'
import { buildPlan } from './support/build-plan.ts'

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
    const doubled = (name: string, of: string): ColumnSchema => ({ name, kind: 'formula', expression: `${of} * 2` })
    const columns: ColumnSchema[] = [
      { name: 'number', kind: 'sequence' },
      doubled('once', 'number'),
      doubled('twice', 'once'),
      ...['a', 'b', 'c'].map((name) => doubled(name, 'twice')),
    ]
    const plan = compilePlan(buildPlan({ version: 1, tables: [{ name: 'things', rows: 5, columns }] }, null, 100), referenceList)
    const [table] = plan.tables
    if (table === undefined) throw new Error('There is no table')
    expect(worthKeeping(plan, table, 0)).toEqual([])
    expect(worthKeeping(plan, table, 1)).toEqual([2])
    expect(worthKeeping(plan, table, 100)).toEqual([0, 1, 2])
  })
  it('should be given up with their run, and make room for those of others', () => {
    const columns: ColumnSchema[] = ['a', 'b'].map((name) => ({ name, kind: 'sequence' }))
    const plan = compilePlan(buildPlan({ version: 1, tables: [{ name: 'things', rows: 5, columns }] }, null, 100), referenceList)
    const [one, other] = [new Run(plan, 1, new Scratch()), new Run(plan, 2, new Scratch())]
    const kept = new KeptTables()
    const [ofOne, ofOther] = [kept.of(one, 0), kept.of(other, 0)]
    kept.forget(one)
    expect(kept.of(other, 0)).toBe(ofOther)
    expect(kept.of(one, 0)).not.toBe(ofOne)
  })
})
