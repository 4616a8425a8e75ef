import { domains } from '../../../domains/index.ts'
import type { Schema } from '../../../schema/schema.ts'
import type { RateFact } from '../../facts/fact.ts'
import { shareAtTime } from '../../facts/reasons.ts'
import { findTable } from '../../find/find-table.ts'
import type { FactBound, Binding } from '../binding.ts'
import type { Bound } from '../note.ts'
import { columnNamed, tableNamed } from '../tables/references.ts'
import { refuseLostTimes } from './of-lost-times.ts'
import { findDated } from '../times/find-dated.ts'
import { setDated } from '../times/set-dated.ts'

/**
 * Sets the time of shares: "30% logged in within the last 7 days" is a flag with a column of days, which the other rows leave empty. A share
 * whose time cannot be set is refused.
 */
export function setSharesAtTimes(binding: Binding): void {
  refuseLostTimes(binding)
  for (const fact of binding.of('rate')) {
    if (fact.time === undefined) continue
    const own = binding.bound.get(fact)
    const timed = own?.used === true ? timedShare(binding, fact, own) : null
    if (timed === null) binding.refuse([fact], shareAtTime)
    else binding.take([fact], timed)
  }
}

function timedShare(binding: Binding, { time, what, ...fact }: RateFact, own: FactBound): Bound | null {
  const { schema, domain } = binding
  const state = own.notes.flatMap(({ claims }) => claims).find(({ type }) => type === 'share' || type === 'having')
  if (time === undefined || state === undefined || !('column' in state) || state.column === null) return null
  const verb = what[0] ?? ''
  const { of, start, end } = fact
  const found = findDated(schema, domain, { type: 'dated', verb, of, ...time, start, end }, state.table)
  if (found.type !== 'column' || found.table !== state.table) return null
  const isListed = binding.of('columns').some(({ noun, list }) => list !== undefined && findTable(noun, domain)?.table === state.table)
  const isComposed = tableNamed(domains.get(domain.name)?.schema ?? noTables, state.table) === null
  const dated = setDated(schema, { verb, ...time }, found, { isComposed, isListed })
  return dated.used && isOfState(dated, state.table, state.column)
    ? { ...own, schema: dated.schema, notes: [...own.notes, ...dated.notes] }
    : null
}

/** Whether only the rows in a state have the time. */
function isOfState({ schema, notes }: Bound, table: string, state: string): boolean {
  return notes.some(({ claims }) =>
    claims.some((claim) => {
      const column = claim.type === 'within' && claim.orEmpty === true ? columnNamed(schema, table, claim.column) : null
      const empty = column?.nullable
      return typeof empty === 'object' && 'when' in empty && (empty.when === `!${state}` || empty.when.startsWith(`${state} != `))
    }),
  )
}

const noTables: Schema = { version: 1, name: 'custom', tables: [] }
