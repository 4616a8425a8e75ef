import type { Operation } from './operations.ts'

/** Bytes of a row. */
export interface RowSize {
  /** Maximum. */
  readonly max: number
  /** An estimate of the mean. */
  readonly typical: number
}

const maxIntegerDigits = 16
const usualIntegerDigits = 5

/** Adds up the bytes that the operations write. */
export function rowSize(operations: readonly Operation[]): RowSize {
  const sizes = operations.map(operationSize)
  return {
    max: sizes.reduce((sum, size) => sum + size.max, 0),
    typical: sizes.reduce((sum, size) => sum + size.typical, 0),
  }
}

function operationSize(operation: Operation): RowSize {
  switch (operation.type) {
    case 'literal':
      return exactly(operation.text.bytes)
    case 'word':
      return { max: operation.entries.maxBytes, typical: operation.entries.meanBytes }
    case 'number': {
      const decimals = operation.scale === 0 ? 0 : operation.scale + 1
      // 2^53 has 16 digits, wherever the decimal point is; with at most 9 decimals, at least one of them is before it.
      return { max: 1 + maxIntegerDigits + (decimals === 0 ? 0 : 1), typical: usualIntegerDigits + decimals }
    }
    case 'digits':
      return { max: Math.max(maxIntegerDigits, operation.width), typical: Math.max(usualIntegerDigits - 2, operation.width) }
    case 'date':
      return exactly(10)
    case 'timestamp':
      return exactly(operation.iso ? 20 : 19)
    case 'measured': {
      const value = rowSize(operation.value)
      return { max: 4 + value.max, typical: 4 + value.typical }
    }
    case 'mark':
      return exactly(0)
    case 'nullable': {
      const value = rowSize(operation.value)
      const absent = rowSize(operation.absent)
      return { max: Math.max(value.max, absent.max), typical: (value.typical + absent.typical) / 2 }
    }
  }
}

function exactly(bytes: number): RowSize {
  return { max: bytes, typical: bytes }
}
