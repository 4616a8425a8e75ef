import type { PlaceFact } from '../../facts/fact.ts'
import type { Binding } from '../binding.ts'
import { currencyOfPlaces, setCurrency } from './currency.ts'

/** Sets the currency of the story, else that of its places. Amounts by month have their own. */
export function bindCurrency(binding: Binding, place: PlaceFact | null): void {
  const facts = binding.of('currency')
  const codes = [...new Set(facts.map((fact) => fact.currency))]
  if (codes.length > 1)
    return binding.refuse(facts, `all amounts have one currency: list several as values, such as "currency: ${codes.join(' or ')}"`)
  const amounts = binding.of('attribute').flatMap((fact) => fact.currency ?? [])
  const currency = facts.at(-1)?.currency ?? amounts.at(-1) ?? currencyOfPlaces(place)
  if (currency === null) return
  const { domain, ...bound } = setCurrency(binding.schema, binding.domain, currency)
  binding.take(facts, bound)
  binding.domain = domain
}
