import type { ListedColumn } from './outline.ts'

/** Operators at which an item splits into values. */
const operator = /[\w)] ?\/ ?[\w(]|[\w)] (?:plus|\+|&) [\w(]/

/**
 * The columns of a list, of which those that are computed from others have no values: "ratio: width/height". Their formulas are unread.
 * @param text the story
 */
export function withFormulas(text: string, columns: readonly ListedColumn[]): readonly ListedColumn[] {
  const isQuotient = ({ said, details }: ListedColumn): boolean =>
    said !== null && details.some(({ type }) => type === 'values') && operator.test(text.slice(said.start, said.end))
  if (!columns.some(isQuotient)) return columns
  const names = new Set(columns.flatMap(({ words }) => [words.join(''), words[0] ?? '']))
  const isColumn = (value: string): boolean => names.has(/^[a-z_ ]+/i.exec(value)?.[0].replaceAll(/[_ ]/g, '').toLowerCase() ?? '')
  return columns.map((column) => {
    const { said, details } = column
    const isFormula = isQuotient(column) && details.every((detail) => detail.type === 'values' && detail.values.every(isColumn))
    return isFormula && said !== null ? { ...column, details: [], places: [], unread: [said] } : column
  })
}
