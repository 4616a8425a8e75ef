import { classify } from '../compose/classify.ts'
import { areOfPeople } from './data-subject.ts'
import { isOfEvents, listedKey } from './listed-key.ts'
import type { ListedColumn } from './outline.ts'

/**
 * The key columns. Without a declared key it is a number of events or people in the first column: "transaction_id" of sales. A reference is
 * no key: "badge_id" of "member_badge".
 */
export function keysOf(
  list: readonly ListedColumn[],
  table: readonly string[],
  references: ReadonlyMap<string, string>,
): readonly string[] {
  const named = listedKey(list, table)
  const isDeclared = list.some(({ details }) => details.some(({ type }) => type === 'key'))
  const keys = isDeclared ? named : named.filter((name) => !references.has(name))
  const [first] = list
  if (keys.length > 0 || first === undefined || references.has(first.name)) return keys
  const subject = classify(table)?.archetype.subject
  const isOfEach = areOfPeople(list) && subject !== 'event' && subject !== 'transaction'
  return isOfEach || isOfEvents(first) ? [first.name] : keys
}
