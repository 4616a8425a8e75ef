import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyColumn } from '../../src/schema/any-schema.ts'
import { amount, columnOf, differing, generated, problemsOf, tableWith } from './tables.ts'

const sizes = fc.oneof(fc.nat(200), fc.integer({ min: 4000, max: 9000 }))
const city: AnyColumn = { name: 'city', kind: 'category', values: ['Oslo', 'São Paulo', 'STAVANGER', 'århus'] }
const phone: AnyColumn = { name: 'phone', kind: 'phone', default_country: 'DE' }
const human: AnyColumn = { name: 'human', kind: 'person' }
const email: AnyColumn = { name: 'email', kind: 'person_attribute', person: 'human', attribute: 'email' }

/** A column with all cells changed, and as it is without. */
function changed(type: string, column: AnyColumn, beside: readonly AnyColumn[] = []): readonly (readonly [wrong: string, right: string])[] {
  const [wrong = [], right = []] = [[{ type, column: column.name, rate: 1 }], []].map((outcomes) =>
    columnOf(generated([tableWith([...beside, column], outcomes)], 2000), 'rows', column.name),
  )
  return wrong.map((cell, row) => [String(cell), String(right[row])])
}

describe.each(['casing', 'spaces', 'invalid'])('%s', (type) => {
  it('should change the exact number of cells and list them, at any size', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 1000 }), fc.integer(), (rows, thousandths, seed) => {
        const outcome = { type, column: 'city', rate: thousandths / 1000, answers: 'wrong_ones' }
        const values = generated([tableWith([city], [outcome])], rows, seed)
        const plain = columnOf(generated([tableWith([city], [])], rows, seed), 'rows', 'city')
        const found = differing(columnOf(values, 'rows', 'city'), plain)
        expect(found).toHaveLength(Math.round(rows * outcome.rate))
        expect(columnOf(values, 'wrong_ones', 'id')).toEqual(found.map((row) => row + 1))
        expect(columnOf(values, 'wrong_ones', 'original')).toEqual(found.map((row) => plain[row]))
      }),
      { numRuns: 20 },
    )
  })

  it('should refuse numbers, columns that may be null, and a second change of the same column', () => {
    const problems = (columns: readonly AnyColumn[], ...on: readonly string[]) =>
      problemsOf(
        [
          tableWith(
            columns,
            on.map((column) => ({ type, column, count: 1 })),
          ),
        ],
        100,
      ).map(({ detail }) => detail)
    expect(problems([amount], 'amount')).toEqual([expect.stringContaining('not a text')])
    expect(problems([{ ...city, nullable: { rate: 0.1 } }], 'city')).toEqual([expect.stringContaining('may be null')])
    expect(problems([city], 'city', 'city').join()).toContain('one')
  })
})

describe('cells in another case', () => {
  it('should differ in nothing but the case', () => {
    for (const [wrong, right] of changed('casing', city)) {
      expect(wrong).not.toBe(right)
      expect(wrong.toLowerCase()).toBe(right.toLowerCase())
    }
  })

  it('should not be asked of texts without letters', () => {
    const digits: AnyColumn = { name: 'digits', kind: 'category', values: ['1', '22'] }
    const problems = problemsOf([tableWith([digits], [{ type: 'casing', column: 'digits', count: 1 }])], 100)
    expect(problems).toEqual([expect.objectContaining({ detail: expect.stringContaining('digits') as string })])
  })
})

describe('cells with spaces', () => {
  it('should be right without the spaces around them', () => {
    const cells = changed('spaces', city)
    for (const [wrong, right] of cells) expect([wrong.trim(), wrong === right]).toEqual([right, false])
    expect(cells.some(([wrong]) => wrong.startsWith(' '))).toBe(true)
    expect(cells.some(([wrong]) => wrong.endsWith(' '))).toBe(true)
  })
})

describe('invalid cells', () => {
  it('should be no e-mail addresses', () => {
    for (const [wrong, right] of changed('invalid', email, [human])) {
      expect(right).toMatch(/^[^@\s]+@[^@\s]+$/)
      expect(wrong).not.toMatch(/^[^@\s]+@[^@\s]+$/)
    }
  })

  it('should be no phone numbers', () => {
    for (const [wrong, right] of changed('invalid', phone)) {
      expect(right).toMatch(/^[+\d ()-]+$/)
      expect(wrong).not.toMatch(/^[+\d ()-]+$/)
    }
  })
})
