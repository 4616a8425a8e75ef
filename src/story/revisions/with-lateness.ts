import type { Fact } from '../facts/fact.ts'
import { determiners } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { hasWords, oneOf, skip } from '../reader/index.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import { isDone } from '../words/is-done.ts'
import type { Revision } from './revision.ts'

const joints = oneOf(['after', 'past', 'later than', 'beyond'])
const skipWords = skip(wordSet(determiners, 'its their'), 1)
const dueTimes = oneOf(['due date', 'due dates', 'due day', 'deadline', 'deadlines', 'promised date', 'promised time', 'expected date'])

/** Reads what is done after it is due as late: "20% of the invoices are paid after their due date". */
export const withLateness: Revision = ({ facts, asides }, { tokens }) => {
  const changed = facts.map((fact): Fact => {
    const last = fact.type === 'rate' ? (fact.what.at(-1) ?? '') : ''
    const end = fact.type === 'rate' && isDone(last) ? dueEnd(tokens, firstFrom(tokens, fact.end)) : null
    return fact.type !== 'rate' || end === null ? fact : { ...fact, what: [...fact.what, 'late'], end }
  })
  return { facts: changed, asides }
}

/** The end of "after the due date" at a token; null for other words. */
function dueEnd(tokens: readonly Token[], at: number): number | null {
  const joint = joints(tokens, at)
  const due = joint === null ? null : dueTimes(tokens, skipWords(tokens, joint.next).next)
  return due === null || hasWords(tokens, due.next, 'by') ? null : (tokens[due.next - 1]?.end ?? null)
}
