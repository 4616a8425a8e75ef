import { describe, expect, it } from 'vitest'
import { SynthError } from '../../../src/errors.ts'
import type { AnyColumn } from '../../../src/schema/any-schema.ts'
import { columnValues, compileTables } from '../../engine/support/evaluate.ts'

const id: AnyColumn = { name: 'id', kind: 'sequence' }
const dice: AnyColumn = { name: 'dice', kind: 'integer', min: -1, max: 3 }
const choosing = (by: string, params: object): AnyColumn => ({ name: 'x', kind: 'category', values: ['a', 'b'], by, ...params })

function problemsOf(rows: number, ...columns: AnyColumn[]): string[] {
  try {
    compileTables([{ name: 'rows', rows, columns: [id, ...columns] }], 1)
    return []
  } catch (error) {
    if (error instanceof SynthError) return error.problems.map(({ detail }) => detail)
    throw error
  }
}

const cases = { '-1': [1, 0], '0': [0, 1], '1': [1, 0], '2': [0, 1], '3': [1, 0] }

describe('a number that decides', () => {
  it('should have the case of every number between its bounds, those below 0 too', () => {
    const tables = [{ name: 'rows', rows: 500, columns: [id, dice, choosing('dice', { cases })] }]
    const plan = compileTables(tables, 1)
    const words = columnValues(plan, 3, 'rows', 'x')
    columnValues(plan, 3, 'rows', 'dice').forEach((value, row) => expect(words[row]).toBe(Number(value) % 2 === 0 ? 'b' : 'a'))
  })

  it('should be refused when a number has no case, unless all others have one together', () => {
    const { '2': _, ...incomplete } = cases
    expect(problemsOf(9, dice, choosing('dice', { cases: incomplete }))).toEqual([expect.stringContaining('no case for "2"')])
    expect(problemsOf(9, dice, choosing('dice', { cases: incomplete, weights: [1, 1] }))).toEqual([])
  })

  it('should accept a case for a number that does not occur, but not for an unknown word', () => {
    expect(problemsOf(9, dice, choosing('dice', { cases: { ...cases, '12': [1, 1] } }))).toEqual([])
    expect(problemsOf(9, dice, choosing('dice', { cases: { ...cases, two: [1, 1] } }))).toEqual([
      expect.stringContaining('"two" is not a value'),
    ])
  })

  it('should be refused when it may be more numbers than can have cases', () => {
    const wide: AnyColumn = { name: 'wide', kind: 'integer', min: 0, max: 1024 }
    expect(problemsOf(9, wide, choosing('wide', { cases, weights: [1, 1] }))).toEqual([
      expect.stringMatching(/1025 numbers, from 0 to 1024, but at most 1024.*bucket/),
    ])
    expect(problemsOf(9, { ...wide, min: 1 }, choosing('wide', { cases, weights: [1, 1] }))).toEqual([])
  })

  it('should know the bounds of row numbers, branches and mapped values', () => {
    const phase: AnyColumn = { name: 'phase', kind: 'formula', expression: 'id > 2 ? 0 : dice == 3 ? 2 : 1' }
    const level: AnyColumn = { name: 'level', kind: 'mapping', by: 'phase', cases: { '0': 5, '1': 6, '2': 7 } }
    const byId = { '1': [1, 0], '2': [0, 1], '3': [1, 0] }
    expect(problemsOf(3, choosing('id', { cases: byId }))).toEqual([])
    expect(problemsOf(4, choosing('id', { cases: byId }))).toEqual([expect.stringContaining('no case for "4"')])
    expect(problemsOf(9, dice, phase, level, choosing('level', { cases: { '5': [1, 0], '6': [0, 1], '7': [1, 1] } }))).toEqual([])
    expect(problemsOf(9, dice, phase, level, choosing('level', { cases: { '5': [1, 0], '6': [0, 1] } }))).toEqual([
      expect.stringContaining('no case for "7"'),
    ])
  })
})
