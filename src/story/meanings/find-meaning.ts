import { text } from '../../builders/texts.ts'
import { articles, possessives } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { singularOf } from '../words.ts'
import { meanings } from './index.ts'
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

const byName = new Map<string, Meaning>()
for (const meaning of meanings) for (const name of meaning.names) byName.set(name.split(' ').map(singularOf).join(' '), meaning)

const asides = wordSet(articles, possessives, 'and of in for each user field column')

/** Any word of few: what is left where nothing is known. */
const anyWord: Meaning = {
  names: [''],
  body: text({ values: ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'theta', 'kappa', 'lambda', 'sigma', 'omega'] }),
}

/**
 * What words for a column mean: all of them together, those after the name of the table ("customer name"), or as many at their end as
 * have a meaning ("shipping address" is an address); then rules for their first and last word; else any word.
 * @param table words of the table's name in the singular, the head last
 */
export function findMeaning(words: readonly string[], table: readonly string[]): FoundMeaning {
  const singulars = words.map((word) => singularOf(word.toLowerCase()))
  const whole = byName.get(singulars.join(' '))
  if (whole !== undefined) return { meaning: whole, isExact: true, isGuess: false }
  const own = singulars.filter((word) => !asides.has(word) && !table.includes(word))
  const short = byName.get(own.join(' '))
  if (short !== undefined) return { meaning: short, isExact: true, isGuess: false }
  const rule = ruleFor(singulars)
  for (let start = 1; start < singulars.length; start++) {
    const tail = byName.get(singulars.slice(start).join(' '))
    // Of flags and keys the first or last word says more than those between.
    if (tail !== undefined && (rule === null || 'like' in rule)) return { meaning: tail, isExact: false, isGuess: false }
  }
  if (rule === null) return { meaning: anyWord, isExact: false, isGuess: true }
  const like = 'like' in rule ? byName.get(rule.like) : { names: [''], body: rule.body }
  return { meaning: like ?? anyWord, isExact: false, isGuess: false }
}
