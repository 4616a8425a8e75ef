import type { Domain } from '../../../domains/domain.ts'
import type { Fact } from '../../facts/fact.ts'
import { alikeColumns } from '../columns/alike-columns.ts'
import type { Restated } from '../restated.ts'
import { anomalies } from './anomalies.ts'
import { evenColumns } from './even-columns.ts'
import { hadBySome } from './had-by-some.ts'
import { kindsOfOwned } from './kinds-of-owned.ts'
import { lackedStates } from './lacked-states.ts'
import { namedValues } from './named-values.ts'
import { ownersOfSome } from './owners-of-some.ts'
import { pricedKinds } from './priced-kinds.ts'

/** Single facts that mean something else in a domain than in their sentence alone. */
export function otherwiseMeant(facts: readonly Fact[], domain: Domain): readonly Restated[] {
  return [namedValues, lackedStates, alikeColumns, ownersOfSome, kindsOfOwned, hadBySome, anomalies, pricedKinds, evenColumns].flatMap(
    (find) => find(facts, domain),
  )
}
