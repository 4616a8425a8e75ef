import { threadCache } from '../../caches/thread-cache.ts'
import { text } from '../../builders/texts.ts'
import { unitsInNames } from '../lexicon/units-in-names.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { classify } from '../compose/classify.ts'
import { singularOf } from '../words/words.ts'
import { meaningsByName as byName } from './by-name.ts'
import { countOf, isCountInPlural } from './counts.ts'
import { exactMeaning } from './exact-meaning.ts'
import type { Meaning } from './meaning.ts'
import { isParticiple, ruleFor } from './rules.ts'
import { typedMeaning } from './typed-meaning.ts'

/** The meaning of the words for a column. */
export interface FoundMeaning {
  readonly meaning: Meaning
  /** Whether the words mean exactly this: "home city" is a city, but more specific. */
  readonly isExact: boolean
  /** Whether nothing is known about the words; the column then holds placeholders. */
  readonly isGuess: boolean
  /** Set if the words name a person by role, as values do too: "editor". */
  readonly isRole?: true
}

/** Units that do not change the range of a number with a known name: "cholesterol mg dl". */
const plainUnits = wordSet('mg dl mmol l nm bpm mmhg hpa kmh kph ppm lux db celsius c usd eur gbp dollar euro pound')

/** Behind what a column is: "reason for leaving". */
const prepositions = wordSet('of to from with at since for until before after per')
/** Nouns whose usual meaning does not hold behind another noun: the source of energy is no source of visitors. */
const ownOnly = wordSet('failure source method size subject channel mode variety star event body')
/** So many values has a column of which nothing is known. */
const placeholders = 12

/** Placeholders: the name of the column and a number, so that nobody takes them for data. */
const anyWord: Meaning = {
  names: [''],
  body: (_, name) => {
    const label = name.replaceAll('_', ' ')
    return text({ values: Array.from({ length: placeholders }, (__, index) => `${label} ${index + 1}`) })
  },
}

/**
 * Finds the meaning of the words for a column: of all words, of those after the name of the table ("customer name"), or of as many last
 * words as possible ("shipping address" is an address); then by rules for the first and last word. Otherwise the column holds placeholders.
 * @param table words of the table's name in the singular, the head last
 */
export function findMeaning(words: readonly string[], table: readonly string[]): FoundMeaning {
  return known.get([words.length, ...words, ...table].join('\n'), () => foundMeaning(words, table))
}

/** Stories and domains name the same few columns again and again. */
const known = threadCache<FoundMeaning>('meanings')

/** Whether a meaning has words and names as its values, and no numbers, times or flags. */
function isOfNames({ names: [name = ''], body }: Meaning): boolean {
  return places.has(name) || (typeof body === 'object' && body.kind === 'category')
}

const places = wordSet('city region state country')

