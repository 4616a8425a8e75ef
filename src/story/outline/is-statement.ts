import { isKnownHead } from '../compose/noun-words.ts'
import { measureVerbs } from '../attributes/readers/measure-verbs.ts'
import { approximations } from '../lexicon/approximations.ts'
import { isPlural, singularOf } from '../words/words.ts'

/** A range, and the words around it: "employees submit | 1 to 5 | expenses". */
const ranged = /^(.{1,60}?)(?:: ?| )(?:(?:between|from) )?\d[\d,.]{0,9}k? ?(?:-|–|to|and|\.\.) ?\d[\d,.]{0,9}k? (\p{L}{2,20})/iu

/** Rows without a figure, and what is said of them: "most wines score 5 or 6", "nobody scores below 20", "they earn 2000". */
const ofSome =
  /^(?:(?:nobody|no one|everyone|everybody|they|he|she|we|you) \p{L}|(?:most|many|some|all)(?: of)?(?: the| our)? (\p{L}{2,20}) \p{L})/iu

/** What is done to a cell: "deleted_at set". */
const ofCells = /^\w{2,30}_(?:at|on|date) (?:is |are )?(?:un)?set$/i

/** The order of the rows: "sorted by created_at". */
const ordering = /^(?:sorted|ordered) by \p{L}/iu

/**
 * Whether an item says something of rows, as how many each of others has: "most wines score 5 or 6", "employees submit 1 to 5 expenses",
 * "a climber logs 3-12 ascents", "boats: 2-8 per lake", "around 10 to 15 departments".
 */
export function isStatement(item: string): boolean {
  const [, approximation = ''] = /^(\p{L}{4,20}) \d/u.exec(item) ?? []
  if (approximations.has(approximation.toLowerCase())) return true
  if (ofCells.test(item) || ordering.test(item.trimStart())) return true
  const some = ofSome.exec(item.trimStart())
  if (some !== null && (some[1] === undefined || isPlural(some[1].toLowerCase()))) return true
  const [, before = '', after = ''] = ranged.exec(item.trimStart()) ?? []
  const words = before.toLowerCase().split(' ')
  const [first = ''] = words
  if (after === 'per') return isPlural(words.at(-1) ?? '')
  // "domestic flights take 1 to 3 hours"
  if (words.length > 1 && measureVerbs.has(words.at(-1) ?? '') && isPlural(words.at(-2) ?? '')) return true
  if (!isPlural(after) || words.length < 2) return false
  const isOfEach = /^(?:an?|each|every)$/.test(first) && words.length > 2
  return isOfEach || (isPlural(first) && isKnownHead(singularOf(first)) && !isPlural(words.at(-1) ?? ''))
}

const required =
  /^(?:\d{1,2}[.)] )?(?:the|an?|each|every|all|no) \S.{0,60}? (?:must|should|shall|has to|have to|needs? to|cannot|can|may) \S/i

/** Whether an item is a sentence about things, and names no column: "The system must store 200 courses". */
export function isRequirement(item: string): boolean {
  return required.test(item.trimStart())
}
