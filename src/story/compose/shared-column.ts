import type { Rate } from '../../domains/domain.ts'
import type { ColumnOf, TableSchema } from '../../schema/schema.ts'
import { isCategory } from '../attributes/readers/value-nouns.ts'
import { isLastingVerb } from '../lexicon/flag-verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { letteredGroupIn } from '../segments/test-groups.ts'
import { singularOf } from '../words/words.ts'
import { isPlacing } from './is-placing.ts'
import type { Said } from './said-of.ts'

/** Columns of what people do, by their verbs: "60% | speak | English, 40% French". */
const verbColumns: ReadonlyMap<string, string> = new Map([
  ['speak', 'language'],
  ['prefer', 'preference'],
])
/** The parts of data for a model. */
const splits = wordSet('train training validation test testing')

/** A column with one value for each share. Its name is a word of all of them: "gold tier, silver tier", "segment A, segment B, the rest C". */
export function sharedColumn(said: readonly Said[]): ColumnOf<'category'> {
  const group = said.length === 1 ? letteredGroupIn(said[0]?.what ?? []) : null
  if (group !== null) return { name: group.column, kind: 'category', values: group.values, weights: group.values.map(() => 1) }
  const last = said[0]?.words.at(-1) ?? ''
  const isShared = said.every(({ words }) => words.length > 1 && words.at(-1) === last)
  const lettered = said.filter(({ what }) => what.at(-1)?.length === 1)
  const leads = new Set(lettered.flatMap(({ what }) => what.at(-2) ?? []))
  const [lead = ''] = leads
  // "Channel: email 60%, the rest phone" names the column of the values.
  const column = said.find(({ what: [first], words }) => first === 'with' && words.length > 1 && isCategory({ words: words.slice(0, 1) }))
    ?.words[0]
  const isLettered = leads.size === 1 && lettered.length === said.length && lettered.length > 1
  const valueOf = (each: Said): readonly string[] =>
    each.words[0] === column && column !== undefined
      ? each.words.slice(1)
      : isShared
        ? each.words.slice(0, -1)
        : isLettered
          ? [(each.what.at(-1) ?? '').toUpperCase()]
          : partOf(each)
  const values = [...new Set(said.map((each) => valueOf(each).join(' ')))]
  const told = said.flatMap(({ what: [verb = ''] }) => verbColumns.get(verb) ?? [])
  return {
    name:
      column ??
      told[0] ??
      (isShared ? singularOf(last) : isLettered ? singularOf(lead) : values.every((value) => splits.has(value)) ? 'split' : 'type'),
    kind: 'category',
    values,
    weights: values.map(() => 1),
  }
}

/** The value of a share: "for sale" with its preposition, "prefer | red" without its verb. */
function partOf({ what, words }: Said): readonly string[] {
  const [first = '', second] = what
  if (isPlacing(what) && words[0] === second) return [first, ...words]
  // "resolved by | bot"
  if (what.includes('by')) return what.slice(what.lastIndexOf('by') + 1).filter((word) => words.includes(word))
  if (words.length < 2 || !isLastingVerb(words[0] ?? '')) return words
  // The value of "drive | to work" is the verb, that of "speak | English" its object.
  return second === 'to' ? words.slice(0, 1) : words.slice(1)
}

/**
 * The words of a story for values of a new column that stand behind a verb, as rates of the domain: "speak English" is the value "english".
 * @param tables the tables with the new column
 */
export function ratesBehindVerbs(list: readonly Said[], tables: readonly TableSchema[]): readonly Rate[] {
  const { name, values } = sharedColumn(list)
  const [{ table } = { table: '' }] = list
  const column = tables.find((each) => each.name === table)?.columns.find((each) => each.name === name)
  if (column?.kind !== 'category' || values.length !== list.length) return []
  return list.flatMap(({ what }, place) => {
    const value = values[place] ?? ''
    const isBehind = isLastingVerb(what[0] ?? '') && what.slice(1).join(' ') === value && column.values.includes(value)
    return isBehind ? [{ words: [what.join(' ')], column: `${table}.${name}`, value }] : []
  })
}
