import type { Operand } from './operand.ts'
import type { Readable } from './readable.ts'

/** Maximum operations of a formula whose vectors are kept while a batch is made: freeing those of few costs more time than it is worth. */
export const mostKeptOperations = 8

/**
 * The operand of a formula that frees the vectors of its operations.
 * @param operations how many it has
 * @param columns all columns that it reads; they are read first, because a frame keeps them
 */
export function releasing(operand: Operand, operations: number, columns: readonly Readable[]): Operand {
  if (operations <= mostKeptOperations || operand.constant !== undefined) return operand
  const { nullable, evaluate } = operand
  return {
    ...operand,
    evaluate: (frame) => {
      for (const { read } of columns) read(frame)
      const values = frame.float64()
      const nulls = nullable ? frame.uint8().fill(0, 0, frame.count) : null
      frame.releasing(() => {
        const cells = evaluate(frame)
        values.set(cells.values.subarray(0, frame.count))
        if (cells.nulls !== null) nulls?.set(cells.nulls.subarray(0, frame.count))
      })
      return { values, nulls }
    },
  }
}
