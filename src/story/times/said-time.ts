import { daysFromCivil } from '../../calendar.ts'
import { isoDay } from '../../time/periods.ts'
import type { WindowFact } from '../facts/fact.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { relativeWindow } from '../phrases/relative-window.ts'
import { window } from '../phrases/window.ts'
import { isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** Words between a verb and its time: "hired only in 2024". */
const inside: ReadonlySet<string> = wordSet('only all exactly sometime anytime back')
/** Words before the time of a verb. */
const prepositions: ReadonlySet<string> = wordSet('in on during between from after before since until within over throughout the last this')

/** A time after a verb, and the token after it. */
export interface SaidTime {
  readonly fact: Pick<WindowFact, 'from' | 'to' | 'unsaid'>
  readonly next: number
}

/** Reads the time after a verb: "in 2024", "before 1950", "in the last two years", "in the 19th century". Null for none. */
export function saidTime(tokens: readonly Token[], at: number): SaidTime | null {
  const start = isOneOf(tokens, at, inside) ? at + 1 : at
  if (!isOneOf(tokens, start, prepositions)) return null
  const century = centuryAt(tokens, start)
  if (century !== null) return century
  const reading = window.read(tokens, start, start) ?? relativeWindow.read(tokens, start, start)
  const [fact] = reading?.facts ?? []
  if (reading === null || reading.first !== start || fact?.type !== 'window') return null
  const { from, to, unsaid } = fact
  return { fact: { from, to, ...(unsaid === undefined ? {} : { unsaid }) }, next: reading.next }
}

/** "in the 19th century" is 1801 to 1900. */
function centuryAt(tokens: readonly Token[], at: number): SaidTime | null {
  const start = textAt(tokens, at + 1) === 'the' ? at + 2 : at + 1
  const number = /^(1\d|2[01])(?:st|th)$/.exec(textAt(tokens, start))?.[1]
  if (textAt(tokens, at) !== 'in' || number === undefined || textAt(tokens, start + 1) !== 'century') return null
  const last = Number(number) * 100
  return { fact: { from: isoDay(daysFromCivil(last - 99, 1, 1)), to: isoDay(daysFromCivil(last, 12, 31)) }, next: start + 2 }
}
