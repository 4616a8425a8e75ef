import type { SampleColumn, SampleTable } from './arbitraries.ts'

export type PlainCell = bigint | boolean | string | null

/** The cell as formats store it that know types: integers as such, decimals scaled, days, milliseconds, flags, texts; null for null. */
function plainCell({ layout, vector }: SampleColumn, row: number): PlainCell {
  if (vector.nulls?.[row] === 1) return null
  const cell = (lane: number): number => vector.lanes[lane]?.[row] ?? Number.NaN
  switch (layout.type) {
    case 'number':
    case 'date':
      return BigInt(cell(0))
    case 'timestamp':
      return BigInt(cell(0)) * 1_000n
    case 'boolean':
      return cell(0) === 1
    case 'text':
      return layout.parts
        .map((part) => {
          if (part.type === 'literal') return wellFormed(part.text)
          if (part.type === 'word') return wellFormed(part.dictionary.words[cell(part.lane)] ?? '')
          return part.blankZero && cell(part.lane) === 0 ? '' : String(BigInt(cell(part.lane))).padStart(part.width, '0')
        })
        .join('')
  }
}

/** The cells of a table, a column after another. */
export function plainColumns({ columns, rows }: SampleTable): PlainCell[][] {
  return columns.map((column) => Array.from({ length: rows }, (_, row) => plainCell(column, row)))
}

/** Lone surrogates as U+FFFD. */
export function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8')
}
