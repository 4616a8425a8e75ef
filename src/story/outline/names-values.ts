import { isCategory } from '../attributes/readers/value-nouns.ts'
import { sumOf } from '../../lists.ts'
import { flaws } from '../lexicon/flaw-words.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { singularOf } from '../words/words.ts'
import type { Opening } from './opening.ts'
import type { ListedColumn } from './outline.ts'

/** Most characters before a list that may name a column. */
const reach = 40
/** Columns with a few values. No table is called so. */
const kinds = wordSet('reason type kind category status state outcome result level priority severity method channel source mode')

/** Columns that a table of categories has. */
const ofTables = wordSet('id name title description code date')

/**
 * Whether the items of a list are values or names and no columns.
 * @param listed the columns of the lists before
 */
export function namesValues(text: string, opening: Opening, columns: readonly ListedColumn[], listed: ReadonlySet<string>): boolean {
  const before = text
    .slice(Math.max(0, opening.start - reach), opening.start)
    .trimEnd()
    .split(/\W/)
  const name = before.at(-1)?.toLowerCase() ?? ''
  const areNamed = columns.every(({ start, end }) => /^[\s"']*\p{Lu}/u.test(text.slice(start, end)))
  // "columns: id, amount, currency" and later "currency: EUR, USD, GBP"
  if (areNamed && listed.has(name)) return true
  // 'Admission Type includes "urgent", "elective"', "statuses include new, paid and shipped"
  const isIncluding = /^\s*includ(?:es?|ing)\b/i.test(text.slice(opening.start, opening.items)) && isCategory({ words: [singularOf(name)] })
  if (isIncluding && columns.every(({ words, details }) => details.length === 0 && !ofTables.has(words.at(-1) ?? ''))) return true
  if (isSharedOut(text, columns)) return true
  // "region spelled inconsistently (north, North)"
  if (flaws.has(name)) return true
  return (areNamed && areNames(text, opening, columns)) || isKindOf(text, opening, before)
}

/** Shares before the first of as many items: "priority 50/30/20 low, medium, high". */
const sharedOut = /^[\w ]{1,40}? (\d{1,2}(?:[/-]\d{1,2}){1,5}) /

function isSharedOut(text: string, columns: readonly ListedColumn[]): boolean {
  const [first] = columns
  const shares = first === undefined ? undefined : sharedOut.exec(text.slice(first.start, first.end))?.[1]?.split(/[/-]/)
  return shares?.length === columns.length && sumOf(shares.map(Number)) === 100
}

/** "parcels | with DHL, UPS and GLS". "Products with SKU and EAN" have columns. */
function areNames(text: string, { start, items, evidence }: Opening, columns: readonly ListedColumn[]): boolean {
  const isWith = evidence !== 'announced' && /^with\b/i.test(text.slice(start, items).trimStart())
  return isWith && columns.length > 1 && columns.every(({ words, details }) => details.length === 0 && !findMeaning(words, []).isExact)
}

/** "rejected ones have a rejection reason: | income, credit history". */
function isKindOf(text: string, { start, items }: Opening, before: readonly string[]): boolean {
  const said = [...before, ...text.slice(start, items).split(/\W/)].filter((word) => word !== '')
  const at = said.findLastIndex((word) => /^an?$/i.test(word))
  const isColon = text.slice(start, items).includes(':')
  return isColon && at >= 0 && said.length - at <= 4 && kinds.has(said.at(-1)?.toLowerCase() ?? '')
}
