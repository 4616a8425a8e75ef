import type { GradesFact } from './segment-facts.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { readSaidNumber } from '../attributes/readers/said-number.ts'
import { nounOf } from '../words/nouns.ts'
import { isOneOf, spanOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import type { FoundCondition } from './found-condition.ts'
import { placeOf, startOf } from './parts-of-sentence.ts'
import { otherwiseWords } from '../lexicon/connectives.ts'
import { textBetween } from '../tokens/text-between.ts'

const thresholds = wordSet('from above over at')
const mostLabels = 12

/** Reads labels by intervals: "grade is A from 90, B from 75, C from 60, otherwise F". Null for other sentences. */
export function readGrades(tokens: readonly Token[], text: string, first: number, end: number): FoundCondition | null {
  const verb = placeOf(tokens, labelling, first, end)
  if (verb === null || verb === first) return null
  const start = startOf(tokens, first, verb)
  const grades: { label: string; from: number }[] = []
  let at = verb + 1
  while (grades.length < mostLabels) {
    while (isOneOf(tokens, at, separators)) at++
    const sign = [at + 1, at + 2].find((place) => isOneOf(tokens, place, thresholds))
    const number = sign === undefined ? null : readSaidNumber(tokens, textAt(tokens, sign + 1) === 'least' ? sign + 2 : sign + 1)
    if (sign === undefined || number === null || number.next > end) break
    grades.push({ label: textBetween(text, tokens, at, sign), from: number.value })
    at = number.next
  }
  while (isOneOf(tokens, at, separators) || isOneOf(tokens, at, otherwiseWords)) at++
  const isSaid = at < end && [at - 1, at - 2].some((place) => isOneOf(tokens, place, otherwiseWords))
  const otherwise = isSaid && end - at <= 2 ? textBetween(text, tokens, at, end) : null
  const falls = grades.every(({ from }, index) => index === 0 || (grades[index - 1]?.from ?? 0) > from)
  if (!falls || grades.length === 0 || grades.length + (otherwise === null ? 0 : 1) < 2 || (at < end && otherwise === null)) return null
  const fact: GradesFact = { type: 'grades', column: nounOf(tokens, start, verb), grades, otherwise, ...spanOf(tokens, start, end) }
  return { fact, first: start, next: end }
}

const labelling = wordSet('is are = :')
const separators = wordSet(', and')
