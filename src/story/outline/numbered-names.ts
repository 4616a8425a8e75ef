import { exactMeaning } from '../meanings/exact-meaning.ts'
import type { Span } from '../tokens/token.ts'
import type { ListedColumn } from './outline.ts'

const series = /^(?<name>[a-z]{1,20}_?)(?<from>\d{1,2}) ?(?:\.{2,3}|-|–|to|…|through) ?(?:\k<name>)(?<to>\d{1,2})(?=$| )/i
/** Maximum number of columns of a series of names. */
const most = 60

/** The columns of an item that names several: "pay_0..pay_6", "q1 to q5 (1-5)", "state/country". Null for any other item. */
export function numberedNames(text: string, { start, end }: Span): readonly ListedColumn[] | null {
  const both = slashed(text, { start, end })
  if (both !== null) return both
  const found = series.exec(text.slice(start, end))
  const { name = '', from = '', to = '' } = found?.groups ?? {}
  const count = Number(to) - Number(from) + 1
  if (found === null || !(count > 1) || count > most) return null
  const behind = start + found[0].length
  const unread = behind < end ? [{ start: behind + 1, end }] : []
  return Array.from({ length: count }, (_, at): ListedColumn => {
    const own = `${name}${Number(from) + at}`.toLowerCase()
    const plain = { isIdentifier: true, details: [], places: [], said: null, start, end }
    return { ...plain, name: own, words: own.split('_'), unread: at === 0 ? unread : [] }
  })
}

/** Two names of columns: "state/country". Null for values, such as "active/inactive". */
function slashed(text: string, { start, end }: Span): readonly ListedColumn[] | null {
  const names = /^(\p{L}{3,20})\/(\p{L}{3,20})$/u.exec(text.slice(start, end).toLowerCase())?.slice(1) ?? []
  const isName = (name: string): boolean => {
    const body = exactMeaning([name], [])?.body
    return body !== undefined && !(typeof body === 'object' && body.kind === 'boolean')
  }
  if (names.length < 2 || !names.every(isName)) return null
  const plain = { isIdentifier: false, details: [], places: [], said: null, unread: [] }
  const middle = end - (names[1] ?? '').length
  const spans = [
    { start, end: middle - 1 },
    { start: middle, end },
  ]
  return names.map((name, at) => ({ ...plain, name, words: [name], ...(spans[at] as Span) }))
}
