import seedrandom from 'seedrandom'

/** Draws that a seed decides: what is drawn of one name does not depend on what is drawn of others. */
export class Chance {
  readonly #next: () => number

  constructor(name: string) {
    this.#next = seedrandom(name)
  }

  /** A whole number from 0 to below `bound`. */
  below(bound: number): number {
    return Math.floor(this.#next() * bound)
  }

  /** A whole number from `least` to `most`, of all sizes alike: as often from 10 to 100 as from 100 to 1,000. */
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

  /** One of several, each as often as its weight says. */
  weighted<Item>(items: readonly (readonly [number, Item])[]): Item {
    let left = this.#next() * items.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, item] of items) if ((left -= weight) < 0) return item
    throw new Error('There is nothing to pick from')
  }
}
