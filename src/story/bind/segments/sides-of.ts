import type { Domain } from '../../../domains/domain.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { comparatives, levelWords } from '../../lexicon/level-words.ts'
import { rowWords } from '../../lexicon/row-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isSameStem } from '../../words/same-stem.ts'
import { fillerWords, functionWords, isPlural, singularOf } from '../../words/words.ts'
import { isShown } from '../tables/is-shown.ts'
import { namedColumn } from './named-column.ts'
import { type Part, partsOf } from './parts-of.ts'

/** What one side of a statement is about: some rows, or a number of each row. */
export type Side = { readonly type: 'part'; readonly part: Part } | { readonly type: 'number'; readonly column: ColumnSchema }

const longest = 4
/** What is said of a side, and names none. */
const saying = wordSet(
  'likely often frequently common frequent probable prone tend tends average chance chances probability risk odds likelihood rate much many average',
  'times other normal person individual do does earlier',
)
/** The columns of words that compare rows: "older", "more expensive", "pay more". */
const measures: Readonly<Record<string, string>> = {
  older: 'age',
  younger: 'age',
  expensive: 'price cost fare fee',
  cheaper: 'price cost fare fee',
  heavier: 'weight',
  lighter: 'weight',
  taller: 'height',
  bigger: 'size area',
  larger: 'size area',
  smaller: 'size area',
  pay: 'charge amount price fee fare payment premium',
  cost: 'cost price charge',
  spend: 'spend spending amount total',
  earn: 'salary income wage revenue',
}

/**
 * The two sides of a statement, in the order of its words, as columns of one table. Null if a word is unknown, or if it names more or fewer
 * columns.
 */
export function sidesOf(schema: Schema, domain: Domain, table: TableSchema, words: readonly string[]): readonly [Side, Side] | null {
  const parts = [...partsOf(schema, domain)].flatMap(([term, all]) =>
    all.flatMap((part) => (part.table === table.name ? [{ term, part }] : [])),
  )
  const leaver = parts.find(({ term, part }) => /^(?:true|1)$/.test(part.value) && /^(?:attrition|churn|churned|exited|left)$/.test(term))
  const isOnly = schema.tables.filter(isShown).length === 1
  const isOfPart = (at: number): boolean =>
    isOnly &&
    [at - 1, at + 1].some((place) => parts.some(({ term, part }) => part.value !== 'true' && term === singularOf(words[place] ?? '')))
  const found = new Map<string, Side>()
  const implied: string[] = []
  const own = table.name.split('_').map(singularOf)
  const known = new Set(own)
  for (let at = 0; at < words.length;) {
    const named = sideAt(table, parts, words, at)
    if (named !== null) {
      const name = columnOf(named.side)
      if (!found.has(name)) found.set(name, named.side)
      for (const word of name.split('_')) known.add(singularOf(word))
      at = named.next
      continue
    }
    const word = words[at] ?? ''
    const measure = measures[word] ?? measures[singularOf(word)]
    if (measure !== undefined) implied.push(measure)
    else if (leaving.test(word) && leaver !== undefined) found.set(leaver.part.column, { type: 'part', part: leaver.part })
    else if (!saysNothing(word) && !known.has(singularOf(word)) && !isOfColumn(found, word) && !isRows(own, word, isOfPart(at))) return null
    at++
  }
  const sides = [...found.values()]
  const measured = sides.length === 1 ? impliedColumn(table, implied) : null
  const [one, other, more] = measured === null ? sides : [...sides, { type: 'number', column: measured } as const]
  return one === undefined || other === undefined || more !== undefined ? null : [one, other]
}

/** "They leave more often" is what attrition and churn mean. */
const leaving = /^(?:leav(?:e|es|ing)|left|quit|quits|quitting|resign(?:s|ed)?)$/

/** Whether a plural means the rows: "spam mails" among emails, "mobile users" in the only table, any thing where it is called records. */
function isRows(table: readonly string[], word: string, isOfPart: boolean): boolean {
  if (!isPlural(word)) return false
  return isOfPart || table.join() === 'record' || (word.length > 3 && table.some((part) => part.endsWith(singularOf(word))))
}

/** Whether a word repeats a part of the name of a column that is meant: the "contracts" of a contract type. */
function isOfColumn(found: ReadonlyMap<string, Side>, word: string): boolean {
  return [...found.keys()].some((name) => name.split('_').includes(singularOf(word)))
}

function saysNothing(word: string): boolean {
  return (
    saying.has(word) ||
    functionWords.has(word) ||
    fillerWords.has(word) ||
    rowWords.has(word) ||
    comparatives.has(word) ||
    levelWords.has(word)
  )
}

function columnOf(side: Side): string {
  return side.type === 'part' ? side.part.column : side.column.name
}

interface Named {
  readonly side: Side
  readonly next: number
}

type Terms = readonly { readonly term: string; readonly part: Part }[]

/** The side that the most words from a place name; null for none. */
function sideAt(table: TableSchema, parts: Terms, words: readonly string[], at: number): Named | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const said = words.slice(at, at + length)
    const term = said.map(singularOf).join(' ')
    const part = parts.find((each) => each.term === term)?.part
    if (part !== undefined) return { side: { type: 'part', part }, next: at + length }
    if (said.some((word) => saysNothing(word) || measures[word] !== undefined)) continue
    const column = namedColumn(table, said)
    if (column !== null && numberColumn(column) !== null) return { side: { type: 'number', column }, next: at + length }
    const flag =
      length === 1 ? parts.find((each) => /^(?:true|1)$/.test(each.part.value) && isInflected(each.term, said[0] ?? '')) : undefined
    if (flag !== undefined) return { side: { type: 'part', part: flag.part }, next: at + 1 }
  }
  return null
}

/** "churned" and "churn", "fraud" and "fraudulent", "diabetes" and "diabetics". */
function isInflected(term: string, word: string): boolean {
  return (
    isSameStem(term, word) || (term.length >= 5 && /^(?:ulent|s|er|ers|ics?)$/.test(word.startsWith(term) ? word.slice(term.length) : ''))
  )
}

/** The only number of a table that comparing words mean; null for none or several. */
function impliedColumn(table: TableSchema, implied: readonly string[]): ColumnSchema | null {
  const names = implied.flatMap((each) => each.split(' '))
  for (const name of names) {
    const column = namedColumn(table, [name])
    if (column !== null && numberColumn(column) !== null) return column
  }
  return null
}
