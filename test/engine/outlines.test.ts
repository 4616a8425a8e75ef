import { describe, expect, it } from 'vitest'
import { describeSchema, openSchema } from '../output/opened.ts'
import type { AnySchema } from '../../src/schema/any-schema.ts'
import { madeBytes } from '../output/made-bytes.ts'

const plate = { name: 'plate', kind: 'pattern', pattern: '??-####', unique: true } as const
const amount = { name: 'amount', kind: 'decimal', scale: 2, min: 1, max: 9 } as const
const outliers = { type: 'outliers', column: 'amount', rate: 0.1, factor: 3, answers: 'off' } as const

/** The columns of all tables with what they refer to, as "table.column". */
function referencesIn(tables: AnySchema['tables']): Readonly<Record<string, string | null>> {
  const { tables: described } = describeSchema({ schema: { version: 1, tables }, rows: null }, 1)
  return Object.fromEntries(
    described.flatMap(({ name: table, columns }) =>
      columns.map(({ name, references }) => [
        `${table}.${name}`,
        references === undefined ? null : `${references.table}.${references.column}`,
      ]),
    ),
  )
}

describe('references in the outlines of formats', () => {
  it('should be the key of the table that a column refers to', () => {
    const owners = { name: 'owners', rows: 3, primary_key: 'plate', columns: [plate] }
    const cars = {
      name: 'cars',
      rows: 9,
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'owner', kind: 'foreign_key', table: 'owners' },
        { name: 'owner_plate', kind: 'lookup', through: 'owner', column: 'plate' },
      ],
    }
    expect(referencesIn([owners, cars])).toEqual({
      'owners.plate': null,
      'cars.id': null,
      'cars.owner': 'owners.plate',
      'cars.owner_plate': null,
    })
  })

  it('should be nothing where that is not written', () => {
    const key = { name: 'id', kind: 'sequence' }
    const cars = { name: 'cars', rows: 9, columns: [key, { name: 'owner', kind: 'foreign_key', table: 'owners' }] }
    const hiddenTable = { name: 'owners', rows: 3, hidden: true, columns: [key] }
    const hiddenKey = { name: 'owners', rows: 3, columns: [{ ...key, hidden: true }, plate] }
    for (const owners of [hiddenTable, hiddenKey]) expect(referencesIn([owners, cars])['cars.owner']).toBeNull()
  })

  it('should be null if rows are identified by their number, because they have no key', () => {
    const tables = [{ name: 'rows', rows: 50, columns: [amount], outcomes: [outliers] }]
    expect(referencesIn(tables)).toMatchObject({ 'off.row': null })
    const request = { schema: { version: 1, tables }, rows: null, seed: 1, maxRows: 1000 }
    expect(madeBytes(openSchema({ ...request, format: 'csv', table: 'off' }).steps()).toString()).toMatch(/^row,column,original\n\d+,/)
  })
})
