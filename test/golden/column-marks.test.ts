import { describe, expect, it } from 'vitest'
import { differences, marksOf, parseMarks, printMarks } from './column-marks.ts'

const orders = Array.from({ length: 100 }, (_, row) => ({ order_id: row + 1, total: row * 1.5, status: 'paid' }))
const before = parseMarks(printMarks(marksOf({ orders })))

describe('golden values', () => {
  it('should find nothing where nothing changed', () => {
    expect(differences(before, { orders })).toEqual([])
  })

  it('should name the column and the first row that changed, with its value now', () => {
    const changed = orders.map((row) => (row.order_id < 8 ? row : { ...row, total: row.total + 1 }))
    expect(differences(before, { orders: changed })).toEqual(['orders.total has other values from row 8 on, which has 11.5'])
    const late = orders.map((row) => (row.order_id < 90 ? row : { ...row, status: 'open' }))
    expect(differences(before, { orders: late })).toEqual(['orders.status has other values after row 60'])
  })

  it('should name columns that came or went', () => {
    const renamed = orders.map(({ order_id: id, total, status }) => ({ id, total, status }))
    expect(differences(before, { orders: renamed })).toEqual(['orders.order_id is gone', 'orders.id is new'])
  })
})
