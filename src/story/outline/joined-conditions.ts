import type { Span } from '../tokens/token.ts'

const condition = /^(?:(?:but|and) )?only (?:for|on|if|when|once) /i

/** Joins items with the conditions behind them: "name, adoption_date, | only for adopted animals". */
export function* joinedConditions(text: string, items: Iterable<Span>): Generator<Span, undefined> {
  let held: Span | null = null
  for (const item of items) {
    if (held !== null && condition.test(text.slice(item.start, item.end))) {
      held = { start: held.start, end: item.end }
      continue
    }
    if (held !== null) yield held
    held = item
  }
  if (held !== null) yield held
}
