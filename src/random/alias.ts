import { apportion } from './apportion.ts'

/** Weights compiled for picking: each slot `s` has an equal share of all draws; draws below `cuts[s]` pick `s`, the others `aliases[s]`. */
export interface AliasTable {
  readonly cuts: Uint32Array
  readonly aliases: Int32Array
}

const twoTo32 = 4294967296

const compiled = new WeakMap<readonly number[], AliasTable>()

/**
 * Compiles 1 to 65,536 weights (finite, at least 0, their sum above 0) for picking in constant time. The table is cached by the identity of
 * the array, which must not change. Each weight gets its share of the 2^32 draws, rounded to a whole number of draws, so a weight below
 * 2^-32 of the sum may never be picked. Source: A. J. Walker 1977, in the form of M. D. Vose 1991, here in integers to avoid rounding
 * errors.
 */
export function aliasTable(weights: readonly number[]): AliasTable {
  const table = compiled.get(weights) ?? compileWeights(weights)
  compiled.set(weights, table)
  return table
}

function compileWeights(weights: readonly number[]): AliasTable {
  const size = weights.length
  const needs = apportion(twoTo32, weights)
  const cuts = new Uint32Array(size)
  const aliases = Int32Array.from({ length: size }, (_, slot) => slot)
  const short: number[] = []
  const rich: number[] = []
  for (let slot = 0; slot < size; slot++) sort(slot)
  for (let slot = short.pop(); slot !== undefined; slot = short.pop()) {
    const giver = rich.pop()
    if (giver === undefined) throw new Error('Alias table: shares do not add up')
    const need = needs[slot] as number
    cuts[slot] = slotStart(slot, size) + need
    aliases[slot] = giver
    needs[giver] = (needs[giver] as number) - (capacity(slot, size) - need)
    sort(giver)
  }
  return { cuts, aliases }

  function sort(slot: number): void {
    const spare = (needs[slot] as number) - capacity(slot, size)
    if (spare < 0) short.push(slot)
    if (spare > 0) rich.push(slot)
  }
}

/** The index of the weight that `draw` picks. */
export function pickAlias(table: AliasTable, draw: number): number {
  const { cuts, aliases } = table
  const slot = Math.floor(draw * (cuts.length / twoTo32))
  return draw < (cuts[slot] as number) ? slot : (aliases[slot] as number)
}

/** Fills `out[0..count)` with the indices that `draws[0..count)` pick. */
export function fillAlias(table: AliasTable, draws: Uint32Array, count: number, out: Int32Array): void {
  const { cuts, aliases } = table
  // Exact: the product of a draw and at most 2^16 slots has 48 bits.
  const slotsPerDraw = cuts.length / twoTo32
  for (let i = 0; i < count; i++) {
    const draw = draws[i] as number
    const slot = (draw * slotsPerDraw) | 0
    out[i] = draw < (cuts[slot] as number) ? slot : (aliases[slot] as number)
  }
}

/** The first draw of a slot: the smallest draw for which floor(draw * size / 2^32) is the slot. */
function slotStart(slot: number, size: number): number {
  return Math.ceil((slot * twoTo32) / size)
}

function capacity(slot: number, size: number): number {
  return slotStart(slot + 1, size) - slotStart(slot, size)
}
