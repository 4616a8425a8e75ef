/** Steps of a column: ten, and three for each operation of its formula, which may all be nested. */
export function readingSteps({ expression, when }: { readonly expression?: unknown; readonly when?: unknown }): number {
  const formulas = [expression, when].filter((text) => typeof text === 'string')
  const operations = formulas.reduce((sum, text) => sum + (text.match(/[-+*/%<>=!&|?(]/g)?.length ?? 0), 0)
  return 10 + 3 * Math.min(operations, 100)
}
