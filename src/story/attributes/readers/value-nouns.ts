import { isPlainWord } from '../../places/read-place.ts'
import { placesInNoun } from '../../places/places-in-noun.ts'
import { textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { wordMemo } from '../../../caches/word-memo.ts'
import type { Noun } from '../../words/noun.ts'
import { isTimeUnit } from '../../lexicon/time-units.ts'
import { currencyOfCode } from '../../lexicon/currencies.ts'
import { periods, physicalUnits } from '../../lexicon/units.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { exactMeaning } from '../../meanings/exact-meaning.ts'
import { isPlural, singularOf } from '../../words/words.ts'
import { mayBePlural } from '../../compose/noun-words.ts'

/** Nouns for columns with a few values. */
const categories = wordSet(
  'status state type kind category level priority severity role plan tier channel source method gender sex color colour size segment class',
  'grade stage language locale currency weekday day mode format platform device os browser genre cuisine species breed brand medium',
  'label tag outcome result reason rank shift season region zone area department team group position title rating payment shape fuel',
  'material flavor flavour style theme mood frequency environment visibility access permission sentiment intent verdict condition phase',
  'education occupation relationship religion ethnicity blood answer response subject topic industry sector transmission weather variant cohort arm',
)

/** Whether a noun may name a column with a few values: "status", "payment_method", "blood type". */
export function isValueNoun({ words }: Pick<Noun, 'words'>): boolean {
  return areOfValues(words.join(' '))
}

const areOfValues = wordMemo('valueNouns', (joined) => {
  const words = joined.split(' ')
  if (words.some((word) => busy.has(word)) || seeing.has(words[0] ?? '')) return false
  if (isCategory({ words })) return true
  const body = exactMeaning(words, [])?.body
  return typeof body === 'object' && body.kind === 'category'
})

/** Whether a noun always names such a column: "status in", but not "stores in". */
export function isCategory({ words }: Pick<Noun, 'words'>): boolean {
  const head = words.at(-1) ?? ''
  // "Status code" and "currency codes" have the values of their first word.
  if (words.length > 1 && singularOf(head) === 'code') return isCategory({ words: words.slice(0, -1) })
  return (categories.has(singularOf(head)) || categories.has(head)) && !words.some((word) => busy.has(word))
}

/** "Busiest days: Friday and Saturday". */
const busy = wordSet('busiest busy quiet quietest slow slowest peak best worst top')

/** Verbs before a column: "visitors | see variant A or B". */
const seeing = wordSet('see sees saw get gets got receive receives received view views viewed')

/** Whether a noun can name a column: it is singular, or known to have few values. */
export function mayHaveValues(noun: Noun): boolean {
  return !mayBePlural(noun.words.at(-1) ?? '') || isValueNoun(noun)
}

/** Whether each of some values counts something else: "10 airports", "40 aircraft". */
export function areCounts(values: readonly string[]): boolean {
  const things = values.map((value) => /^\d[\d.,]*k? (\p{L}[\p{L} _]*)$/iu.exec(value)?.[1] ?? '')
  return things.every((thing) => isPlural(thing)) && new Set(things).size === things.length
}

/** Whether values tell an amount of money: "team | $25/month", "rent (CHF, 900 to 2500)". */
export function areMoney(values: readonly string[]): boolean {
  const isPaid = values.some((value) => /^[$€£]/.test(value)) && values.some((value) => periods.has(value.toLowerCase()))
  return isPaid || (values.some((value) => currencyOfCode(value.toLowerCase()) !== null) && values.some((value) => /^\d/.test(value)))
}

/** Whether values are the units of a column: "results in | seconds or metres". */
export function areUnits(values: readonly string[]): boolean {
  return values.every((value) => physicalUnits.has(value) || isTimeUnit(value))
}

/** Whether all values are places: "Italian, Thai or Mexican". */
export function arePlaces({ values }: { readonly values: readonly string[] }): boolean {
  return values.every(isPlace)
}

/** Whether words are a place. */
export function isPlace(words: string): boolean {
  if (isPlainWord({ text: words, isCapital: false })) return false
  return placesInNoun({ words: [...words.toLowerCase().split(' '), ''], start: 0, end: 0 }) !== null
}

/** Whether numbers are shares: they sum up to 100, or stand behind what can have no numbers. */
export function arePercents(values: readonly string[], isSure: boolean): boolean {
  if (isSure) return values.every((value) => /^\d/.test(value))
  return values.every((value) => /^\d{1,2}$/.test(value)) && values.reduce((sum, value) => sum + Number(value), 0) === 100
}

/** "C/D" among values that commas part. */
export function isSlash(tokens: readonly Token[], at: number, place: number): boolean {
  const [before, sign, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return (
    place > 0 &&
    sign?.text === '/' &&
    before?.kind === 'word' &&
    after?.kind === 'word' &&
    before?.end === sign.start &&
    after?.start === sign.end &&
    !/^[|/]$/.test(textAt(tokens, at - 2))
  )
}
