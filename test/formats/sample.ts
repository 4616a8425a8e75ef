import type { Dictionary, Layout } from '../../src/vector.ts'
import type { SampleColumn, SampleTable } from './arbitraries.ts'

const names: Dictionary = { words: ['Ana', 'Zoë', '李', 'O"Neil \\ Sons', '😀', 'line\nbreak\u2028'] }

/** A table with a column of every layout, nullable and not. */
export function sampleTable(name: string, rows: number): SampleTable {
  return { name, rows, columns: [false, true].flatMap((nullable) => sampleColumns(nullable, rows)) }
}

function sampleColumns(nullable: boolean, rows: number): SampleColumn[] {
  const column = (name: string, layout: Layout, ...lanes: SampleColumn['vector']['lanes']): SampleColumn => ({
    name: nullable ? `${name}_or_null` : name,
    layout,
    vector: { lanes, nulls: nullable ? Uint8Array.from({ length: rows }, (_, row) => (row % 3 === 1 ? 1 : 0)) : null },
  })
  const doubles = (cell: (row: number) => number): Float64Array => Float64Array.from({ length: rows }, (_, row) => cell(row))
  const integers = (cell: (row: number) => number): Int32Array => Int32Array.from({ length: rows }, (_, row) => cell(row))
  const word = integers((row) => row % names.words.length)
  return [
    column(
      'id',
      { type: 'number', scale: 0, nullable },
      doubles((row) => row + 1),
    ),
    column(
      'amount',
      { type: 'number', scale: 2, nullable },
      doubles((row) => (row - 3) * 1_234_567),
    ),
    column(
      'ratio',
      { type: 'number', scale: 6, nullable },
      doubles((row) => row * 333_333),
    ),
    column(
      'active',
      { type: 'boolean', nullable },
      integers((row) => row % 2),
    ),
    column(
      'born',
      { type: 'date', nullable },
      integers((row) => ((row * 997) % 2_000_000) - 4_000),
    ),
    column(
      'seen_at',
      { type: 'timestamp', nullable },
      doubles((row) => ((row * 86_399_999) % 200_000_000_000) + 7),
    ),
    column('name', { type: 'text', nullable, parts: [{ type: 'word', lane: 0, dictionary: names }] }, word),
    column(
      'code',
      {
        type: 'text',
        nullable,
        parts: [
          { type: 'literal', text: 'INV-' },
          { type: 'digits', lane: 1, width: 6, blankZero: false },
          { type: 'word', lane: 0, dictionary: names },
          { type: 'digits', lane: 2, width: 1, blankZero: true },
        ],
      },
      word,
      doubles((row) => row * 1_001),
      doubles((row) => row % 4),
    ),
  ]
}
