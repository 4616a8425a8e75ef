import { describe, expect, it } from 'vitest'
import { inspectSchema, openSchema } from '../../output/opened.ts'
import { recipes } from '../../../tools/docs/recipes.ts'
import type { Records } from '../../engine/support/documents.ts'
import { madeJson } from '../../output/made-bytes.ts'

type Row = Readonly<Record<string, unknown>>

/** By title of the recipe: the rows that break its promise. */
const breaches: Readonly<Record<string, (table: (name: string) => readonly Row[]) => readonly unknown[]>> = {
  Tenants: (table) => {
    const tenants = new Map(table('users').map(({ id, tenant_id: tenant }) => [id, tenant]))
    const known = new Set(table('tenants').map(({ id }) => id))
    return table('tickets').filter(({ tenant_id: tenant, assignee_id: user }) => !known.has(tenant) || tenants.get(user) !== tenant)
  },
  'Many to many': (table) => repeated(table('enrolments').map((row) => `${String(row['student_id'])} ${String(row['course_id'])}`)),
  'Bookings that never overlap': (table) =>
    table('bookings').filter((row, index, all) => {
      const before = all[index - 1]
      return before !== undefined && before['room_id'] === row['room_id'] && String(before['departure']) > String(row['arrival'])
    }),
  Lifecycles: (table) => {
    const departments = new Map(table('employees').map((row) => [row['employee_id'], row['department_id']]))
    return table('employees').filter((row) => {
      const left = row['status'] === 'terminated'
      const isRight =
        (row['left_on'] !== null) === left && (row['reason'] !== null) === left && String(row['left_on']) >= String(row['hired_on'])
      return !isRight || (row['manager_id'] !== null && departments.get(row['manager_id']) !== row['department_id'])
    })
  },
  'Exact revenue': (table) =>
    Object.entries({ '2025-01': 5_000_000, '2025-02': 6_250_050, '2025-03': 7_500_000 }).filter(([month, total]) => {
      const paid = table('payments').filter((row) => String(row['paid_at']).startsWith(month))
      const americans = paid.filter((row) => row['country'] === 'US')
      return cents(paid, 'amount') !== total || Math.abs(cents(americans, 'amount') - total * 0.75) > 0.5
    }),
  'Numbers with an exact mean': (table) => {
    const points = table('results').map((row) => Number(row['points']))
    const mean = points.reduce((sum, each) => sum + each, 0) / points.length
    return Math.abs(mean - 70) <= 0.1 ? [] : [mean]
  },
  'Numbers that go together': (table) =>
    table('staff').filter((row) =>
      row['level'] === 'senior' ? Math.abs(Number(row['bonus']) - Number(row['salary']) / 10) > 0.006 : row['bonus'] !== 0,
    ),
  'Sums that add up': (table) =>
    table('orders').filter(({ order_id: order, total }) =>
      ['lines:amount', 'instalments:paid'].some((each) => {
        const [name = '', column = ''] = each.split(':')
        return (
          cents(
            table(name).filter((row) => row['order_id'] === order),
            column,
          ) !== Math.round(Number(total) * 100)
        )
      }),
    ),
  'Missing and dirty data': (table) => {
    const cities = new Map(table('patients').map((row) => [row['patient_id'], row['city']]))
    const missing = table('patients').filter(({ phone }) => phone === null).length
    const counts = [missing, table('duplicate_patients').length, table('wrong_weights').length]
    return [
      ...table('misspelt_cities').filter((row) => cities.get(row['patient_id']) === row['original']),
      ...(counts.join() === '200,30,8' ? [] : [counts]),
    ]
  },
}

function repeated(keys: readonly string[]): readonly string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

function cents(rows: readonly Row[], column: string): number {
  return rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0)
}

describe('the recipes of docs/schema.md', () => {
  it.each(recipes)('should keep their promise: $title', ({ title, tables }) => {
    const request = { schema: { version: 1, tables }, rows: null, seed: 7, format: 'records', maxRows: 1e6 }
    expect(inspectSchema(request).warnings).toEqual([])
    const made = madeJson<Records>(openSchema(request)).tables
    const table = (name: string): readonly Row[] => {
      const rows = made[name] ?? []
      expect(rows.length).toBeGreaterThan(5)
      return rows
    }
    expect(breaches[title]?.(table)).toEqual([])
  })
})
