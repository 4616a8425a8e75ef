import type { Span } from '../tokens/token.ts'
import type { ListedColumn } from './outline.ts'

const series = /^(?<name>[a-z]{1,20}_?)(?<from>\d{1,2}) ?(?:\.{2,3}|-|–|to|…|through) ?(?:\k<name>)(?<to>\d{1,2})(?=$| )/i
/** Maximum number of columns of a series of names. */
const most = 60

/** The columns of a series of names, one for each number: "pay_0..pay_6", "q1 to q5 (1-5)". Null for any other item. */
export function numberedNames(text: string, { start, end }: Span): readonly ListedColumn[] | null {
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
