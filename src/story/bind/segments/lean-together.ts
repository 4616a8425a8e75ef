import type { CorrelationFact } from '../../facts/column-relations.ts'
import { lowWords } from '../../lexicon/level-words.ts'
import { extents } from '../../phrases/dependence.ts'
import type { Binding } from '../binding.ts'
import { setLeaning } from './set-leaning.ts'

/** Makes numbers higher or lower in the rows with a flag where these were to be correlated: "churn decreases with tenure". */
export function leanTogether(binding: Binding): void {
  for (const fact of binding.of('correlation')) {
    if (fact.isDefault !== true || binding.bound.get(fact)?.used === true) continue
    const ways = [...(fact.said === undefined ? [] : [fact.said.map(plainly)]), wordsOf(fact)]
    for (const words of ways) {
      const { start, end } = fact
      const bound = setLeaning(binding, {
        type: 'leaning',
        words,
        others: null,
        difference: null,
        isFirst: false,
        isMost: false,
        start,
        end,
      })
      if (!bound.used) continue
      binding.tell([fact], bound)
      break
    }
  }
}

/** "Longer cores" are not about any time that is long: what is longer has to be named, such as a tenure. */
function plainly(word: string): string {
  return !extents.has(word) ? word : lowWords.has(word) ? 'less' : 'more'
}

function wordsOf({ columns: [one, other], coefficient }: CorrelationFact): readonly string[] {
  return [...one.words, coefficient < 0 ? 'less' : 'more', ...other.words]
}
