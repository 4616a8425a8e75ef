import type { Lane, Vector } from '../../vector.ts'
import type { EncodedDictionary } from './encoded-dictionary.ts'
import type { DigitsValue } from './row-parts.ts'
import type { Operation } from './operations.ts'
import { writeDate, writeSpacedTimestamp, writeTimestamp } from './write-date.ts'
import { writeNumber, writePadded } from './write-number.ts'

/** Writes rows [from, to) of the vectors to the view from `offset` on, each with its separator; returns the offset after them. */
export type RangeWriter = (vectors: readonly Vector[], from: number, to: number, view: DataView, offset: number) => number

/** A `RangeWriter` that interprets the operations for every row. Generated writers give the same bytes. */
export function interpret(operations: readonly Operation[], ...[vectors, from, to, view, offset]: Parameters<RangeWriter>): number {
  let behind = offset
  for (let row = from; row < to; row++) behind = writeRow(operations, vectors, row, view, behind)
  return behind
}

function writeRow(operations: readonly Operation[], vectors: readonly Vector[], row: number, view: DataView, offset: number): number {
  let behind = offset
  for (let index = 0; index < operations.length; index++) behind = writeOne(operations[index] as Operation, vectors, row, view, behind)
  return behind
}

function writeOne(operation: Operation, vectors: readonly Vector[], row: number, view: DataView, offset: number): number {
  switch (operation.type) {
    case 'literal':
      return copyWords(operation.text.words, 0, operation.text.bytes, view, offset)
    case 'word':
      return writeEntry(operation.entries, cell(vectors, operation.column, operation.lane, row), view, offset)
    case 'number':
      return writeNumber(view, offset, cell(vectors, operation.column, 0, row), operation.scale)
    case 'digits':
      return writeDigits(operation, cell(vectors, operation.column, operation.lane, row), view, offset)
    case 'date':
      return writeDate(view, offset, cell(vectors, operation.column, 0, row))
    case 'timestamp':
      return (operation.iso ? writeTimestamp : writeSpacedTimestamp)(view, offset, cell(vectors, operation.column, 0, row))
    case 'measured': {
      const behind = writeRow(operation.value, vectors, row, view, offset + 4)
      view.setInt32(offset, behind - offset - 4, true)
      return behind
    }
    case 'mark':
      markOffset(vectors, operation.column, row, offset)
      return offset
    case 'nullable': {
      const nulls = (vectors[operation.column] as Vector).nulls as Uint8Array
      return writeRow(nulls[row] === 0 ? operation.value : operation.absent, vectors, row, view, offset)
    }
  }
}

function markOffset(vectors: readonly Vector[], column: number, row: number, offset: number): void {
  const lane = (vectors[column] as Vector).lanes[0] as Lane
  lane[row] = offset
}

function cell(vectors: readonly Vector[], column: number, lane: number, row: number): number {
  return ((vectors[column] as Vector).lanes[lane] as Lane)[row] as number
}

function writeDigits(operation: DigitsValue, value: number, view: DataView, offset: number): number {
  return operation.blankZero && value === 0 ? offset : writePadded(view, offset, value, operation.width)
}

function writeEntry(entries: EncodedDictionary, code: number, view: DataView, offset: number): number {
  return copyWords(entries.words, entries.places[code * 2] as number, entries.places[code * 2 + 1] as number, view, offset)
}

function copyWords(words: Float64Array, start: number, bytes: number, view: DataView, offset: number): number {
  for (let copied = 0, word = start; copied < bytes; copied += 8, word++) view.setFloat64(offset + copied, words[word] as number, true)
  return offset + bytes
}
