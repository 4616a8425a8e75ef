import type { Intent } from '../read-story.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { singularOf } from '../words/words.ts'
import type { Candidate } from './candidate.ts'
import { isKnownHead, keptWords, mayBePlural, mayBeTable } from './noun-words.ts'

/** Measures that are read off a scale, and not counted: "temperatures: 30 in July". */
const onScales = wordSet('temperature pressure humidity price rate score speed level height weight wage salary rent grade age')

/** Nouns with monthly counts that become tables beside others: "exhibits, and visitors from 1,000 in May to 5,000 in August". */
export function measuredCandidates({ facts }: Pick<Intent, 'facts'>, others: readonly Candidate[]): readonly Candidate[] {
  const heads = new Set(others.map(({ words }) => words.at(-1)))
  return facts.flatMap((fact): readonly Candidate[] => {
    if (fact.type !== 'curve' || fact.currency !== null) return []
    const written = fact.measure.at(-1) ?? ''
    const words = keptWords(fact.measure)
    const head = singularOf(written)
    if (onScales.has(head) || heads.has(head) || !mayBePlural(written) || !isKnownHead(head) || !mayBeTable(words)) return []
    heads.add(head)
    return [{ words, written, count: null, start: fact.start }]
  })
}
