import { columnPath } from '../../find/column-path.ts'
import { findTable } from '../../find/find-table.ts'
import type { SegmentsFact } from '../../segments/segment-facts.ts'
import type { Binding, FactBound } from '../binding.ts'
import { setSumShares } from '../amounts/sum-shares.ts'
import { isSameStem } from '../../words/same-stem.ts'
import { leanTogether } from './lean-together.ts'
import { resolveEntries } from './resolve-entries.ts'
import { setMeansOfParts } from './set-group-means.ts'
import { setLeaning } from './set-leaning.ts'

/**
 * Binds statements that some rows have more or less than others, and the shares and means of parts of measures, once the sums of these are
 * known.
 */
export function bindLeanings(binding: Binding): void {
  setSumShares(binding)
  leanTogether(binding)
  for (const fact of binding.of('leaning')) binding.tell([fact], setLeaning(binding, fact))
  for (const fact of binding.of('segments')) {
    if (binding.bound.get(fact)?.used === true || !fact.isMean) continue
    const bound = setMeasured(binding, fact)
    if (bound !== null) binding.tell([fact], bound)
  }
}

/** Sets the means of a measure of a trade in parts of its rows: "fraudulent transactions average $800". Null if none is meant. */
function setMeasured(binding: Binding, fact: SegmentsFact): FactBound | null {
  const { schema, domain } = binding
  for (const resolved of resolveEntries(fact, schema, domain)) {
    const about = resolved.about.filter((word) => findTable({ words: [word] }, domain)?.table !== resolved.table)
    const isMoney = resolved.entries.some(({ said }) => said.type === 'number' && said.currency !== null)
    const measure = domain.measures.find(({ column, unit }) => {
      const { table, column: name } = columnPath(column)
      const isNamed = about.some((word) => name.split('_').some((part) => isSameStem(part, word)))
      return table === resolved.table && (isNamed || (isMoney && unit === 'money' && about.every((word) => amounts.test(word))))
    })
    const bound = measure === undefined ? null : setMeansOfParts(binding, resolved, columnPath(measure.column).column)
    if (bound?.used === true) return bound
  }
  return null
}

/** Words for the money of a row, and verbs that tell only that there is some. */
const amounts = /^(?:averag(?:e|es|ed|ing)|amounts?|values?|worth|totals?|spend|spends|spent|cost|costs)$/
