import type { Span } from '../tokens/token.ts'

const condition = /^(?:(?:but|and) )?only (?:for|on|if|when|once) /i

/** "returned yes/no, | 5% yes", "phone, | 10% null" */
const share = /^(?:and )?(?:about |around )?\d[\d.]{0,5} ?% (?:are |is )?(?:yes|no|y|n|true|false|null|missing|empty|blank)$/i

/** Joins items with the conditions and shares behind them: "name, adoption_date, | only for adopted animals". */
export function* joinedConditions(text: string, items: Iterable<Span>): Generator<Span, undefined> {
  let held: Span | null = null
  for (const item of items) {
    const written = text.slice(item.start, item.end)
    if (held !== null && (condition.test(written) || share.test(written))) {
      held = { start: held.start, end: item.end }
      continue
    }
    if (held !== null) yield held
    held = item
  }
  if (held !== null) yield held
}
