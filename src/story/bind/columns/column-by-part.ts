import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { unitsInNames } from '../../lexicon/units-in-names.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { meaningsByName } from '../../meanings/by-name.ts'
import { periodAdverbs } from '../../lexicon/units.ts'
import { singularOf } from '../../words/words.ts'

/** What a column of a few values is called by beside what it is of: "payment" of "payment_method". */
const classifying = wordSet('method type kind category class tier level mode channel')
/** Words that many columns end with and that say nothing of what they are of. */
const general = wordSet('name number code id date time type status kind value text note on at by count')

/**
 * The only column of a table whose name says more than some words, or less: "area" of "area_m2", "rate" of "rack_rate", "payment" of "payment_method" where
 * values are said, and "bottle price" of "price". Null for none, or for several.
 * @param isSure whether only a unit or a word such as "method" may be more
 */
export function columnByPart({ columns }: TableSchema, said: readonly string[], isOfValues: boolean, isSure = false): string | null {
  const words = said.map(singularOf)
  const shown = columns.filter((column) => column.hidden !== true && !keys.has(column.kind))
  for (const isMeant of isOfValues ? [isMeasured, isClassified] : isSure ? [isMeasured] : [isMeasured, isEnding, isShorter]) {
    const found = shown.filter(({ name }) => isMeant(name.split('_'), words))
    if (found.length > 0) return found.length === 1 ? (found[0]?.name ?? null) : null
  }
  return null
}

const keys = new Set<ColumnSchema['kind']>(['sequence', 'foreign_key', 'owner_key', 'self_reference', 'sibling_number'])

/** "area" of "area_m2": the rest is a unit. */
function isMeasured(name: readonly string[], words: readonly string[]): boolean {
  return startsWith(name, words) && name.slice(words.length).every((word) => unitsInNames.has(word))
}

/** "payment" of "payment_method". */
function isClassified(name: readonly string[], words: readonly string[]): boolean {
  return startsWith(name, words) && name.length === words.length + 1 && classifying.has(name.at(-1) ?? '')
}

/** "rate" of "rack_rate". */
function isEnding(name: readonly string[], words: readonly string[]): boolean {
  return (
    name.length > words.length &&
    !general.has(words.at(-1) ?? '') &&
    words.every((word, at) => word === singularOf(name.at(at - words.length) ?? ''))
  )
}

/** "bottle price" of "price": the words before it are no kind of price, and no rate over time. */
function isShorter(name: readonly string[], words: readonly string[]): boolean {
  const before = words.slice(0, -1)
  if (name.length !== 1 || before.length === 0 || singularOf(name[0] ?? '') !== words.at(-1) || general.has(name[0] ?? '')) return false
  return before.every((word) => !qualifying.has(word) && !periodAdverbs.has(word) && /^[a-z]+$/.test(word))
}

function startsWith(name: readonly string[], words: readonly string[]): boolean {
  return name.length > words.length && words.every((word, at) => word === singularOf(name[at] ?? ''))
}

/** Words that make another thing of the one that they stand before: "shipping" cost, "final" score. */
const qualifying: ReadonlySet<string> = new Set([
  ...[...meaningsByName.keys()].flatMap((name) => name.split(' ').slice(0, -1)),
  ...wordSet(
    'max min maximum minimum total first last new old previous original extra late early monthly hourly nightly other next base own',
  ),
])
