import type { ReferenceList } from './reference-list.ts'

/** The source of a list: lines of cells. */
export interface TableSource {
  readonly name: string
  readonly description: string
  /** The names and types of the cells of a line, in order. A column `weight` has the weights; without it, all weights are 1. */
  readonly columns: Readonly<Record<string, 'text' | 'number'>>
  /** One entry per line, with cells separated by `|`. */
  readonly rows: string
}

/** Parses the source of a list. @throws Error for a line whose cells do not fit the columns */
export function tableList(source: TableSource): ReferenceList {
  const names = Object.keys(source.columns)
  const lines = source.rows
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const cells = lines.map((line) => line.split('|'))
  for (const [i, row] of cells.entries()) {
    const fits = row.length === names.length && names.every((name, c) => source.columns[name] === 'text' || isNumber(row[c]))
    if (!fits) throw new Error(`${source.name}: line does not fit its columns: ${lines[i]}`)
  }
  const texts = (c: number): readonly string[] => cells.map((row) => row[c] ?? '')
  const attributes: Record<string, readonly string[] | readonly number[]> = {}
  let weights: readonly number[] = lines.map(() => 1)
  for (const [c, name] of names.entries()) {
    if (name === 'weight') weights = texts(c).map(Number)
    else attributes[name] = source.columns[name] === 'number' ? texts(c).map(Number) : texts(c)
  }
  return { name: source.name, description: source.description, weights, attributes }
}

function isNumber(cell: string | undefined): boolean {
  return cell !== undefined && /^-?\d+(\.\d+)?$/.test(cell)
}
