import { exactMeaning } from '../meanings/exact-meaning.ts'
import type { Span } from '../tokens/token.ts'
import { columnName } from '../meanings/column-name.ts'
import type { Detail, ListedColumn } from './outline.ts'
import { readRange } from './read-range.ts'

const series = /^(?<name>[a-z]{1,20}_?)(?<from>\d{1,2}) ?(?:\.{2,3}|-|–|to|…|through) ?(?:\k<name>)(?<to>\d{1,2})(?=$| )/i
/** Maximum number of columns of a series of names. */
const most = 60

/** The columns of an item that names several: "pay_0..pay_6", "q1 to q5 (1-5)", "state/country". Null for any other item. */
export function numberedNames(text: string, { start, end }: Span): readonly ListedColumn[] | null {
  const both = slashed(text, { start, end }) ?? behindNoun(text, start)
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

const named =
  /(?:(?:two|three|four|five|six|[2-9]) )?(?<noun>[a-z]{2,20})s (?<names>(?<name>[a-z]{1,3})\d(?:(?:, ?(?:and )?| and )\k<name>\d){1,8})(?<said> \(?(?:between |from )?\d[\d.]{0,5} ?(?:-|–|to|and) ?\d[\d.]{0,5}\)?)?(?![\w-])/iy

/** "three grades G1, G2 and G3 (0-20)": names of several columns of one kind, and the declaration that they share. */
function behindNoun(text: string, start: number): readonly ListedColumn[] | null {
  named.lastIndex = start
  const { index = 0, groups } = named.exec(text) ?? {}
  const { noun = '', names = '', said = '' } = groups ?? {}
  const like = columnName([noun.toLowerCase()])
  if (names === '' || like === null) return null
  const range = readRange(said.replace(/[()]/g, '').trim())
  const from = text.indexOf(names, index)
  const end = from + names.length + said.length
  const details: Detail[] = [{ type: 'like', of: like.replaceAll('_', ' ') }, ...(range === null ? [] : [range])]
  return [...names.matchAll(/[a-z]{1,3}\d/gi)].map(({ index: at, 0: name }, place, all): ListedColumn => {
    const own = { start: place === 0 ? start : from + at, end: place === all.length - 1 ? end : from + at + name.length }
    const places = details.map(() => own)
    return { name: name.toLowerCase(), words: [name.toLowerCase()], isIdentifier: true, details, places, said: own, unread: [], ...own }
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
