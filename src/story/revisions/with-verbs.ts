import { modals } from '../lexicon/verbs.ts'
import { kindAt, skip, textAt } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { functionWords } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** Adds the verb to a number of rows for each parent: "each user | rates | at least 20 movies". */
export const withVerbs: Revision = ({ facts, asides }, { tokens }) => {
  const changed = facts.map((fact) => {
    if (fact.type !== 'ratio' || fact.parent.end > fact.child.start) return fact
    const at = skip(modals, 1)(tokens, firstFrom(tokens, fact.parent.end)).next
    const verb = textAt(tokens, at)
    const isVerb = kindAt(tokens, at) === 'word' && !functionWords.has(verb) && (tokens[at]?.start ?? 0) < fact.child.start
    return isVerb ? { ...fact, verb } : fact
  })
  return { facts: changed, asides }
}
