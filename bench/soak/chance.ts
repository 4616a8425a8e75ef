import seedrandom from 'seedrandom'

/** Random choices determined by a seed and a name; choices of one name do not depend on those of other names. */
export class Chance {
  readonly #next: () => number

  constructor(name: string) {
    this.#next = seedrandom(name)
  }

  /** A whole number from 0 to `bound` - 1. */
  below(bound: number): number {
    return Math.floor(this.#next() * bound)
  }

  /** A whole number from `least` to `most`, uniform in its logarithm: as often from 10 to 100 as from 100 to 1,000. */
  size(least: number, most: number): number {
    return Math.round(least * (most / least) ** this.#next())
  }

  happens(share: number): boolean {
    return this.#next() < share
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from')
    return item
  }

  /** One of several, with probabilities proportional to the weights. */
  weighted<Item>(items: readonly (readonly [number, Item])[]): Item {
    let left = this.#next() * items.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, item] of items) if ((left -= weight) < 0) return item
    throw new Error('There is nothing to pick from')
  }
}
