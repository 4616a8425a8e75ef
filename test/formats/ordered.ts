import type { Layout } from '../../src/vector.ts'
import type { SampleColumn, SampleTable } from './arbitraries.ts'

const words = Array.from({ length: 300 }, (_, index) => `word ${index}`)

/** A table as the engine outlines it: ascending columns of every type, columns with ranges, words and nulls. */
export function orderedTable(name: string, rows: number): SampleTable {
  const column = (own: string, layout: Layout, lane: Float64Array | Int32Array, rest: Partial<SampleColumn> = {}): SampleColumn => ({
    name: own,
    layout,
    vector: { lanes: [lane], nulls: layout.nullable ? Uint8Array.from({ length: rows }, (_, row) => (row % 5 === 2 ? 1 : 0)) : null },
    ...rest,
  })
  const doubles = (cell: (row: number) => number): Float64Array => Float64Array.from({ length: rows }, (_, row) => cell(row))
  const integers = (cell: (row: number) => number): Int32Array => Int32Array.from({ length: rows }, (_, row) => cell(row))
  const ascending = true
  const nullable = false
  return {
    name,
    rows,
    columns: [
      column(
        'id',
        { type: 'number', scale: 0, nullable },
        doubles((row) => row + 1),
        { ascending, range: { min: 1, max: rows } },
      ),
      column(
        'big',
        { type: 'number', scale: 0, nullable },
        doubles((row) => 2 ** 53 - rows + row),
        { ascending },
      ),
      column(
        'balance',
        { type: 'number', scale: 4, nullable },
        doubles((row) => (row - 40) * 12_345),
        { ascending },
      ),
      column(
        'day',
        { type: 'date', nullable },
        integers((row) => -700_000 + row),
        { ascending },
      ),
      column(
        'seen_at',
        { type: 'timestamp', nullable },
        doubles((row) => -62_135_596_800 + row * 1_000),
        { ascending },
      ),
      column(
        'late',
        { type: 'boolean', nullable },
        integers((row) => (row > rows / 2 ? 1 : 0)),
        { ascending },
      ),
      column(
        'word',
        { type: 'text', nullable, parts: [{ type: 'word', lane: 0, dictionary: { words } }] },
        integers((row) => Math.floor((row * 300) / rows)),
        { ascending },
      ),
      column(
        'score',
        { type: 'number', scale: 0, nullable: true },
        doubles((row) => (row * 7_919) % 1_000),
        { range: { min: 0, max: 5_000 } },
      ),
      column(
        'rate',
        { type: 'number', scale: 2, nullable: true },
        doubles((row) => ((row * 31) % 999) - 500),
        { range: { min: -500, max: 5_000 } },
      ),
      column(
        'code',
        {
          type: 'text',
          nullable: true,
          parts: [
            { type: 'literal', text: 'C-' },
            { type: 'digits', lane: 0, width: 4, blankZero: false },
          ],
        },
        doubles((row) => row),
      ),
    ],
  }
}
