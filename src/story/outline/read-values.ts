import { isRelation } from './is-relation.ts'
import { timeWords } from '../lexicon/time-words.ts'
import { readUnit } from './read-unit.ts'
import { unitWords } from './name-words.ts'
import type { Detail } from './outline.ts'
import { sumOf } from '../../lists.ts'

const choices =
  /^(?:one of|out of(?= \p{L})|either|in|values?|enum|can be|must be|any of|such as|like|e\.g\.,?|for example,?)(?:: ?| |(?=[([{"'`]))/iu

const numbersOfUnit = /^((?:\d[\d.]{0,8}, ?)+(?:or )?\d[\d.]{0,8}) \(\p{L}{1,12}\)$/u
const isExample = /^(?:such as|like|e\.g|for example)/i
const numbersBehind = /(?:^| )(?:with )?\(?(\d[\d.]{0,6}%?(?:\/\d[\d.]{0,6}%?)+)(?: ?%| percent)?\)?$/

const numbersInFront = /^(\d{1,2}(?:[/-]\d{1,2}){1,5}) /

/** Whether a text begins with the shares of all values behind: "90/10 free/pro". */
export function startsWithShares(text: string): boolean {
  const numbers = numbersInFront.exec(text)?.[1]?.split(/[/-]/) ?? []
  return sumOf(numbers.map(Number)) === 100
}

/** Whether a text ends with the shares of all values before: "free/pro 90/10". */
export function endsInShares(text: string): boolean {
  // "0/1" alone is two values.
  const numbers = /^0\/1$/.test(text.trim()) ? [] : (numbersBehind.exec(text)?.[1]?.split('/') ?? [])
  const whole = numbers.reduce((sum, each) => sum + Number.parseFloat(each), 0)
  return Math.abs(whole - 100) < 1e-9 || Math.abs(whole - 1) < 1e-9
}

/**
 * Reads a text that is only a choice: "low/medium/high", "ios|android", "one of card, paypal, cash", "red, green or blue". Null for others.
 */
export function readChoice(written: string): Detail | null {
  // "12, 24 or 36 (months)"
  const text = written.replace(numbersOfUnit, '$1')
  if (endsInShares(text) || startsWithShares(text)) return null
  const grades = gradesOf(text)
  if (grades !== null) return grades
  const lead = choices.exec(text)?.[0] ?? ''
  const listed = text
    .slice(lead.length)
    .replace(/^[[{(]/, '')
    .replace(/[\]})]$/, '')
  // "(e.g. LN001, LN002)" shows the form of codes.
  if (isExample.test(lead) && /\d/.test(listed)) return null
  if (lead !== '') return valuesOf(listed.split(/,|\/|\||\bor\b|\band\b/))
  // "standard or free/reduced": the second value has a slash in it.
  const slash = text.indexOf('/')
  if (slash > 0 && text.slice(0, slash).includes(' or ') && !text.slice(slash + 1).includes('/')) return valuesOf(text.split(/,|\bor\b/))
  // "standard, free/reduced": a value has a slash in it.
  if (/^[^\d/]*,[^\d/,]*\/[^\d/,]*$/.test(text)) return valuesOf(text.split(','))
  // "15/mo" is a price for a time.
  if (/^[$€£]?\d[\d.,]*\/[a-z]+$/i.test(text) && timeWords.has((text.split('/')[1] ?? '').toLowerCase())) return null
  for (const sign of ['/', '|'])
    if (text.includes(sign)) return endsInUnit(text.split(sign)[0] ?? '') || isUnit(text) ? null : valuesOf(text.split(sign))
  return text.includes(' or ') ? valuesOf(text.split(/,|\bor\b/)) : null
}

/** "A-F": all letters from the first to the last. */
function gradesOf(text: string): Detail | null {
  const [, first = '', last = ''] = /^([A-Z])(?: ?[-–] ?| to )([A-Z])$/.exec(text) ?? []
  const count = (last.codePointAt(0) ?? 0) - (first.codePointAt(0) ?? 0) + 1
  if (count < 2) return null
  return { type: 'values', values: Array.from({ length: count }, (_, at) => String.fromCodePoint((first.codePointAt(0) ?? 0) + at)) }
}

/** What units are per: "tons/ha". */
const perUnits = /^(?:s|sec|h|hr|hour|day|week|month|year|ha|acre|km|mi|m[23²³]?|l|dl|ml|gal|kg|person|capita)$/

/** Whether a text is a unit: "mg/dL", "tons/ha", but not "M/F". */
function isUnit(text: string): boolean {
  const [unit = '', per = ''] = text.toLowerCase().split('/')
  // "HR/IT/Sales" are no hours.
  return (
    (unit.length > 1 && unitWords.has(unit) && (perUnits.test(per) || unitWords.has(per))) ||
    (readUnit(unit) !== null && perUnits.test(per)) ||
    readUnit(`${unit}/${per}`) !== null
  )
}

/** Whether a text ends with a unit: "glucose mg/dL". */
function endsInUnit(part: string): boolean {
  const words = part.toLowerCase().split(' ')
  return words.length > 1 && unitWords.has(words.at(-1) ?? '')
}

/** "0: no, 1: yes", "M = male". */
const coded = /^(\d{1,2}|\p{Lu}{1,2}) ?[:=] ?([\p{L} -]{1,30})$/u

const longestValue = 30
/** Words in statements about values, which are no values: "mean 1200", "5 without", "another employee". */
const telling =
  /(?:^|\s)(?:mean|avg|average|averaging|median|sd|std|stddev|sigma|lognormal|skewed|distributed|uniform|gaussian|from|between|min|max|at least|up to|mostly|most|only|always|never|sometimes|whether|unless|when|if|where|are|without|another|about|around|starting|after|before|like|null|fk|pk|references|distribution)(?:[\s=]|$)|^[-−]?\d[\d,.]*k? to [-−]?\d|(?:^| )(?:can|could|may|must|should|cannot|will) (?:not |never |also )?be |^\d{1,3} (?:[a-z-]{3,14} )?(?:letters|digits|characters|chars)$/i

/** Words that are values only alone: "never". */
const often = /^(?:always|never|sometimes|mostly|most)$/i
const version = /^v?\d{1,4}(?:\.\d{1,4}){1,3}(?:-[a-z\d]{1,12})?$/i

/** Whether each value has its share behind it: "Sales 40", "IT 35", "HR 25". */
function areSharesBehind(values: readonly string[]): boolean {
  const shares = values.map((value) => Number(/^\p{L}[\p{L} ]* (\d{1,2}(?:\.\d{1,2})?)$/u.exec(value)?.[1]))
  return Math.abs(sumOf(shares) - 100) < 1e-9
}

const price = /^[$€£] ?(\d{1,9}(?:\.\d{1,4})?)$/
/** "30 or 45 | minutes" */
const unitBehind = /^(\d{1,9}(?:\.\d{1,4})?) \p{L}{1,12}$/u
const isNumber = (value: string): boolean => /^\d{1,9}(?:\.\d{1,4})?$/.test(value)

/** The values that the parts of a list are; null where they are none. */
export function valuesOf(written: readonly string[]): Detail | null {
  const said = written
    .map((each) =>
      each
        .trim()
        .replace(/^(?:or|and) /, '')
        .replace(/^["'`](.*)["'`]$/, '$1'),
    )
    .filter((value) => value !== '' && !/^(?:etc\.?|default(?:s to)?:? \S{1,30})$/i.test(value))
  const labels = said.flatMap((value) => coded.exec(value)?.[2]?.trim() ?? [])
  const values = said
    .map((value, at, all) =>
      at > 0 && at === all.length - 1 && all.slice(0, at).every(isNumber) ? value.replace(unitBehind, '$1') : value,
    )
    .map((value, _, all) => (all.every((each) => coded.test(each)) ? value.replace(coded, '$1') : value))
    .map((value, _, all) => (all.every((each) => price.test(each)) ? value.replace(price, '$1') : value))
  const isValue = (value: string): boolean =>
    value.length <= longestValue &&
    value.split(' ').length <= 3 &&
    (version.test(value) || !/[.:;%()]/.test(value)) &&
    !/ (?:with|of|in|by|for|at)$/.test(value) &&
    !(telling.test(value) && !often.test(value)) &&
    !isRelation(value)
  // "positive, neutral, negative 40/40/20" has shares behind its values.
  if (endsInShares(values.at(-1) ?? '') || areSharesBehind(values)) return null
  if (values.length < 2 || new Set(values).size < values.length || !values.every(isValue)) return null
  return { type: 'values', values, ...(labels.length === values.length ? { labels } : {}) }
}

/** "string: never, former, current". */
export function typedValues(written: string): Detail | null {
  const rest = /^(?:string|str|text|categorical|category|enum): (.+)$/i.exec(written)?.[1]
  return rest === undefined ? null : valuesOf(rest.split(','))
}
