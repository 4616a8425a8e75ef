import type { ByteSink } from '../byte-sink.ts'
import type { Layout } from '../../vector.ts'
import type { ArrowColumn } from './arrow-column.ts'
import type { FlatField, FlatScalar, FlatTable } from './flat.ts'
import { writeMessage } from './write-message.ts'

/** Appends the schema message; `ids` are those of the columns' dictionaries, null for columns without one. */
export function writeSchema(sink: ByteSink, columns: readonly ArrowColumn[], ids: readonly (number | null)[]): void {
  const fields = columns.map(({ outline: { name, layout } }, index) => fieldTable(name, layout, ids[index] ?? null))
  writeMessage(sink, 'schema', table(short(littleEndian), { type: 'tables', items: fields }), 0)
}

const littleEndian = 0

function fieldTable(name: string, layout: Layout, id: number | null): FlatTable {
  const [type, meaning] = typeOf(layout)
  const children = { type: 'tables', items: [] } as const
  return table(
    { type: 'text', text: name },
    byte(layout.nullable ? 1 : 0),
    byte(type),
    meaning,
    id === null ? null : encoding(id),
    children,
  )
}

/** Members of the union Type. */
const types = { int: 2, utf8: 5, bool: 6, decimal: 7, date: 8, timestamp: 10 } as const

const precision = 18
const decimalBits = 128
const days = 0
const milliseconds = 1

function typeOf(layout: Layout): readonly [type: number, meaning: FlatTable] {
  switch (layout.type) {
    case 'number':
      return layout.scale === 0 ? [types.int, signed(64)] : [types.decimal, table(int(precision), int(layout.scale), int(decimalBits))]
    case 'boolean':
      return [types.bool, table()]
    case 'date':
      return [types.date, table(short(days))]
    case 'timestamp':
      return [types.timestamp, table(short(milliseconds), { type: 'text', text: 'UTC' })]
    case 'text':
      return [types.utf8, table()]
  }
}

/** Declares the values as 32-bit indices of an unordered dictionary. */
function encoding(id: number): FlatTable {
  return table({ type: 'scalar', bytes: 8, value: id }, signed(32), byte(0))
}

function signed(bits: number): FlatTable {
  return table(int(bits), byte(1))
}

function table(...fields: (FlatField | null)[]): FlatTable {
  return { type: 'table', fields }
}

function byte(value: number): FlatScalar {
  return { type: 'scalar', bytes: 1, value }
}

function short(value: number): FlatScalar {
  return { type: 'scalar', bytes: 2, value }
}

function int(value: number): FlatScalar {
  return { type: 'scalar', bytes: 4, value }
}
