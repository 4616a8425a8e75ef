import type { ColumnSchema } from '../../schema/schema.ts'
import { isOpposite } from '../words/is-opposite.ts'

/** Leaves out a flag that says the opposite, or the same in another word: an exam that failed is not passed. */
export function withoutOpposite(columns: readonly ColumnSchema[], words: readonly string[]): readonly ColumnSchema[] {
  const isSuccess = (word: string): boolean => isOpposite('failed', word)
  const isTold = (part: string): boolean => words.some((word) => isOpposite(part, word) || (isSuccess(part) && isSuccess(word)))
  return columns.filter(({ name }) => !/^(?:is|has)_[a-z]+$/.test(name) || !isTold(name.replace(/^[a-z]+_/, '')))
}
