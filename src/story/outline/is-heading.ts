import { wordSet } from '../lexicon/word-set.ts'

const headings = wordSet(
  'rule rules constraint constraints requirement requirements condition conditions assumption assumptions note notes',
)
const beforeHeadings = wordSet('business data some additional extra other more further special validation')

/** Whether words before a list say that its items are values: "matter.status is an enum:". */
export function isOfValues(words: readonly string[]): boolean {
  return /^enum(?:eration)?s?$/.test(words.at(-1) ?? '')
}

/** Whether words before a list say what its items are, and name no table: "Rules:", "Business rules:". */
export function isHeading(words: readonly string[]): boolean {
  return headings.has(words.at(-1) ?? '') && words.slice(0, -1).every((word) => beforeHeadings.has(word))
}
