import { lognormal } from '../../../builders/distributions.ts'
import { decimal } from '../../../builders/drawn.ts'
import { own, type OwnColumn } from '../archetype.ts'

/** A retail price. Half of the prices are below the median. */
export function price(median: number, spread: number): OwnColumn {
  return own('price', { ...decimal(0.5, 90_000, 2, lognormal(median, spread)), ending: 99 }, 'money')
}
