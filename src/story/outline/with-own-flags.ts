import type { Domain } from '../../domains/domain.ts'
import { withSaidFlags } from '../compose/said-flags.ts'
import type { ColumnsFact, Fact } from '../facts/fact.ts'
import type { Intent } from '../read-story.ts'

/** Columns whose values may be the states that a story gives shares of. */
const ofStates = /(?:^|_)(?:status|state|outcome|result|stage|type|category|kind|class|label)$/
/** Shares of what a model predicts, which another column has. */
const ofTarget = /^(?:positives?|negatives?|ones|zeros)(?: class| cases)?$/
/** Most characters between the list of a table and a share that does not name its rows. */
const near = 80

/** Adds flags to a listed table for shares of its rows: "600 customers with age and income. 25% churned." */
export function withOwnFlags(domain: Domain, story: Intent): Domain {
  const lists = story.facts.filter((fact): fact is ColumnsFact => fact.type === 'columns' && fact.list !== undefined)
  const mayHave = lists.some(({ list }) => list?.some(({ name, details }) => ofStates.test(name) && details.length === 0))
  if (domain.schema.tables.length > 1 || mayHave) return domain
  const isOwn = (fact: Fact): boolean =>
    fact.type !== 'rate' ||
    (!ofTarget.test(fact.what.join(' ')) &&
      (fact.of !== null || lists.some(({ start, end }) => fact.end > start && fact.start < end + near)))
  return withSaidFlags(domain, { ...story, facts: story.facts.filter(isOwn) }, true)
}
