import { type Table, tableFromIPC } from '@uwdata/flechette'

/** A stream as flechette reads it: cells as they are stored, a column after another. */
export interface ArrowContent {
  readonly table: Table
  readonly names: readonly string[]
  readonly columns: readonly (readonly unknown[])[]
}

/** Reads a stream whole; integers, decimals, days and moments as bigint. */
export function readArrow(bytes: Uint8Array): ArrowContent {
  const table = tableFromIPC(new Uint8Array(bytes), { useBigInt: true, useBigIntTimestamp: true, useDecimalInt: true })
  return {
    table,
    names: table.schema.fields.map(({ name }) => name),
    columns: table.schema.fields.map(({ type }, index) =>
      Array.from({ length: table.numRows }, (_, row) => plain(table.getChildAt(index).at(row), type.typeId === 8)),
    ),
  }
}

/** Days come as milliseconds. */
function plain(value: unknown, isDate: boolean): unknown {
  if (typeof value !== 'number') return value
  return isDate ? BigInt(value) / 86_400_000n : BigInt(value)
}
