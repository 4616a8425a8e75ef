import { lognormal } from '../../builders/distributions.ts'
import { decimal } from '../../builders/drawn.ts'
import type { ColumnBody } from '../../schema/schema.ts'

/** Typical prices: minimum, median, maximum, spread of the logarithm, and the things in the singular. */
const levels: readonly (readonly [min: number, median: number, max: number, spread: number, things: string])[] = [
  [45_000, 310_000, 4_500_000, 0.5, 'house home property apartment flat villa condo condominium townhouse cottage building land plot'],
  [1500, 21_000, 240_000, 0.6, 'car vehicle truck van suv boat tractor caravan'],
  [900, 6800, 60_000, 0.6, 'motorcycle motorbike scooter piano'],
  [120, 820, 5200, 0.5, 'laptop computer phone smartphone tv television camera bike bicycle sofa guitar fridge'],
  [300, 3900, 90_000, 0.9, 'painting artwork sculpture ring necklace jewel'],
  [40, 135, 900, 0.4, 'night room hotel stay suite'],
  [35, 240, 2800, 0.6, 'flight cruise tour'],
  [10, 42, 350, 0.6, 'shirt shoe dress jacket garment sneaker toy game'],
  [3, 16, 90, 0.5, 'book ride taxi album'],
  [2, 9, 60, 0.5, 'coffee drink beverage dish meal pizza burger snack dessert cocktail beer sandwich'],
]

const bodies: ReadonlyMap<string, ColumnBody> = new Map(
  levels.flatMap(([min, median, max, spread, things]) =>
    things.split(' ').map((thing) => [thing, decimal(min, max, 2, lognormal(median, spread))] as const),
  ),
)

/** The price of the last known thing in words in the singular: "house price". Null for none. */
export function priceOf(words: readonly string[]): ColumnBody | null {
  const thing = words.findLast((word) => bodies.has(word))
  return thing === undefined ? null : (bodies.get(thing) ?? null)
}
