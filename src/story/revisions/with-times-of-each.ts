import { classify } from '../compose/classify.ts'
import { isKnownHead } from '../compose/noun-words.ts'
import type { Fact, RatioFact } from '../facts/fact.ts'
import { distributives } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { kindAt, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import { actsOfVerb, verbsOfAct } from '../words/act-of.ts'
import { headOf, pluralOf, singularOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** Kinds of things that happen. */
const happening = /^(?:event|transaction|undertaking)$/

/** Verbs whose noun may mean something else: a customer who returns sends nothing back. */
const others = wordSet('return')

/** Reads how often each row does something as a number of rows: "each donor donates 1 to 6 times" are 1 to 6 donations. */
export const withTimesOfEach: Revision = ({ facts, asides }, { tokens }) => {
  const isTimes = (fact: Fact): fact is RatioFact => fact.type === 'ratio' && fact.child.words.join() === 'times'
  if (!facts.some(isTimes)) return { facts, asides }
  const counted = facts.flatMap((fact) => (fact.type === 'count' || fact.type === 'columns' ? [headOf(fact.noun.words)] : []))
  const changed = facts.map((fact) => {
    const act = isTimes(fact) ? actOf(fact, tokens, counted) : null
    return isTimes(fact) && act !== null ? { ...fact, child: { ...fact.child, words: [pluralOf(act)] } } : fact
  })
  return { facts: changed, asides }
}

/** The noun in the singular for what the rows do, or what is done to them: the act of the first verb before the number. Null for none. */
function actOf({ parent, child, start }: RatioFact, tokens: readonly Token[], counted: readonly string[]): string | null {
  const from = parent.end <= child.start ? Math.max(start, parent.end) : start
  for (let at = firstFrom(tokens, from); (tokens[at]?.start ?? Infinity) < child.start; at++) {
    const act = kindAt(tokens, at) === 'word' ? actOfVerb(textAt(tokens, at), counted) : null
    if (act !== null) return act
  }
  return null
}

function actOfVerb(verb: string, counted: readonly string[]): string | null {
  if (distributives.has(verb)) return null
  const bases = basesOf(verb)
  if (bases.some((base) => others.has(base))) return null
  const named = counted.find((noun) => bases.some((base) => verbsOfAct(noun).has(base) || actsOfVerb(base)[0] === noun))
  if (named !== undefined) return named
  const acts = bases.flatMap(actsOfVerb).toSorted((one, other) => Number(one.endsWith('ing')) - Number(other.endsWith('ing')))
  return acts.find(isAct) ?? null
}

/** Whether a noun is a known act. */
function isAct(noun: string): boolean {
  if (noun.endsWith('ing') && !isKnownHead(noun)) return false
  return noun === 'loan' || happening.test(classify([noun])?.archetype.name ?? '')
}

/** The forms without an ending that a verb may have: "order" for "orders", "donate" and "donat" for "donated", "log" for "logged". */
function basesOf(verb: string): readonly string[] {
  const stem = /^(.*[^e])ed$/.exec(verb)?.[1]
  if (stem === undefined) return [singularOf(verb)]
  return /([^aeiouls])\1$/.test(stem) ? [stem.slice(0, -1)] : [`${stem}e`, stem]
}
