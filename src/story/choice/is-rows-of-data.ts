import { candidatesOf } from '../compose/candidates.ts'
import type { Intent } from '../read-story.ts'
import type { RankedDomain } from './rank-domains.ts'

/** Whether a story only asks for rows of one kind of data, which is no trade: "500 rows of sales data", "emails dataset, spam 30%". */
export function isRowsOfData(read: Intent, [first]: readonly RankedDomain[]): boolean {
  const { facts, text } = read
  const areNouns = first?.terms.every(({ role }) => role === 'noun') === true
  if (areNouns && candidatesOf(read).length < 2 && isOneDataset(text)) return true
  const [only, ...others] = facts
  if (others.length > 0 || only?.type !== 'count' || !text.slice(only.start, only.end).endsWith(' data')) return false
  return areNouns
}

/** "emails dataset", "a spam emails data set": plain words, and a plural before the last. */
function isOneDataset(text: string): boolean {
  const end = text.search(/ data ?set\b/i)
  return end > 1 && end < mostOfTitle && text[end - 1] === 's' && !/[^\p{L} ]/u.test(text.slice(0, end))
}

const mostOfTitle = 60
