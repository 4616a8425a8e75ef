import type { ColumnParams } from '../../../src/columns/column-kind.ts'
import type { Dice } from './dice.ts'
import { type Cells, numbers, words } from './draft.ts'

/** A column without a name, as conditionals and switches hold them. */
export interface Inner {
  readonly column: ColumnParams
  readonly cells: Cells
}

/** Some that make cells of one type. */
export function innerColumns(dice: Dice, count: number): readonly Inner[] {
  const makers = dice.pick(byType)
  return Array.from({ length: count }, () => dice.pick(makers)(dice))
}

/** What cells of several ways have in common. */
export function merged(inner: readonly Inner[]): Cells {
  const cells = inner.map((each) => each.cells)
  const first = cells[0] ?? { type: 'other' }
  if (cells.some(({ type }) => type !== first.type)) return { type: 'other' }
  if (first.type === 'words') return words(cells.flatMap((each) => (each.type === 'words' ? each.words : [])))
  if (first.type !== 'number') return first
  const all = cells.filter((each) => each.type === 'number')
  return numbers(Math.max(...all.map(({ scale }) => scale)), Math.min(...all.map(({ min }) => min)), Math.max(...all.map(({ max }) => max)))
}

const byType: readonly (readonly ((dice: Dice) => Inner)[])[] = [
  [
    (dice) => {
      const max = dice.pick([3, 70])
      return { column: { kind: 'integer', min: -2, max }, cells: numbers(0, -2, max) }
    },
    (dice) => {
      const scale = dice.pick([1, 2, 4])
      return { column: { kind: 'decimal', scale, min: 0.5, max: 12 }, cells: numbers(scale, 0.5, 12) }
    },
  ],
  [
    () => ({ column: { kind: 'category', values: ['x', 'ÿ', ''], weights: [3, 2, 1] }, cells: words(['x', 'ÿ', '']) }),
    () => ({ column: { kind: 'constant', value: 'x' }, cells: words(['x']) }),
    () => ({ column: { kind: 'constant', value: 'only "here"' }, cells: words(['only "here"']) }),
  ],
  [
    () => ({ column: { kind: 'pattern', pattern: '#0?-##' }, cells: { type: 'other' } }),
    () => ({ column: { kind: 'constant', value: '000' }, cells: { type: 'other' } }),
    () => ({ column: { kind: 'text', segments: [{ digits: 3 }, ' / ', { values: ['a', '', '0'] }] }, cells: { type: 'other' } }),
  ],
  [() => ({ column: { kind: 'birth_date', min_age: 1, max_age: 2 }, cells: { type: 'date', from: null } })],
  [(dice) => ({ column: { kind: 'boolean', rate: dice.pick([0.3, 1]) }, cells: { type: 'boolean' } })],
]
