import type { ShapeFact } from '../../facts/amount-facts.ts'
import { moneySums } from '../../amounts/money-nouns.ts'
import type { Token } from '../../tokens/token.ts'
import type { Binding } from '../binding.ts'
import type { Bound } from '../note.ts'
import type { SaidMean } from '../values/attributes.ts'
import { settledShapes } from './settled-shapes.ts'
import { setShape } from './shape.ts'
import { setTimesShare } from './times-share.ts'
import { notOfRows } from './shape-subject.ts'
import { shapedAmount } from './shaped-amounts.ts'

const ofSeries = 'a time series has a row at each of its times: how high its values are at some of them cannot be said'

/** The shapes that change how often things happen by a factor. The others state a share of the rows. */
export function changesOf(binding: Binding): readonly ShapeFact[] {
  return binding.of('shape').filter(({ share }) => share === undefined)
}

/** Shapes of when things happen. What is left are shapes of amounts, each with the amounts that it changes. */
export function bindShapes(binding: Binding, tokens: readonly Token[]): readonly SaidMean[] {
  const shaped: SaidMean[] = []
  const amounts = [...binding.of('curve'), ...binding.of('growth')]
  for (const [fact, meant] of settledShapes(changesOf(binding))) {
    const { schema, domain, topics } = binding
    const reason = binding.has('series') ? ofSeries : notOfRows(fact, tokens, schema, domain)
    if (reason !== null) {
      binding.refuse([fact], reason)
      continue
    }
    const mean = shapedAmount(schema, domain, meant, amounts)
    if (mean === null) binding.take([fact], ofSum(fact, setShape(schema, domain, meant, topics.of(fact), changesOf(binding))))
    else shaped.push({ fact, mean })
  }
  setShares(binding, tokens)
  return shaped
}

/** Shares of the rows at some times. */
function setShares(binding: Binding, tokens: readonly Token[]): void {
  const shares = binding.of('shape').filter(({ share }) => share !== undefined)
  for (const fact of shares) {
    const { schema, domain, topics } = binding
    const ofMonths = fact.months !== null && binding.has('curve', 'growth') ? 'the story states what there is of it in each month' : null
    const reason = binding.has('series') ? ofSeries : (ofMonths ?? notOfRows(fact, tokens, schema, domain))
    if (reason === null) binding.take([fact], ofSum(fact, setTimesShare(schema, domain, fact, topics.of(fact), shares)))
    else binding.refuse([fact], reason)
  }
}

/** Tells that a sum of money changes because its rows do. */
function ofSum({ measure }: ShapeFact, bound: Bound): Bound {
  const word = measure.at(-1) ?? ''
  if (!bound.used || !moneySums.has(word)) return bound
  return { ...bound, reason: `"${word}" follows the number of rows at the stated times: the amounts of single rows are as at other times` }
}
