import { wordSet } from '../lexicon/word-set.ts'

/** Words of an announcement before "columns". */
const leading = wordSet(
  'with having has have including contain contains containing comprising and the these this following csv only just exactly',
  'numeric numerical categorical binary target',
)

const longestLead = 12
const longestDescription = 48
/** "with randomly assigned financial | attributes". */
const described = /\b(?:with|having|including) (?!and\b|or\b)(?:[a-z]{3,14} ){1,3}$/

/** The start of an announcement such as "with the following columns:", given the start of its last word. */
export function announcementStart(text: string, at: number): number {
  let start = at
  for (let words = 0; words < 5; words++) {
    const before = text.slice(Math.max(0, start - longestLead), start)
    const word = /(?:^|\s)([a-z]+|\d{1,2})\s$/i.exec(before)?.[1]
    if (word === undefined || !(leading.has(word.toLowerCase()) || /\d/.test(word))) break
    start -= word.length + 1
  }
  return start - (described.exec(text.slice(Math.max(0, start - longestDescription), start))?.[0].length ?? 0)
}
