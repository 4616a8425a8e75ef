import type { Detail, ListedColumn } from './outline.ts'

/** Whether columns are written as in programs: at least half of them have types, keys or names of several words, or a key comes first. */
export function areDeclared(columns: readonly ListedColumn[]): boolean {
  const written = columns.filter(
    ({ isIdentifier, words, name, details }) =>
      (isIdentifier && words.length > 1) || name === 'id' || details.some(({ type }) => declaring.has(type)),
  )
  const beginsWithKey = /^(?:\w+_)?id$/.test(columns[0]?.name ?? '')
  return written.length > 1 && (beginsWithKey || written.length * 2 >= columns.length)
}

const declaring = new Set<Detail['type']>(['type', 'key', 'reference', 'unique', 'optional', 'required'])
