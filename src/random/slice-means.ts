import { type DistributionSpec, quantileOf, soughtIn } from './distributions/index.ts'
import { MarchedQuantiles } from './marched-quantiles.ts'
import { shareWithin } from './share-within.ts'
import { tenDigits } from './ten-digits.ts'

/*
 * Probability is measured in cells, from 0 to 4096. The quantile function is interpolated linearly between nodes. Nodes are at whole cells.
 * In
 * the outermost 8 cells of either end, where quantiles diverge, there are 8 nodes for each halving of the distance from the end, down to
 * 2^-16
 * cells.
 */
const cells = 4096
const tailCells = 8
const tailBits = 3
const unit = 2 ** -16
const tailNodes = tailCells * (1 - Math.log2(unit))
/** Difference between the index of a node outside of the tails and its cell. */
const bodyNodes = tailNodes - tailCells
const nodes = cells + 2 * bodyNodes

/** Positions of the nodes, in cells, ascending. */
const places = Float64Array.from({ length: nodes + 1 }, (_, node) => {
  if (node < tailNodes) return tailPlace(node)
  return node > nodes - tailNodes ? cells - tailPlace(nodes - node) : node - bodyNodes
})

/** The distance of a tail's node from its end, in cells. */
function tailPlace(node: number): number {
  const octave = node >> tailBits
  return (octave === 0 ? node : (tailCells + (node & (tailCells - 1))) * 2 ** (octave - 1)) * unit
}

/** The last node at most `distance` cells away from its end; `distance` is less than 8. */
function tailNode(distance: number): number {
  const steps = Math.floor(distance / unit)
  if (steps < tailCells) return steps
  const octave = 32 - tailBits - Math.clz32(steps)
  return octave * tailCells + (steps >>> (octave - 1)) - tailCells
}

/** The node at or before `place`, never the last node. */
function nodeBefore(place: number): number {
  if (place < tailCells) return tailNode(Math.max(0, place))
  if (place < cells - tailCells) return Math.floor(place) + bodyNodes
  const node = nodes - 1 - tailNode(Math.max(0, cells - place))
  return places[node + 1] === place && node < nodes - 1 ? node + 1 : node
}

/**
 * A distribution that is cut to bounds, in slices of equal probability. Each slice has the mean of its values, so the mean of all slices is
 * that of the distribution, for any number of slices. Values rarer than one in 2^29 at either end are replaced by the value at that
 * probability.
 */
export class SliceMeans {
  /** Quantiles at the nodes, not decreasing, with ten significant digits. */
  readonly #values: Float64Array
  /** The integral of the quantiles from the first node to each. */
  readonly #sums: Float64Array

  /** @param bounds must contain a part of the distribution, see `shareWithin` */
  constructor(spec: DistributionSpec, bounds: { readonly min: number; readonly max: number }) {
    this.#values = quantilesAtNodes(spec, bounds)
    this.#sums = new Float64Array(nodes + 1)
    for (let node = 0; node < nodes; node++) {
      const width = (places[node + 1] as number) - (places[node] as number)
      const mean = ((this.#values[node] as number) + (this.#values[node + 1] as number)) / 2
      this.#sums[node + 1] = (this.#sums[node] as number) + width * mean
    }
  }

  /**
   * Fills `out[0..count)` with the means of the slices `slices[0..count)`; slice i is numbered from 0 to `sizes[i]` - 1. `out` may be one
   * of the other arrays.
   */
  fill(slices: Float64Array, sizes: Float64Array, count: number, out: Float64Array): void {
    const values = this.#values
    let size = 0
    let width = 0
    for (let i = 0; i < count; i++) {
      if (sizes[i] !== size) {
        size = sizes[i] as number
        width = cells / size
      }
      const start = (slices[i] as number) * width
      const cell = start | 0
      if (cell < tailCells || cell >= cells - tailCells || start + width > cell + 1) out[i] = this.#meanOf(start, width)
      else {
        const low = values[cell + bodyNodes] as number
        out[i] = low + ((values[cell + bodyNodes + 1] as number) - low) * (start + width / 2 - cell)
      }
    }
  }

  #meanOf(start: number, width: number): number {
    const node = nodeBefore(start)
    const end = start + width
    if (end <= (places[node + 1] as number)) return this.#quantile(node, start + width / 2)
    return (this.#sumTo(nodeBefore(end), end) - this.#sumTo(node, start)) / width
  }

  #quantile(node: number, place: number): number {
    const low = this.#values[node] as number
    const start = places[node] as number
    return low + ((this.#values[node + 1] as number) - low) * ((place - start) / ((places[node + 1] as number) - start))
  }

  #sumTo(node: number, place: number): number {
    const low = this.#values[node] as number
    return (this.#sums[node] as number) + (place - (places[node] as number)) * ((low + this.#quantile(node, place)) / 2)
  }
}

function quantilesAtNodes(spec: DistributionSpec, bounds: { readonly min: number; readonly max: number }): Float64Array {
  const { from, to } = shareWithin(spec, bounds)
  const quantile = quantileOf(spec)
  const sought = soughtIn(spec)
  const marched = sought === undefined ? null : new MarchedQuantiles(quantile, sought, { cells, from, to })
  // The outermost quantiles may be infinite, so the ends get the quantile at half a unit.
  const ends = [unit / 2, cells - unit / 2] as const
  let least = bounds.min
  return Float64Array.from(places, (place, node) => {
    const isTail = node < tailNodes || node > nodes - tailNodes
    const within = Math.min(ends[1], Math.max(ends[0], place))
    const value = isTail || marched === null ? tenDigits(quantile(from + (to - from) * (within / cells))) : marched.at(place)
    least = Math.max(least, Math.min(bounds.max, value))
    return least
  })
}
