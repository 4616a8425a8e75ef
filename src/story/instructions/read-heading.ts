import { beforePurposes, lessonGivers, purposes, weakPurposes } from '../lexicon/purpose-words.ts'
import { possessives } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, type Reader, skip, textAt } from '../reader/index.ts'
import { isPlural } from '../words/words.ts'
import type { Token } from '../tokens/token.ts'

const longest = 8
const topics = wordSet('stats statistics sql excel pandas python r data cleaning science maths math intro')
const words = wordSet(purposes, weakPurposes, beforePurposes, lessonGivers, topics, 'please , -')
const headingWords = skip(words, longest)
const ends = wordSet(purposes, weakPurposes, lessonGivers)
const wishes = wordSet('want wants need needs likes like asked asks')
const datasets = wordSet('data dataset datasets')
const beforeWishes = wordSet(possessives, 'the')

/**
 * Reads a heading about the purpose: "Stats class exercise:", "For my stats class:", "SQL joins practice, please:", "our stats class wants something fun", "machine
 * learning dataset". Only at the start of a clause.
 */
export const readHeading: Reader = (tokens, at) => {
  const opening = textAt(tokens, at)
  const first = opening === 'for' ? at + 1 : at
  const isAsker = isOneOf(tokens, first, beforeWishes)
  const start = isAsker ? first + 1 : first
  const next = headingWords(tokens, start).next
  const last = textAt(tokens, next - 1) === 'please' ? nounEnd(tokens, next) : next
  if (next === start || !ends.has(textAt(tokens, last - 1))) return null
  // "Courses: 12 rows" and "Course: course_id, title" have a table.
  const isListed = textAt(tokens, next + 1) === 'id' || tokens[next + 1]?.isSnake === true || textAt(tokens, next + 2) === 'id'
  const isTable = next === at + 1 && !purposes.has(opening) && (isPlural(opening) || isListed)
  if (textAt(tokens, next) === ':') return isTable ? null : { next: next + 1 }
  // "Machine learning | dataset of 500 users"
  if (textAt(tokens, last - 1) === 'learning' && isOneOf(tokens, next, datasets)) return { next }
  if (!isAsker || !isOneOf(tokens, next, wishes)) return null
  return { next: textAt(tokens, next + 1) === 'something' ? next + 3 : next + 1 }
}

/** The end of the noun before ", please". */
function nounEnd(tokens: readonly Token[], next: number): number {
  return textAt(tokens, next - 2) === ',' ? next - 2 : next - 1
}
