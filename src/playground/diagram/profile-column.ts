import { type Bins, numberBins } from './number-bins.ts'
import { type Moment, timeBins } from './time-bins.ts'
import type { Bin } from './number-bins.ts'

/** The distribution of a column's values, by type. */
export type Shape =
  | {
      readonly kind: 'numbers'
      readonly least: number
      readonly greatest: number
      readonly mean: number
      readonly isDistinct: boolean
      readonly bins: Bins
    }
  | { readonly kind: 'moments'; readonly first: number; readonly last: number; readonly isDay: boolean; readonly bins: readonly Bin[] }
  | { readonly kind: 'words'; readonly top: readonly Word[]; readonly distinct: number; readonly others: number }
  | { readonly kind: 'different'; readonly examples: readonly string[]; readonly shortest: number; readonly longest: number }
  | { readonly kind: 'nothing' }

/** A value and its share of the values that are not null, 0 to 1. */
export interface Word {
  readonly value: string
  readonly share: number
}

/** The profile of a column, computed from some rows of its table. */
export interface ColumnProfile {
  /** Number of rows that were read. */
  readonly rows: number
  readonly nulls: number
  readonly shape: Shape
}

/** A cell and the number of its row in the table. */
export interface Cell {
  readonly row: number
  readonly value: unknown
}

const mostBins = 24
const mostWords = 6
/** Minimum number of rows at which texts that all differ are shown as examples. */
const fewest = 8

/** The profile of a column from cells in row order. `type` is that of a manifest: "decimal(18,2)". */
export function profileColumn(type: string, cells: readonly Cell[]): ColumnProfile {
  const present = cells.filter(({ value }) => value !== null && value !== undefined)
  return {
    rows: cells.length,
    nulls: cells.length - present.length,
    shape: present.length === 0 ? { kind: 'nothing' } : shapeOf(type, present),
  }
}

function shapeOf(type: string, cells: readonly Cell[]): Shape {
  if (type === 'date' || type === 'timestamp') return momentsOf(cells, type === 'date')
  if (type === 'integer' || type.startsWith('decimal'))
    return numbersOf(
      cells.map(({ value }) => Number(value)),
      type === 'integer',
    )
  return wordsOf(
    cells.map(({ value }) => String(value)),
    type === 'boolean',
  )
}

function momentsOf(cells: readonly Cell[], isDay: boolean): Shape {
  const moments: readonly Moment[] = cells.map(({ row, value }) => ({ row, at: Date.parse(String(value)) }))
  const [first, last] = moments.reduce(([low, high], { at }) => [Math.min(low, at), Math.max(high, at)], [Infinity, -Infinity])
  return { kind: 'moments', first, last, isDay, bins: timeBins(moments, isDay, mostBins) }
}

function numbersOf(values: readonly number[], isWhole: boolean): Shape {
  const [least, greatest] = values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity])
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const isDistinct = new Set(values).size === values.length
  return { kind: 'numbers', least, greatest, mean, isDistinct, bins: numberBins(values, isWhole, mostBins) }
}

function wordsOf(values: readonly string[], isBoolean: boolean): Shape {
  const counts = new Map<string, number>(
    isBoolean
      ? [
          ['true', 0],
          ['false', 0],
        ]
      : [],
  )
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  if (counts.size === values.length && values.length >= fewest) return differentOf(values)
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a)
  const top = (isBoolean ? [...counts] : sorted.slice(0, mostWords)).map(([value, count]) => ({ value, share: count / values.length }))
  const others = sorted.slice(mostWords).reduce((sum, [, count]) => sum + count, 0) / values.length
  return { kind: 'words', top, distinct: counts.size, others }
}

function differentOf(values: readonly string[]): Shape {
  const lengths = values.map(({ length }) => length)
  return {
    kind: 'different',
    examples: values.slice(0, 3),
    shortest: lengths.reduce((a, b) => Math.min(a, b)),
    longest: lengths.reduce((a, b) => Math.max(a, b)),
  }
}
