import type { Dictionary, Layout, TextLayout } from '../../vector.ts'
import { escape } from './escape.ts'

/** What a row is made of, in order: escaped JSON text as it stands, or what a column's vector holds. */
export type Piece = string | Value | NullablePiece

export type Value = WordPiece | NumberPiece | DigitsPiece | DatePiece | TimestampPiece

export interface WordPiece {
  readonly type: 'word'
  readonly column: number
  readonly lane: number
  readonly dictionary: Dictionary
}

export interface NumberPiece {
  readonly type: 'number'
  readonly column: number
  readonly scale: number
}

export interface DigitsPiece {
  readonly type: 'digits'
  readonly column: number
  readonly lane: number
  readonly width: number
  readonly blankZero: boolean
}

export interface DatePiece {
  readonly type: 'date'
  readonly column: number
}

export interface TimestampPiece {
  readonly type: 'timestamp'
  readonly column: number
}

export interface NullablePiece {
  readonly type: 'nullable'
  readonly column: number
  readonly value: readonly (string | Value)[]
}

const booleans: Dictionary = { words: ['false', 'true'] }

/** The JSON value of one cell of `column`, an index into the vectors. */
export function cellPieces(column: number, layout: Layout): readonly Piece[] {
  const value = valuePieces(column, layout)
  return layout.nullable ? [{ type: 'nullable', column, value }] : value
}

function valuePieces(column: number, layout: Layout): (string | Value)[] {
  switch (layout.type) {
    case 'number':
      return [{ type: 'number', column, scale: layout.scale }]
    case 'boolean':
      return [{ type: 'word', column, lane: 0, dictionary: booleans }]
    case 'date':
    case 'timestamp':
      return ['"', { type: layout.type, column }, '"']
    case 'text':
      return ['"', ...textPieces(column, layout), '"']
  }
}

function textPieces(column: number, layout: TextLayout): (string | Value)[] {
  return layout.parts.map((part) => (part.type === 'literal' ? escape(part.text) : { ...part, column }))
}
