import { isKnownHead } from '../compose/noun-words.ts'
import { fallingWith, risingWith } from '../lexicon/relating-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { singularOf } from '../words/words.ts'

/** Words before a "with" that relates columns: "correlated with income, and ...". */
const relating = wordSet(risingWith, fallingWith)
/** Most characters before a verb that are looked at for these words. */
const longestLead = 12

/** Whether a verb that may announce columns relates columns or tables, or is about rows. */
export function listsNothing(text: string, match: RegExpExecArray): boolean {
  return (
    relating.has(lastWord(text.slice(Math.max(0, match.index - longestLead), match.index))) ||
    isOfRows(text, match) ||
    isOfData(text, match)
  )
}

/** Whether a verb asks for the data as a whole: "need dummy data for a bakery: ...". */
function isOfData(text: string, { index, 0: verb }: RegExpExecArray): boolean {
  const after = index + verb.length
  return /^(?:need|want)/i.test(verb) && wholeData.test(text.slice(after, after + longestOwner))
}

const wholeData =
  /^(?:an? |some |the )?(?:[a-z]{3,12} ){0,2}(?:data(?: ?sets?)?|csv|spreadsheet|excel)(?: (?:for|of|about|on|from|file|table|with)\b|[:,])/i

/** Most characters before a verb in which its table is named. */
const longestOwner = 40

/** Whether a verb is about rows: "the genres table stores genres and …". */
function isOfRows(text: string, { index, 0: verb }: RegExpExecArray): boolean {
  if (!/^(?:stores?|tracks?) /i.test(verb)) return false
  const first = /^(?:the |all )?([a-z]{3,20}s)\b/.exec(text.slice(index + verb.length, index + verb.length + 30))?.[1]
  if (first === undefined) return false
  const isOwn = text
    .slice(Math.max(0, index - longestOwner), index)
    .toLowerCase()
    .includes(singularOf(first))
  return isOwn || (isKnownHead(singularOf(first)) && !findMeaning([first], []).isExact)
}

/** The last word of a text in lower case; empty if the text does not end with a word. */
function lastWord(text: string): string {
  return (
    text
      .trimEnd()
      .split(/[^\p{L}]/u)
      .at(-1) ?? ''
  ).toLowerCase()
}
