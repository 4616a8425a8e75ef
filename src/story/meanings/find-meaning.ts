import { text } from '../../builders/texts.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { singularOf } from '../words/words.ts'
import { meaningsByName as byName } from './by-name.ts'
import { countOf, isCountInPlural } from './counts.ts'
import { exactMeaning } from './exact-meaning.ts'
import type { Meaning } from './meaning.ts'
import { ruleFor } from './rules.ts'

/** What some words for a column mean. */
export interface FoundMeaning {
  readonly meaning: Meaning
  /** Whether the words say just this, and not something more: "home city" is a city, but not the only one. */
  readonly isExact: boolean
  /** Whether nothing is known of the words, and the column is any word. */
  readonly isGuess: boolean
}

/** Units that say nothing of how large a number is whose name is known: "cholesterol mg dl". */
const plainUnits = wordSet('mg dl mmol l bpm mmhg hpa kmh kph ppm lux db celsius c usd eur gbp dollar euro pound')

/** Behind what a column is: "reason for leaving". */
const prepositions = wordSet('of to from with at since for until before after per')
/** So many values has a column of which nothing is known. */
const placeholders = 12

/** Its name and a number: nobody takes that for data. */
const anyWord: Meaning = {
  names: [''],
  body: (_, name) => {
    const label = name.replaceAll('_', ' ')
    return text({ values: Array.from({ length: placeholders }, (__, index) => `${label} ${index + 1}`) })
  },
}

/**
 * What words for a column mean: all of them together, those after the name of the table ("customer name"), or as many at their end as
 * have a meaning ("shipping address" is an address); then rules for their first and last word; else nothing, and the column has
 * placeholders.
 * @param table words of the table's name in the singular, the head last
 */
export function findMeaning(words: readonly string[], table: readonly string[]): FoundMeaning {
  const exact = exactMeaning(words, table) ?? numberedMeaning(words)
  if (exact !== null) return { meaning: exact, isExact: true, isGuess: false }
  const names = words.map((word) => word.toLowerCase())
  const singulars = names.map(singularOf)
  const last = singulars.at(-1) ?? ''
  const isPlural = names.at(-1) !== last
  const isNumber = isPlural && isCountInPlural(last)
  // "late payments" are a number of them, and "payments" what they come to.
  if (isPlural && last === 'payment' && names.length > 1 && /^(?:late|missed|failed|open|overdue|past)$/.test(names[0] ?? ''))
    return { meaning: { names: [''], body: countOf(last) }, isExact: false, isGuess: false }
  const measured = unmeasured(singulars)
  if (measured !== undefined) return { meaning: measured, isExact: false, isGuess: false }
  const rule = ruleFor(names)
  const head = rule !== null && 'body' in rule ? null : headBefore(names)
  if (head !== null) return head
  for (let start = 1; start < singulars.length; start++) {
    const tail = byName.get(singulars.slice(start).join(' '))
    // Of flags, keys and numbers of things the first or last word says more than those between.
    if (tail !== undefined && !isNumber && (rule === null || 'like' in rule)) return { meaning: tail, isExact: false, isGuess: false }
  }
  if (rule === null && isPlural) return { meaning: { names: [''], body: countOf(last) }, isExact: false, isGuess: false }
  if (rule === null) return { meaning: anyWord, isExact: false, isGuess: true }
  const like = 'like' in rule ? byName.get(rule.like) : { names: [''], body: rule.body }
  return { meaning: like ?? anyWord, isExact: false, isGuess: false }
}

/** "feature_1", "x3" and "f12" are numbers around nought, and "q7" is a question of a survey. */
function numberedMeaning(words: readonly string[]): Meaning | null {
  const [, name = ''] = /^(feature|feat|f|x|v|var|dim|pc|q|question) ?\d{1,3}$/.exec(words.join(' ').toLowerCase()) ?? []
  return (name === '' ? undefined : byName.get(name.startsWith('q') ? 'likert' : 'feature')) ?? null
}

/** What stands before a preposition says what a column is: "date of admission", "cost of goods"; null where nothing is known of it. */
function headBefore(names: readonly string[]): FoundMeaning | null {
  const at = names.findIndex(
    (word, place) => place > 0 && prepositions.has(word) && (place < names.length - 1 || word === 'before' || word === 'after'),
  )
  if (at < 0) return null
  const found = findMeaning(names.slice(0, at), [])
  return found.isGuess ? null : { ...found, isExact: false }
}

/** The meaning of a name before units that add nothing to it. */
function unmeasured(singulars: readonly string[]): Meaning | undefined {
  const end = singulars.findLastIndex((word) => !plainUnits.has(word)) + 1
  return end === 0 || end === singulars.length ? undefined : byName.get(singulars.slice(0, end).join(' '))
}
