import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { flagName } from '../../compose/flag-name.ts'
import { isPlausibleWord } from '../../compose/plausible-word.ts'
import { doneBy } from '../../lexicon/flag-verbs.ts'
import type { SaidEffect } from '../../segments/segment-facts.ts'
import { termWords } from '../../words/term-words.ts'
import { numberCompared } from './column-compared.ts'
import { datedColumn, namedColumn } from './named-column.ts'
import { isSameStem } from '../../words/same-stem.ts'
import { onlyOf } from '../../../lists.ts'

/** The column that follows from a condition. */
export interface EffectTarget {
  readonly column: ColumnSchema
  readonly effect: SaidEffect
  readonly isNew?: true
}

const judging = /^(?:outcome|result|grade|decision|verdict|class|label)$/
const mostWords = 3

/** The column of an effect: by its name, as a flag, by the value, or as a rating; else a new flag. */
export function effectTarget(table: TableSchema, effect: SaidEffect): EffectTarget | null {
  const column =
    namedColumn(table, effect.words) ??
    (effect.type === 'empty' ? datedColumn(table, effect.words) : effect.type === 'number' ? numberCompared(table, effect.words) : null)
  if (effect.type === 'word' && effect.value === 'free' && effect.words.length > 0) {
    const price = priceOf(table, effect.words)
    return price === null ? null : { column: price, effect: { words: effect.words, type: 'number', value: 0 } }
  }
  // A refund amount is not the amount, unless it is that of refunds.
  if (column !== null && effect.type === 'empty' && isOther(table, column, effect.words)) return null
  if (column !== null) return { column, effect }
  if (effect.type === 'word' && effect.words.length === 0) {
    const words = termWords(effect.value)
    const flag = table.columns.find(
      ({ kind, hidden, name }) =>
        kind === 'boolean' && hidden !== true && name.split('_').some((part) => words.some((word) => isSameStem(part, word))),
    )
    if (flag !== undefined) return { column: flag, effect: { words: [], type: 'boolean', value: effect.isNot !== true } }
    const having = valued(table, words, effect.ordered === 'verb')
    if (having !== null) return { column: having.column, effect: { ...effect, value: having.value } }
    const judge = table.columns.find(({ name, hidden }) => hidden !== true && judging.test(name))
    if (judge !== undefined && effect.ordered !== 'verb') return { column: judge, effect }
    return newFlag(effect.value.toLowerCase().split(/[\s_-]+/), effect.isNot === true, effect.ordered ?? null)
  }
  return effect.type === 'boolean' ? newFlag(effect.words, !effect.value, null) : null
}

/** Whether the words name more than a column has and the table says. */
function isOther({ name: table }: TableSchema, { name }: ColumnSchema, words: readonly string[]): boolean {
  const known = [...name.split('_'), ...table.split('_')]
  return name.split('_').length < words.length && !words.every((word) => known.some((each) => isSameStem(each, word)))
}

/** The price that is 0 where something is free, such as the fee of a delivery. Null for none or several. */
function priceOf({ columns }: TableSchema, words: readonly string[]): ColumnSchema | null {
  const found = columns.filter(({ name, hidden, kind }) => {
    const parts = name.split('_')
    const isMoney = parts.some((part) => /^(?:fee|cost|price|charge|amount)s?$/.test(part)) && kind !== 'category'
    return hidden !== true && isMoney && words.some((word) => parts.some((part) => isSameStem(part, word)))
  })
  return onlyOf(found)
}

/** A column with a value that words name; the value of a verb has its stem: "rejected" for "reject them". */
function valued(
  { columns }: TableSchema,
  words: readonly string[],
  isVerb: boolean,
): { readonly column: ColumnSchema; readonly value: string } | null {
  for (const column of columns) {
    if (column.kind !== 'category' || column.hidden === true) continue
    const value = column.values.find((each) => {
      const own = termWords(each)
      return own.join(' ') === words.join(' ') || (isVerb && own.length === 1 && isSameStem(own[0] ?? '', words[0] ?? ''))
    })
    if (value !== undefined) return { column, value }
  }
  return null
}

/** @param ordered how the story orders to set the flag, null if it states it */
function newFlag(said: readonly string[], isNot: boolean, ordered: 'state' | 'verb' | null): EffectTarget | null {
  const isNamed = /^(?:is|has)$/.test(said[0] ?? '')
  const done = (isNamed ? said.slice(1) : said).map((word) => (ordered === 'verb' ? doneBy(word) : word))
  const isDone = ordered !== 'verb' || done.some((word, at) => word !== said[at])
  if (!isDone || done.length === 0 || done.length > mostWords || !done.every(isPlausibleWord)) return null
  const name = isNamed ? said.join('_') : ordered === null ? done.join('_') : flagName(done, done)
  return { column: { name, kind: 'boolean', rate: 0 }, effect: { words: [], type: 'boolean', value: !isNot }, isNew: true }
}
