import { threadCache } from '../../caches/thread-cache.ts'
import { type TableWriter, generateWriter } from './generate-writer.ts'
import { type RangeWriter, interpret } from './interpret.ts'
import type { Operation } from './operations.ts'
import { rehearsed } from './rehearsed.ts'
import { type WriterSource, writerSource } from './writer-source.ts'

/** Maximum operations of one generated function: V8 does not optimise longer functions, which makes them twenty times slower. */
const maxOperations = 48

/** Rows that are interpreted before the structure is looked up: building its source takes longer than writing these rows. */
const fewRows = 256

/** Rows of one structure that are interpreted before code is generated: generated code pays off after about ten thousand rows. */
const patience = 8_192

/** The state shared by all writers of one structure, so that the second plan of a kind uses the machine code of the first. */
interface Structure {
  rows: number
  write: TableWriter | null
}

const structures = threadCache<Structure>('rowWriters')

/** The fastest writer of these operations: interpreted for the first rows of its structure, then generated. */
export function rangeWriter(operations: readonly Operation[]): RangeWriter {
  const parts = split(operations).map(partWriter)
  const [only] = parts
  return parts.length === 1 && only !== undefined ? only : rowByRow(parts)
}

function partWriter(operations: readonly Operation[]): RangeWriter {
  let rows = 0
  let found: (WriterSource & { readonly structure: Structure }) | undefined
  return (vectors, from, to, view, offset) => {
    rows += to - from
    if (rows <= fewRows) return interpret(operations, vectors, from, to, view, offset)
    found ??= withStructure(writerSource(operations))
    const { source, tables, structure } = found
    if (structure.rows < patience) {
      structure.rows += to - from
      return interpret(operations, vectors, from, to, view, offset)
    }
    structure.write ??= rehearsed(generateWriter(source), tables, operations)
    return structure.write(tables, vectors, from, to, view, offset)
  }
}

function withStructure(made: WriterSource): WriterSource & { readonly structure: Structure } {
  return { ...made, structure: structures.get(made.source, () => ({ rows: 0, write: null })) }
}

function rowByRow(parts: readonly RangeWriter[]): RangeWriter {
  return (vectors, from, to, view, offset) => {
    let behind = offset
    for (let row = from; row < to; row++) {
      for (let part = 0; part < parts.length; part++) behind = (parts[part] as RangeWriter)(vectors, row, row + 1, view, behind)
    }
    return behind
  }
}

function split(operations: readonly Operation[]): readonly (readonly Operation[])[] {
  const parts: Operation[][] = []
  let room = 0
  for (const operation of operations) {
    const weight = weigh(operation)
    if (weight > room) {
      parts.push([])
      room = maxOperations
    }
    parts.at(-1)?.push(operation)
    room -= weight
  }
  return parts
}

function weigh(operation: Operation): number {
  switch (operation.type) {
    case 'nullable':
      return 1 + weighAll(operation.value) + weighAll(operation.absent)
    case 'measured':
      return 1 + weighAll(operation.value)
    default:
      return 1
  }
}

function weighAll(operations: readonly Operation[]): number {
  return operations.reduce((sum, operation) => sum + weigh(operation), 0)
}
