import { operationsIn } from '../columns/shared/expression-syntax.ts'

/** Steps of a column: ten, and three for each operation of its formula, which may all be nested. */
export function readingSteps({ expression, when }: { readonly expression?: unknown; readonly when?: unknown }): number {
  const operations = [expression, when].reduce<number>((sum, text) => sum + (typeof text === 'string' ? operationsIn(text) : 0), 0)
  return 10 + 3 * Math.min(operations, 100)
}
