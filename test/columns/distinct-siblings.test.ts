import { expect, it } from 'vitest'
import type { SynthError } from '../../src/errors.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

const id: AnyColumn = { name: 'id', kind: 'sequence' }
const months = { '1': 'January', '2': 'February', '3': 'March', '4': 'April' }

function budget(cases: Readonly<Record<string, string>>): AnyTable[] {
  return [
    { name: 'teams', rows: { type: 'primary' }, columns: [id] },
    {
      name: 'budgets',
      rows: { type: 'owned', by: 'teams', min: 1, max: 4 },
      unique: [['team_id', 'month'], ['code']],
      columns: [
        id,
        { name: 'team_id', kind: 'owner_key', table: 'teams' },
        { name: 'number', kind: 'sibling_number', hidden: true },
        { name: 'month', kind: 'mapping', by: 'number', cases },
        { name: 'code', kind: 'template', template: 'B-{id}/x' },
        { name: 'is_last', kind: 'formula', expression: 'month == "April"', as: 'boolean' },
      ],
    },
  ]
}

it('should distinguish rows by a one-to-one mapping of a distinct column, and by a text that contains one', () => {
  const plan = compileTables(budget(months), 300)
  const [teams, names] = [columnValues(plan, 1, 'budgets', 'team_id'), columnValues(plan, 1, 'budgets', 'month')]
  expect(new Set(teams.map((team, row) => `${String(team)} ${String(names[row])}`)).size).toBe(teams.length)
  expect(new Set(columnValues(plan, 1, 'budgets', 'code')).size).toBe(teams.length)
})

it.each([0, 1, 2])('should decide by words that no row has yet, with %i rows', (rows) => {
  expect(() => compileTables(budget(months), rows)).not.toThrow()
})

it('should not distinguish rows if two values map to one word', () => {
  const pointers = problemsOf(() => compileTables(budget({ ...months, '3': 'January' }), 300))
  expect(pointers).toEqual(['/tables/1/unique/0'])
})

it('should refuse rows that existed where the first owners may have none', () => {
  const events: AnyTable = {
    name: 'events',
    rows: 500,
    columns: [
      id,
      { name: 'at', kind: 'timestamp', from: '2025-02-01', to: '2025-12-31' },
      { name: 'card_id', kind: 'foreign_key', table: 'cards', existing_at: 'at' },
    ],
  }
  const tables = (min: number): AnyTable[] => [
    { name: 'people', rows: 100, columns: [id, { name: 'since', kind: 'date', from: '2025-01-01', to: '2025-12-31' }] },
    { name: 'cards', rows: { type: 'owned', by: 'people', min, max: 3 }, columns: [id] },
    events,
  ]
  expect(problemsOf(() => compileTables(tables(0), 0))).toEqual(['/tables/2/columns/2'])
  expect(() => compileTables(tables(1), 0)).not.toThrow()
})

it('should refuse more ways than are made for every row', () => {
  const cases = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [String(n), { kind: 'constant', value: String(n) }]))
  const rows: AnyTable = {
    name: 'rows',
    rows: 10,
    columns: [
      { name: 'n', kind: 'integer', min: 0, max: 100 },
      { name: 'way', kind: 'switch', by: 'n', cases },
    ],
  }
  expect(problemsOf(() => compileTables([rows], 0))).toEqual(['/tables/0/columns/1'])
})

function problemsOf(action: () => void): readonly string[] {
  try {
    action()
  } catch (error) {
    return (error as SynthError).problems.map(({ pointer }) => pointer)
  }
  return []
}
