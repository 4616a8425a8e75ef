import { amount } from '../../meanings/shapes.ts'
import { own, type OwnColumn } from '../archetype.ts'

/** What something costs in a shop, half of it less than the median. */
export function price(median: number, spread = 0.6): OwnColumn {
  return own('price', { ...amount(median, spread, 0.5, 90_000), ending: 99 }, 'money')
}
