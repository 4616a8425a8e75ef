import { factorList } from '../amounts/factor-list.ts'
import { isPersonNoun } from '../compose/is-person-noun.ts'
import type { ShapeFact } from '../facts/amount-facts.ts'
import type { Fact } from '../facts/fact.ts'
import type { TimedRateFact } from '../facts/timed-rate-fact.ts'
import { datingVerbs } from '../lexicon/dating-verbs.ts'
import type { Noun } from '../words/noun.ts'
import { headOf } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** Fewest letters of a verb that the name of a table may come from. */
const leastStem = 3

/** Reads a share about a verb as a share of times if the counted rows are named after the verb: "2000 rentals, 22% rented on weekends". */
export const withTimesOfActs: Revision = ({ facts, asides }) => {
  const counted = facts.flatMap((fact) => (fact.type === 'count' && !isPersonNoun(fact.noun) ? [fact.noun] : []))
  return { facts: facts.map((fact) => (fact.type === 'timed_rate' ? (timesOf(fact, counted) ?? fact) : fact)), asides }
}

function timesOf({ what, of, entries, otherwise, start, end }: TimedRateFact, counted: readonly Noun[]): Fact | null {
  const [verb = '', more] = what
  const [entry, ...others] = entries
  const act = counted.find(({ words }) => isAct(headOf(words), verb))
  if (act === undefined || more !== undefined || entry === undefined || others.length > 0 || otherwise !== null) return null
  if (of !== null && headOf(of.words) !== headOf(act.words)) return null
  const [months, weekdays] = [entry.months.map((month) => month - 1), entry.weekdays]
  const shape: Omit<ShapeFact, 'months' | 'weekdays'> = {
    type: 'shape',
    measure: act.words,
    days: null,
    hours: null,
    share: entry.share,
    start,
    end,
  }
  return weekdays.length > 0
    ? { ...shape, months: null, weekdays: factorList(7, weekdays, 1, 0, 0) }
    : { ...shape, months: factorList(12, months, 1, 0, 0), weekdays: null }
}

/** Whether a noun, in the singular, stands for what a verb does: rentals are rented, sales are sold. */
function isAct(head: string, verb: string): boolean {
  const stem = verb.replace(/(?:e?d)$/, '')
  return stem !== verb && stem.length >= leastStem && head.startsWith(stem) ? true : datingVerbs.get(verb)?.columns.has(head) === true
}
