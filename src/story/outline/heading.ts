import { isKnownHead } from '../compose/noun-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Span } from '../tokens/token.ts'

/** A line with only the name of a table: "users:", "Table 2: orders", "- orders (200 rows):", "users: 50", "sales.csv - what was sold". */
export interface Heading {
  /** Where the name ends, with the number of rows behind it. */
  readonly nameEnd: number
  /** Whether a colon, a file type or a word such as "table" marks the name. */
  readonly isMarked: boolean
  readonly isBullet: boolean
  /** Whether a number follows the colon: "users: 50". Only lines that are further in are its columns. */
  readonly isCounted: boolean
}

const heading =
  /^[ \t]*(?<bullet>(?:[-*•▪◦#]|\d{1,2}[.)])+[ \t])?(?<lead>(?:(?:create|make|generate) (?:an?|the) )?(?:table|entity|model|collection|sheet|file)\b(?: (?:named|called)\b| ?\d{1,2}(?=[:.) ]))?[:.)]? ?[-–]? ?)?["'`*]{0,3}(?<name>\p{L}[\p{L}\d_]{1,40}(?: [\p{L}\d_]{1,20}){0,2})(?<file>\.(?:csv|tsv|json|xlsx|parquet))?["'`*]{0,3}(?: table)?(?: ?\(\d[\d,]{0,11}k?(?: [a-z]{1,12})?\)|(?<count>(?: ?[:=]| x) ?\d[\d,]{0,11}k?(?: [a-z]{1,12})?)|(?<announced> with the following (?:columns|fields|attributes)))?(?<colon>:?)["'`*]{0,3}(?<behind>(?: ?[-–:] [^,:\n]{1,80})?)[ \t]*$/iu
/** Words for lists of anything. */
const containers = wordSet(
  'columns fields attributes properties features variables tables entities details schema files data model models database dictionary',
)

/** Reads a line as the name of a table; null for other lines. Whether an unmarked line is one, the lines below tell. */
export function headingAt(text: string, { start, end }: Span): Heading | null {
  const groups = heading.exec(text.slice(start, Math.min(end, start + longest)))?.groups
  if (groups === undefined) return null
  const { bullet, lead, name = '', file, count, announced, colon = '', behind = '' } = groups
  const isFile = file !== undefined
  if ((behind !== '' && !isFile) || isContainer(name.toLowerCase().split(' '))) return null
  const written = text.slice(start, end).trimEnd()
  const nameEnd =
    isFile || announced !== undefined
      ? written.indexOf(name, (bullet ?? '').length + (lead ?? '').length) + name.length
      : written.length - (colon === '' ? 0 : written.length - written.lastIndexOf(':'))
  const isCounted = count !== undefined
  const isMarked = lead !== undefined || isFile || colon !== '' || isCounted
  return { nameEnd: start + nameEnd, isMarked, isBullet: bullet !== undefined, isCounted }
}

/** Whether words are about a list of anything: "table details", "columns I need", "data dictionary". */
function isContainer(words: readonly string[]): boolean {
  // "Patient data" has patients.
  if (words.length === 2 && words[1] === 'data' && isKnownHead(words[0] ?? '')) return false
  return containers.has(words.at(-1) ?? '') || /^(?:columns|fields|attributes|tables|entities)$/.test(words[0] ?? '')
}

/** Longer lines name no table. */
const longest = 160
