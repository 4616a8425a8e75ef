import { candidatesOf } from '../compose/candidates.ts'
import type { Intent } from '../read-story.ts'
import type { RankedDomain } from './rank-domains.ts'

/** "emails dataset", "a spam emails data set" */
const oneDataset = /^(?:\p{L}+ ){0,5}\p{L}+s data ?set\b/iu

/** Whether a story only asks for rows of one kind of data, which is no trade: "500 rows of sales data", "emails dataset, spam 30%". */
export function isRowsOfData(read: Intent, [first]: readonly RankedDomain[]): boolean {
  const { facts, text } = read
  const areNouns = first?.terms.every(({ role }) => role === 'noun') === true
  if (areNouns && candidatesOf(read).length < 2 && oneDataset.test(text)) return true
  const [only, ...others] = facts
  if (others.length > 0 || only?.type !== 'count' || !text.slice(only.start, only.end).endsWith(' data')) return false
  return areNouns
}
