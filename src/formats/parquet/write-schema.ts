import type { ColumnOutline } from '../format.ts'
import { physicalType, physicalTypes } from './physical-type.ts'
import type { ThriftWriter } from './thrift-writer.ts'

/** Field of FileMetaData. */
const schemaField = 2

/** Fields of SchemaElement. */
const element = { type: 1, repetition: 3, name: 4, children: 5, converted: 6, scale: 7, precision: 8, logical: 10 } as const

const repetitions = { required: 0, optional: 1 } as const

/** Values of ConvertedType, the predecessor of LogicalType, for older readers. */
const converted = { utf8: 0, decimal: 5, date: 6, timestampMillis: 9, int32: 17 } as const

/** Fields of the union LogicalType. */
const logical = { string: 1, decimal: 5, date: 6, timestamp: 8, integer: 10 } as const

const precision = 18

/** Writes the schema of a file: a root, and a leaf for each column. */
export function writeSchema(writer: ThriftWriter, columns: readonly ColumnOutline[]): void {
  writer.structs(schemaField, columns.length + 1)
  writer.openItem().text(element.name, 'schema').i32(element.children, columns.length).close()
  for (const column of columns) writeColumn(writer, column)
}

function writeColumn(writer: ThriftWriter, column: ColumnOutline): void {
  const { name, layout } = column
  writer
    .openItem()
    .i32(element.type, physicalTypes[physicalType(column)])
    .i32(element.repetition, layout.nullable ? repetitions.optional : repetitions.required)
    .text(element.name, name)
  writeMeaning(writer, column)
  writer.close()
}

function writeMeaning(writer: ThriftWriter, column: ColumnOutline): void {
  const { layout } = column
  switch (layout.type) {
    case 'boolean':
      return
    case 'text':
      writer.i32(element.converted, converted.utf8).open(element.logical).open(logical.string).close().close()
      return
    case 'date':
      writer.i32(element.converted, converted.date).open(element.logical).open(logical.date).close().close()
      return
    case 'timestamp':
      writer.i32(element.converted, converted.timestampMillis).open(element.logical).open(logical.timestamp)
      // UTC, and milliseconds as the first field of the union TimeUnit.
      writer.flag(1, true).open(2).open(1).close().close().close().close()
      return
    case 'number':
      if (layout.scale > 0) writeDecimal(writer, layout.scale)
      else if (physicalType(column) === 'int32') writeInt32(writer)
  }
}

function writeDecimal(writer: ThriftWriter, scale: number): void {
  writer.i32(element.converted, converted.decimal).i32(element.scale, scale).i32(element.precision, precision)
  writer.open(element.logical).open(logical.decimal).i32(1, scale).i32(2, precision).close().close()
}

function writeInt32(writer: ThriftWriter): void {
  writer.i32(element.converted, converted.int32).open(element.logical).open(logical.integer).byte(1, 32).flag(2, true).close().close()
}
