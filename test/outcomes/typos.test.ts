import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyColumn, AnyOutcome } from '../../src/schema/any-schema.ts'
import { amount, columnOf, differing, generated, name, problemsOf, tableWith } from './tables.ts'

const sizes = fc.oneof(fc.nat(200), fc.integer({ min: 4000, max: 9000 }))
const serial: AnyColumn = { name: 'serial', kind: 'pattern', pattern: '#########-#########' }

describe('typos', () => {
  it('should misspell the exact number of cells, and list them, at any size', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 1000 }), fc.integer(), (rows, thousandths, seed) => {
        const outcome = { type: 'typos', column: 'name', rate: thousandths / 1000, answers: 'slips' }
        const values = generated([tableWith([name], [outcome])], rows, seed)
        const plain = columnOf(generated([tableWith([name], [])], rows, seed), 'rows', 'name')
        const found = differing(columnOf(values, 'rows', 'name'), plain)
        expect(found).toHaveLength(Math.round(rows * outcome.rate))
        expect(columnOf(values, 'slips', 'id')).toEqual(found.map((row) => row + 1))
        expect(columnOf(values, 'slips', 'original')).toEqual(found.map((row) => plain[row]))
      }),
      { numRuns: 30 },
    )
  })

  it('should make one slip of each kind, and leave Unicode whole', () => {
    const words = new Set(
      columnOf(
        generated([tableWith([{ ...name, values: ['Zoë 🎈ab'] }], [{ type: 'typos', column: 'name', rate: 1 }])], 2000),
        'rows',
        'name',
      ),
    )
    expect(words.size).toBe(4)
    for (const word of words) {
      expect(String(word)).not.toMatch(/\p{Cs}/u)
      expect(Math.abs([...String(word)].length - 7)).toBeLessThanOrEqual(1)
    }
  })

  it('should misspell people, whose other columns stay right', () => {
    const human: AnyColumn = { name: 'human', kind: 'person' }
    const given: AnyColumn = { name: 'given', kind: 'person_attribute', person: 'human', attribute: 'given_name' }
    const [right, wrong] = [[], [{ type: 'typos', column: 'human', count: 500 }]].map((outcomes) =>
      generated([tableWith([human, given], outcomes)], 2000),
    )
    if (right === undefined || wrong === undefined) throw new Error('Nothing was generated')
    expect(differing(columnOf(right, 'rows', 'human'), columnOf(wrong, 'rows', 'human'))).toHaveLength(500)
    expect(columnOf(wrong, 'rows', 'given')).toEqual(columnOf(right, 'rows', 'given'))
  })

  it('should misspell copies after they are copied', () => {
    const outcomes = [
      { type: 'typos', column: 'name', rate: 0.1, answers: 'slips' },
      { type: 'duplicates', columns: ['name'], rate: 0.5, answers: 'copies' },
    ]
    const values = generated([tableWith([name], outcomes)], 4000)
    const names = [...columnOf(values, 'rows', 'name')]
    columnOf(values, 'slips', 'id').forEach((row, index) => (names[Number(row) - 1] = columnOf(values, 'slips', 'original')[index]))
    const originals = columnOf(values, 'copies', 'original_id').map(Number)
    columnOf(values, 'copies', 'id').forEach((row, index) => expect(names[Number(row) - 1]).toBe(names[(originals[index] ?? 0) - 1]))
  })

  it.each<[string, Omit<AnyOutcome, 'type'>, string]>([
    ['numbers', { column: 'amount', count: 1 }, 'not a text'],
    ['codes without words', { column: 'serial', count: 1 }, 'no part whose words can all have typos'],
    ['unique columns', { column: 'plate', count: 1 }, 'is unique'],
    ['too many words', { column: 'crowd', count: 1 }, '20001 different words'],
    ['columns that may be null', { column: 'maybe', count: 1 }, 'may be null'],
    ['a name that another table has', { column: 'name', count: 1, answers: 'rows' }, 'name of another table'],
  ])('should refuse %s', (_, outcome, reason) => {
    const columns: readonly AnyColumn[] = [
      amount,
      serial,
      name,
      { name: 'plate', kind: 'pattern', pattern: '???-####', unique: true },
      {
        name: 'crowd',
        kind: 'switch',
        by: 'flag',
        cases: { true: { kind: 'template', template: '{many}' }, false: { kind: 'template', template: '{more}' } },
      },
      { name: 'flag', kind: 'boolean', rate: 0.5 },
      { name: 'many', kind: 'category', values: Array.from({ length: 10_000 }, (_, i) => `many ${i}`) },
      {
        name: 'more',
        kind: 'switch',
        by: 'flag',
        cases: { true: { kind: 'template', template: '{much}' }, false: { kind: 'template', template: '{name}' } },
      },
      { name: 'much', kind: 'category', values: Array.from({ length: 9_994 }, (_, i) => `much ${i}`) },
      { ...name, name: 'maybe', nullable: { rate: 0.1 } },
    ]
    const expected = {
      pointer: expect.stringMatching(/^\/tables\/0\/outcomes\/0/) as string,
      detail: expect.stringContaining(reason) as string,
    }
    expect(problemsOf([tableWith(columns, [{ ...outcome, type: 'typos' }])], 100)).toContainEqual(expected)
  })
})
