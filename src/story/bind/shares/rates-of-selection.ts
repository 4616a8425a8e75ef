import type { Domain } from '../../../domains/domain.ts'
import type { RateFact, SelectionFact } from '../../facts/fact.ts'
import { wordsOfPart } from '../tables/words-of-part.ts'

/** Reads a selection as shares, as "no returns" may be about a value: "no returns" as 0 of all rows, "only premium members" as all rows. */
export function ratesOfSelection({ mode, nouns }: SelectionFact, domain: Domain): readonly RateFact[] {
  return nouns.flatMap((noun): readonly RateFact[] => {
    const { words, start, end } = noun
    if (mode === 'without') return [{ type: 'rate', share: 0, what: words, of: null, start, end }]
    const part = wordsOfPart(noun, domain)
    return part === null ? [] : [{ type: 'rate', share: 1, what: part.words, of: part.of, start, end }]
  })
}
