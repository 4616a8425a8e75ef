import type { Aside } from '../facts/aside.ts'
import type { Fact } from '../facts/fact.ts'
import { readShowTime } from '../instructions/read-persona.ts'
import { firstFrom } from '../tokens/first-from.ts'
import { tokensOf } from '../tokens/tokens.ts'
import type { Revision } from './revision.ts'

const reason = 'it is when the data is shown, and no time of the data'

/** Makes the time at which the narrator shows the data an aside: "I am pitching an app | next week". */
export const withoutShowTimes: Revision = ({ facts, asides }, { text }) => {
  // The words before the time are no tokens of the story any more.
  const all = tokensOf(text)
  const isShown = (fact: Fact): boolean => fact.type === 'window' && readShowTime(all, firstFrom(all, fact.start)) !== null
  const shown = facts.filter(isShown)
  if (shown.length === 0) return { facts, asides }
  const told = shown.map(({ start, end }): Aside => ({ start, end, reason }))
  return { facts: facts.filter((fact) => !isShown(fact)), asides: [...asides, ...told] }
}