function foundMeaning(words: readonly string[], table: readonly string[]): FoundMeaning {
  const role = oneOfPeople(words)
  if (role !== null) return { meaning: role, isExact: true, isGuess: false, isRole: true }
  const exact = exactMeaning(words, table) ?? numberedMeaning(words) ?? unnumbered(words, table)
  if (exact !== null) return { meaning: exact, isExact: true, isGuess: false }
  const names = words.map((word) => word.toLowerCase())
  const singulars = names.map(singularOf)
  const last = singulars.at(-1) ?? ''
  const isPlural = names.at(-1) !== last
  const isNumber = isPlural && isCountInPlural(last)
  // "late payments" is a count, "payments" an amount.
  if (isPlural && last === 'payment' && names.length > 1 && /^(?:late|missed|failed|open|overdue|past)$/.test(names[0] ?? ''))
    return { meaning: { names: [''], body: countOf(last) }, isExact: false, isGuess: false }
  // "Date played", "year published".
  const dated = isParticiple(last) ? /^(?:date|year)$/.exec(names.slice(0, -1).join(' '))?.[0] : undefined
  const measured = dated === undefined ? unmeasured(singulars) : byName.get(dated)
  if (measured !== undefined) return { meaning: measured, isExact: false, isGuess: false }
  // "City name" is a city.
  const named = last === 'name' && names.length > 1 ? byName.get(singulars.slice(0, -1).join(' ')) : undefined
  if (named !== undefined && isOfNames(named)) return { meaning: named, isExact: true, isGuess: false }
  const rule = ruleFor(names)
  // "Weight before kg" has its unit behind the preposition.
  const isSided = /^(?:before|after)$/.test(names.at(-2) ?? '')
  const sided = isSided ? byName.get([...singulars.slice(0, -2), last].join(' ')) : undefined
  if (sided !== undefined) return { meaning: sided, isExact: false, isGuess: false }
  const head = rule !== null && 'body' in rule && !isSided ? null : headBefore(names)
  if (head !== null) return head
  for (let start = 1; start < singulars.length; start++) {
    const said = singulars.slice(start).join(' ')
    const tail = ownOnly.has(said) ? undefined : byName.get(said)
    // For flags, keys and counts, the first and last word decide, not those between.
    const isWhole = rule === null || 'like' in rule || (said.includes(' ') && unitsInNames.has(last) && !isOfNames(tail ?? anyWord))
    if (tail !== undefined && !isNumber && isWhole) return { meaning: tail, isExact: false, isGuess: false }
  }
  if (rule === null && isPlural) return { meaning: { names: [''], body: countOf(last) }, isExact: false, isGuess: false }
  // "Weight lost" is a weight.
  const done = rule === null && names.length > 1 && isParticiple(last) ? findMeaning(words.slice(0, -1), table) : null
  if (done?.isGuess === false) return { ...done, isExact: false }
  if (rule !== null)
    return {
      meaning: ('like' in rule ? byName.get(rule.like) : { names: [''], body: rule.body }) ?? anyWord,
      isExact: false,
      isGuess: false,
    }
  const typed = typedMeaning(names, (before) => knownMeaning(before, table))
  return { meaning: typed ?? anyWord, isExact: false, isGuess: typed === null }
}

function knownMeaning(words: readonly string[], table: readonly string[]): Meaning | null {
  const { meaning, isGuess } = findMeaning(words, table)
  return isGuess ? null : meaning
}

/**
 * One person by role has a name: "customer", "sales representative". Plurals are counts, and roles of the lists keep their meaning.
 */
function oneOfPeople(words: readonly string[]): Meaning | null {
  const names = words.map((word) => word.toLowerCase())
  const last = names.at(-1) ?? ''
  // "Employees" are a number, one employee is none.
  if (last !== singularOf(last) || byName.get(names.map(singularOf).join(' '))?.names.includes(names.join(' ')) === true) return null
  const kind = classify(names)
  if (kind?.archetype.name !== 'person' || kind.family === null || kind.words < names.length) return null
  return byName.get(last === 'user' ? 'username' : 'assignee') ?? null
}

/** "feature_1", "x3" and "f12" are numbers around nought, and "q7" is a question of a survey. */
function numberedMeaning(words: readonly string[]): Meaning | null {
  const [, name = ''] = /^(feature|feat|f|x|v|var|dim|pc|q|question) ?\d{1,3}$/.exec(words.join(' ').toLowerCase()) ?? []
  return (name === '' ? undefined : byName.get(name.startsWith('q') ? 'likert' : 'feature')) ?? null
}

/** "isbn 13" and "address 2" are an ISBN and an address. */
function unnumbered(words: readonly string[], table: readonly string[]): Meaning | null {
  return words.length > 1 && /^\d{1,3}$/.test(words.at(-1) ?? '') ? exactMeaning(words.slice(0, -1), table) : null
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

/** The meaning of a name without its unit; undefined if there is no unit or no meaning. Words are in no unit: "dose mg" is a number. */
function unmeasured(singulars: readonly string[]): Meaning | undefined {
  const end = singulars.findLastIndex((word) => !plainUnits.has(word)) + 1
  const found = end === 0 || end === singulars.length ? undefined : byName.get(singulars.slice(0, end).join(' '))
  return found !== undefined && isOfNames(found) ? undefined : found
}
