import { having } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, skipBack, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { Noun } from './noun.ts'
import { isPluralNoun, nounBefore } from './nouns.ts'

/** A comma or a word between several nouns and what all of them have. */
const ofAll = wordSet(', both all each')
const between = wordSet(having, ofAll, '; .')
const joints = wordSet('and &')
/** Most nouns that share a list, and most tokens between the last of them and the list. */
const [most, mostBetween] = [4, 4] as const

/**
 * The nouns of a list. These are all counted nouns right before it, if a comma or a word parts it from the last one: users and admins for
 * "50 users and 20 admins, | with email and last_login". In "20 admins with email" it is the last one.
 * @param start offset of the list
 */
export function nounsOfList(tokens: readonly Token[], noun: Noun, start: number): readonly Noun[] {
  const counted = nounsTogether(tokens, firstFrom(tokens, start))
  return counted.some((each) => each.start === noun.start) ? counted : [noun]
}

/** The counted nouns of what follows at a token, if a comma or a word parts it from the last one. Empty for fewer than two. */
export function nounsTogether(tokens: readonly Token[], at: number): readonly Noun[] {
  const end = skipBack(tokens, at, 0, between, mostBetween)
  if (!tokens.slice(end, at).some(({ text }) => ofAll.has(text))) return []
  const counted = countedBefore(tokens, end)
  return counted.length > 1 ? counted : []
}

/** Counted plurals that a list joins, up to a token: "200 cars, 100 bikes and 30 vans". */
function countedBefore(tokens: readonly Token[], end: number): readonly Noun[] {
  const found: Noun[] = []
  for (let next = end; found.length < most;) {
    const noun = nounBefore(tokens, next, 0)
    const number = noun === null ? -1 : next - noun.words.length - 1
    if (noun === null || !isPluralNoun(noun) || kindAt(tokens, number) !== 'number') break
    found.unshift(noun)
    const isJoined = isOneOf(tokens, number - 1, joints)
    // "50 customers, 200 orders, with" is of the last noun.
    if (!isJoined && (found.length === 1 || textAt(tokens, number - 1) !== ',')) break
    next = isJoined && textAt(tokens, number - 2) === ',' ? number - 2 : number - 1
  }
  return found
}
