import { sentenceEnds } from '../lexicon/connectives.ts'
import { definites, possessives } from '../lexicon/determiners.ts'
import { being, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, type Reader, skip, textAt } from '../reader/index.ts'

const skipDeterminers = skip(wordSet(definites, possessives, 'a'), 1)
const roles = wordSet('target label response outcome')
const columns = wordSet('variable column feature field')
const linking = wordSet(modals, being)
const skipLinks = skip(linking, 2)

/**
 * Reads what a model predicts, at the start of a clause: "The target variable is | churn with a rate of 26%". Where nothing else is said of
 * the column, it is read too.
 */
export const readTarget: Reader = (tokens, at) => {
  const start = skipDeterminers(tokens, at).next
  if (!isOneOf(tokens, start, roles)) return null
  const end = isOneOf(tokens, start + 1, columns) ? start + 2 : start + 1
  // "The outcome is discharged, referred or monitored" lists values of a column.
  if (end === start + 1 && textAt(tokens, start) !== 'target') return null
  const { next } = skipLinks(tokens, end)
  if (next === end || kindAt(tokens, next) !== 'word' || textAt(tokens, next - 1) === 'have') return null
  const isAll = tokens[next + 1] === undefined || isOneOf(tokens, next + 1, sentenceEnds)
  return { next: isAll ? next + 1 : next }
}
