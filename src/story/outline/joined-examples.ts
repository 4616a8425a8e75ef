import { wordSet } from '../lexicon/word-set.ts'
import { isCategory, isPlace } from '../attributes/readers/value-nouns.ts'
import { unspecific } from '../lexicon/example-words.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import type { Span } from '../tokens/token.ts'
import { isDone } from '../words/is-done.ts'
import { isPlural, singularOf } from '../words/words.ts'
import { nameWords } from './name-words.ts'
import { namedDetail } from './named-detail.ts'

const examples = /^(?:(?:and|a|an|the|their|some) )?([\p{L} ]{2,30}) (?:such as|like|e\.g\.) /iu
/** "a genre out of fantasy", "colour one of red", but not "points out of 50" or "one out of ten". */
const outOf =
  /^(?:(?:and|a|an|the|their) )*(?!(?:one|two|three|four|five|six|seven|eight|nine|some|most|half) )[\p{L}_ ]{2,30} (?:out|one|any) of (?!the |these |those |them |its? |their )\p{L}/iu
/** "status: open" */
const declared = /^(?:and )?([\p{L}_ ]{2,30}): ?(?=\S)/u
/** "and status | draft" */
const choiceStart = /^(?:and )?(?:an? |the )?([\p{L}_ ]{2,30}) ([\p{L}-]{2,20})$/iu
const share = /^\d{1,2}(?:\.\d{1,2})?% /
const article = /^(?:an?|the|their|its) /i

/** Joins the items that are values of one column: "age, | roles like admin, editor and viewer, | status: open, closed | date". */
export function* joinedExamples(text: string, items: Iterable<Span>): Generator<Span, undefined> {
  let open: Span | null = null
  /** The items of a choice that has no "or" yet: they may be columns. */
  let held: Span[] = []
  for (const item of items) {
    if (open === null) {
      held = isChoiceStart(text, item) ? [item] : []
      if (held.length > 0 || areExamples(text, item)) open = item
      else yield item
      continue
    }
    const sign = text.slice(open.end, item.start).trim().toLowerCase()
    if (!/^(?:,|,? ?(?:and|or|&|plus))/.test(sign) || !isExample(text, item, held.length > 0)) {
      yield* held.length > 0 ? held : [open]
      yield item
      open = null
      continue
    }
    open = { start: open.start, end: item.end }
    if (held.length > 0) held.push(item)
    const isEnd = /(?:^| )or /i.test(text.slice(item.start, item.end))
    if (!isEnd && (sign === ',' || held.length > 0)) continue
    yield open
    open = null
  }
  if (open !== null) yield* held.length > 0 ? held : [open]
}

/** "and status draft": a column of states and the first of them, if "or" follows. */
function isChoiceStart(text: string, { start, end }: Span): boolean {
  const [, name = '', state = ''] = choiceStart.exec(text.slice(start, end)) ?? []
  return state !== '' && isCategory({ words: nameWords(name) }) && !findMeaning(nameWords(`${name} ${state}`), []).isExact
}

/** Whether an item begins values of a column. */
function areExamples(text: string, { start, end }: Span): boolean {
  const [said, name = ''] = declared.exec(text.slice(start, end)) ?? []
  if (said !== undefined) {
    const value = text.slice(start + said.length, end)
    if (isSite(nameWords(name)) && isPlace(value)) return true
    return share.test(value) || (isCategory({ words: nameWords(name) }) && namedDetail([value.toLowerCase()], 0) === null)
  }
  if (outOf.test(text.slice(start, end))) return true
  const words = nameWords(examples.exec(text.slice(start, end))?.[1] ?? '')
  const head = words.at(-1) ?? ''
  return isCategory({ words }) || (isPlural(head) && !unspecific.has(singularOf(head)))
}

/** Whether a column has names of places that say nothing about where people are: "office", but not "city". */
function isSite(words: readonly string[]): boolean {
  return sites.has(words.at(-1) ?? '')
}

const sites = wordSet('office branch site location market store hub depot campus')

/** Whether an item may be a further example, and no other column: "shortness of breath", but not "a risk level". */
function isExample(text: string, { start, end }: Span, isChoice: boolean): boolean {
  const written = text.slice(start, end).replace(share, '')
  if (article.test(written) || !/^[\p{L} '-]{1,40}$/u.test(written)) return false
  // "country: Germany, | currency EUR"
  const [first = '', ...more] = nameWords(written)
  if (more.length > 0 && (first === 'currency' || isCategory({ words: [first] }))) return false
  const values = written.split(' or ')
  // "Priority low, | medium": one of the words may name a column, too.
  return isChoice ? values.length === 1 || !values.every(isColumn) : !values.some(isColumn)
}

function isColumn(written: string): boolean {
  const words = nameWords(written)
  const { isExact, isRole } = findMeaning(words, [])
  // "Roles like nurse and cook": people by role are values too.
  return isExact && isRole !== true && !isDone(words.at(-1) ?? '')
}
