import type { Fact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Noun } from '../words/noun.ts'
import { headOf } from '../words/words.ts'
import type { Revision } from './revision.ts'
import { archetypeOf } from '../compose/archetype-of.ts'

/** General words for the places of a business. */
const general = wordSet('shop store branch location site outlet place facility venue')

/** Reads a general word for a place as the only places that the story counts: "9 cinemas. Each location has 3 to 6 screens." */
export const withGeneralOwners: Revision = ({ facts, asides }) => {
  const counted = facts.flatMap((fact) => (fact.type === 'count' ? [fact.noun] : []))
  const places = new Map(counted.filter(isPlace).map((noun) => [headOf(noun.words), noun.words]))
  const [only] = places.values()
  if (only === undefined || places.size > 1) return { facts, asides }
  const meant = (noun: Noun): Noun => (isGeneral(noun) ? { ...noun, words: only } : noun)
  return { facts: facts.map((fact) => withOwner(fact, meant)), asides }
}

function withOwner(fact: Fact, meant: (noun: Noun) => Noun): Fact {
  if (fact.type === 'ratio' || fact.type === 'relation') return { ...fact, parent: meant(fact.parent) }
  return fact.type === 'columns' ? { ...fact, noun: meant(fact.noun) } : fact
}

function isPlace({ words }: Noun): boolean {
  return archetypeOf(words) === 'place'
}

function isGeneral({ words, name }: Noun): boolean {
  return name === undefined && words.length === 1 && general.has(headOf(words))
}
