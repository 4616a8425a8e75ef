import { describe, expect, it } from 'vitest'
import { SynthError } from '../../src/errors.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables } from './support/evaluate.ts'

const id: AnyColumn = { name: 'id', kind: 'sequence' }

/** Columns of which each reads the next one, or the one before it. */
function chain(length: number, isForward: boolean, formula: (name: string) => string): AnyTable {
  const order = Array.from({ length }, (_, i) => (isForward ? i : length - 1 - i))
  const columns = order.map((i): AnyColumn => {
    const hidden = i < length - 1
    return i === 0
      ? { name: 'c0', kind: 'integer', min: 1, max: 1, hidden }
      : { name: `c${i}`, kind: 'formula', expression: formula(`c${i - 1}`), hidden }
  })
  return { name: 'rows', rows: 3, columns: [id, ...columns] }
}

function problemsOf(...tables: AnyTable[]): readonly string[] {
  try {
    compileTables(tables, 3)
    return []
  } catch (error) {
    if (error instanceof SynthError) return error.problems.map(({ detail }) => detail)
    throw error
  }
}

describe.each([true, false])('columns that read one another, written in order: %s', (isForward) => {
  it('should be evaluated through hundreds of others', () => {
    const plan = compileTables([chain(300, isForward, (name) => `${name} + 1`)], 3)
    expect(columnValues(plan, 1, 'rows', 'c299')).toEqual([300, 300, 300])
  })

  it.each<[string, number, (name: string) => string]>([
    ['plain', 490, (name) => `${name} + 1`],
    ['nested', 60, (name) => `${'-('.repeat(49)}${name}${')'.repeat(49)}`],
    ['long', 60, (name) => `${name}${' + 0'.repeat(95)}`],
  ])('should be refused before the stack ends: %s formulas', (_name, length, formula) => {
    expect(problemsOf(chain(length, isForward, formula))[0]).toMatch(/The chain of columns that read one another is too long.*at most 4000/)
  })
})

it('should count reads through keys and children', () => {
  const tables = Array.from({ length: 5 }, (_, t): AnyTable => {
    const { columns } = chain(80, true, (name) => `${name} + 1`)
    const last = t === 4 ? columns[1] : { name: 'c0', kind: 'lookup', through: 'key', column: 'c79' }
    const key = { name: 'key', kind: 'foreign_key', table: `t${Math.min(4, t + 1)}` }
    return { name: `t${t}`, rows: 2, columns: [id, ...(t === 4 ? [] : [key]), last as AnyColumn, ...columns.slice(2)] }
  })
  expect(problemsOf(...tables)[0]).toMatch(/The chain of columns that read one another is too long/)
  expect(problemsOf(...tables.slice(2).map((table, t) => ({ ...table, name: `t${t + 2}` })))).toEqual([])
})
