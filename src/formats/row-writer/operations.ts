import { type EncodedDictionary, encodeDictionary } from './encoded-dictionary.ts'
import { type EncodedText, encodeText } from './encoded-text.ts'
import type { DateValue, DigitsValue, OffsetMark, NullableValue, NumberValue, RowPart, TimestampValue, WordValue } from './row-parts.ts'

/** One step of writing a row; columns are indices into its vectors. */
export type Operation =
  | LiteralOperation
  | WordOperation
  | NumberValue
  | DigitsValue
  | DateValue
  | TimestampValue
  | MeasuredOperation
  | OffsetMark
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
 * Turns parts into operations. A constant text is fused into the entries of the dictionary before or after it, or into both branches of a
 * nullable cell, so that a row is written with few copies.
 */
export function planOperations(parts: readonly RowPart[]): readonly Operation[] {
  const merged = mergeTexts(parts)
  const taken = new Set<number>()
  const fuse = (from: number, into: number): string => {
    const text = merged[from]
    if (typeof text !== 'string' || taken.has(from) || !fuses(merged[into], text)) return ''
    taken.add(from)
    return text
  }
  // A text is fused with the part before it if possible, so these are determined first.
  const afters = merged.map((_, index) => fuse(index + 1, index))
  const befores = merged.map((_, index) => fuse(index - 1, index))
  return merged.flatMap((part, index) => {
    if (typeof part === 'string') return taken.has(index) || part === '' ? [] : [literal(part)]
    return [operation(part, befores[index] as string, afters[index] as string)]
  })
}

function mergeTexts(parts: readonly RowPart[]): readonly RowPart[] {
  const merged: RowPart[] = []
  for (const part of parts) {
    const last = merged.at(-1)
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part
    else merged.push(part)
  }
  return merged
}

function fuses(part: RowPart | undefined, text: string): boolean {
  if (part === undefined || typeof part === 'string') return false
  if (part.type === 'word') return part.dictionary.words.length <= maxFusedEntries && text.length <= maxFusedText
  return part.type === 'nullable'
}

function operation(part: Exclude<RowPart, string>, before: string, after: string): Operation {
  switch (part.type) {
    case 'word':
      return word(part, before, after)
    case 'nullable':
      return nullable(part, before, after)
    case 'measured':
      return { type: 'measured', value: planOperations(part.value) }
    default:
      return part
  }
}

function literal(text: string): LiteralOperation {
  return { type: 'literal', text: encodeText(text) }
}

function word({ column, lane, dictionary, escape }: WordValue, before: string, after: string): WordOperation {
  return { type: 'word', column, lane, entries: encodeDictionary(dictionary, escape, before, after) }
}

function nullable({ column, value, absent }: NullableValue, before: string, after: string): NullableOperation {
  return { type: 'nullable', column, value: planOperations([before, ...value, after]), absent: planOperations([before + absent + after]) }
}
