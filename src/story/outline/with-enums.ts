import type { Span } from '../tokens/token.ts'
import { nameWords } from './name-words.ts'
import type { ColumnList, Detail, ListedColumn } from './outline.ts'
import { withWords } from './with-words.ts'

/** The values of a type that a story declares: "enum OrderState {NEW, PAID}". */
interface SaidEnum extends Span {
  readonly name: string
  readonly values: readonly string[]
}

/** Lists of columns, and the positions of the enums that their columns have as types. */
export interface WithEnums {
  readonly lists: readonly ColumnList[]
  readonly enums: readonly Span[]
}

const declared = /\benum(?: class)? (\p{Lu}\w{0,59}) ?[:=]?\s?$/u
/** Most characters from "enum" to the list of its values. */
const reach = 80

/** Takes the lists of values of enums out of the lists, and gives these values to the columns with such a type: "state OrderState". */
export function withEnums(text: string, found: readonly ColumnList[]): WithEnums {
  const enums = found.flatMap((list) => enumOf(text, list) ?? [])
  if (enums.length === 0) return { lists: found, enums }
  const types = new Map(enums.map((each) => [each.name, each]))
  const lists = found
    .filter((list) => enumOf(text, list) === null)
    .map((list) => ({ ...list, columns: list.columns.map((column) => typed(text, column, types)) }))
  return { lists, enums }
}

/** The enum whose values a list holds; null for a list of columns. */
function enumOf(text: string, { subjectEnd, columns, end }: ColumnList): SaidEnum | null {
  const from = Math.max(0, (subjectEnd ?? 0) - reach)
  const head = subjectEnd === null ? null : declared.exec(text.slice(from, subjectEnd))
  if (head === null) return null
  const values = columns.map(({ start, end: last }) => text.slice(start, last))
  return { name: head[1] ?? '', values, start: from + head.index, end }
}

/** A column with the values of the enum that ends its declaration: "state OrderState", "state: OrderState". */
function typed(text: string, column: ListedColumn, types: ReadonlyMap<string, SaidEnum>): ListedColumn {
  const written = text.slice(column.start, column.end)
  const [, name = '', type = ''] = /^(\p{L}\w{0,59})(?:: ?| )(\p{Lu}\w{0,59})$/u.exec(written) ?? []
  const said = types.get(type)
  if (said === undefined) return column
  const detail: Detail = { type: 'values', values: said.values }
  const place = { start: column.end - type.length, end: column.end }
  return { ...withWords(column, nameWords(name)), details: [detail], places: [place], said: place, unread: [] }
}
