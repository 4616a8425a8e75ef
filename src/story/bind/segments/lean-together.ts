import type { CorrelationFact } from '../../facts/column-relations.ts'
import type { Binding } from '../binding.ts'
import { setLeaning } from './set-leaning.ts'

/** Makes numbers higher or lower in the rows with a flag where these were to be correlated: "churn decreases with tenure". */
export function leanTogether(binding: Binding): void {
  for (const fact of binding.of('correlation')) {
    if (fact.isDefault !== true || binding.bound.get(fact)?.used === true) continue
    const bound = setLeaning(binding, { type: 'leaning', ...wordsOf(fact), others: null, difference: null, isFirst: false, isMost: false })
    if (bound.used) binding.tell([fact], bound)
  }
}

function wordsOf({ columns: [one, other], coefficient, start, end }: CorrelationFact): {
  readonly words: readonly string[]
  readonly start: number
  readonly end: number
} {
  return { words: [...one.words, coefficient < 0 ? 'less' : 'more', ...other.words], start, end }
}
