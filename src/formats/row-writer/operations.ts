import { type EncodedDictionary, encodeDictionary } from './encoded-dictionary.ts'
import { type EncodedText, encodeText } from './encoded-text.ts'
import type { DatePiece, DigitsPiece, MarkPiece, NullablePiece, NumberPiece, Piece, TimestampPiece, WordPiece } from './pieces.ts'

/** One step of writing a row; columns are indices into its vectors. */
export type Operation =
  | LiteralOperation
  | WordOperation
  | NumberPiece
  | DigitsPiece
  | DatePiece
  | TimestampPiece
  | MeasuredOperation
  | MarkPiece
  | NullableOperation

export interface LiteralOperation {
  readonly type: 'literal'
  readonly text: EncodedText
}

export interface WordOperation {
  readonly type: 'word'
  readonly column: number
  readonly lane: number
  readonly entries: EncodedDictionary
}

export interface MeasuredOperation {
  readonly type: 'measured'
  readonly value: readonly Operation[]
}

export interface NullableOperation {
  readonly type: 'nullable'
  readonly column: number
  /** Writes a cell that is not null. */
  readonly value: readonly Operation[]
  /** Writes a null cell. */
  readonly absent: readonly Operation[]
}

/** Limits of fusing. Every entry of a dictionary gets a copy of the fused text; beyond these limits the copies cost more than they save. */
export const maxFusedEntries = 10_000
const maxFusedText = 64

/**
 * Turns pieces into operations. A constant text is fused into the entries of the dictionary before or after it, or into both branches of a
 * nullable cell, so that a row is written with few copies.
 */
export function planOperations(pieces: readonly Piece[]): readonly Operation[] {
  const merged = mergeTexts(pieces)
  const taken = new Set<number>()
  const fuse = (from: number, into: number): string => {
    const text = merged[from]
    if (typeof text !== 'string' || taken.has(from) || !fuses(merged[into], text)) return ''
    taken.add(from)
    return text
  }
  // A text is fused with the piece before it if possible, so these are determined first.
  const afters = merged.map((_, index) => fuse(index + 1, index))
  const befores = merged.map((_, index) => fuse(index - 1, index))
  return merged.flatMap((piece, index) => {
    if (typeof piece === 'string') return taken.has(index) || piece === '' ? [] : [literal(piece)]
    return [operation(piece, befores[index] as string, afters[index] as string)]
  })
}

function mergeTexts(pieces: readonly Piece[]): readonly Piece[] {
  const merged: Piece[] = []
  for (const piece of pieces) {
    const last = merged.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') merged[merged.length - 1] = last + piece
    else merged.push(piece)
  }
  return merged
}

function fuses(piece: Piece | undefined, text: string): boolean {
  if (piece === undefined || typeof piece === 'string') return false
  if (piece.type === 'word') return piece.dictionary.words.length <= maxFusedEntries && text.length <= maxFusedText
  return piece.type === 'nullable'
}

function operation(piece: Exclude<Piece, string>, before: string, after: string): Operation {
  switch (piece.type) {
    case 'word':
      return word(piece, before, after)
    case 'nullable':
      return nullable(piece, before, after)
    case 'measured':
      return { type: 'measured', value: planOperations(piece.value) }
    default:
      return piece
  }
}

function literal(text: string): LiteralOperation {
  return { type: 'literal', text: encodeText(text) }
}

function word({ column, lane, dictionary, escape }: WordPiece, before: string, after: string): WordOperation {
  return { type: 'word', column, lane, entries: encodeDictionary(dictionary, escape, before, after) }
}

function nullable({ column, value, absent }: NullablePiece, before: string, after: string): NullableOperation {
  return { type: 'nullable', column, value: planOperations([before, ...value, after]), absent: planOperations([before + absent + after]) }
}
