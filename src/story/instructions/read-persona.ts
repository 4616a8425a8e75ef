import { wordSet } from '../lexicon/word-set.ts'
import { articles } from '../lexicon/determiners.ts'
import { isNounWord } from '../words/nouns.ts'
import { isOneOf, kindAt, oneOf, type Reader, textAt } from '../reader/index.ts'

const readOpening = oneOf([
  'you are',
  "you're",
  'imagine you are',
  'imagine that you are',
  'pretend you are',
  'pretend to be',
  'act as',
  'act like',
  'acting as',
  'i want you to act as',
  'your role is',
  'take the role of',
])
/** Nouns for authors of data, as opposed to "you are a gym with 200 members". */
const roles = wordSet(
  'expert generator engineer scientist analyst assistant developer specialist professional tester administrator dba simulator tool ai model designer',
  'architect consultant programmer bot llm creator helper',
)
const longestRole = 8

/** Reads a role: "You are an expert data generator", "act as a data engineer with 10 years of experience". */
export const readPersona: Reader = (tokens, at) => {
  const opening = readOpening(tokens, at)
  if (opening === null) return null
  let next = isOneOf(tokens, opening.next, articles) ? opening.next + 1 : opening.next
  const start = next
  while (next < start + longestRole && isNounWord(tokens[next])) next++
  if (!isOneOf(tokens, next - 1, roles)) return null
  // "with 10 years of experience", "in synthetic data".
  if (textAt(tokens, next) === 'with' && kindAt(tokens, next + 1) === 'number' && textAt(tokens, next + 4) === 'experience') next += 5
  if (/^(?:in|for)$/.test(textAt(tokens, next)) && isOneOf(tokens, next + 1, dataWords))
    while (isNounWord(tokens[next + 1]) && next < start + longestRole * 2) next++
  else return { next }
  return { next: next + 1 }
}

const dataWords = wordSet('data synthetic test mock databases sql generating creating dataset datasets')
