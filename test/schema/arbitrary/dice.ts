/** Choices taken from numbers, one after another, so that the same numbers make the same choices. */
export class Dice {
  readonly #numbers: Iterator<number>

  constructor(numbers: Iterable<number>) {
    this.#numbers = numbers[Symbol.iterator]()
  }

  /** A whole number from 0 up to, but without, `count`. */
  below(count: number): number {
    return (this.#numbers.next().value as number) % Math.max(1, count)
  }

  /** A whole number, both bounds included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  /** True in so many cases of a hundred. */
  chance(percent: number): boolean {
    return this.below(100) < percent
  }

  /** @throws Error for an empty list */
  pick<Entry>(list: readonly Entry[]): Entry {
    if (list.length === 0) throw new Error('There is nothing to pick from')
    return list[this.below(list.length)] as Entry
  }

  /** An entry, or undefined where there is none. */
  maybe<Entry>(list: readonly Entry[]): Entry | undefined {
    return list[this.below(list.length)]
  }

  shuffled<Entry>(list: readonly Entry[]): Entry[] {
    return list
      .map((entry) => ({ entry, place: this.below(2 ** 30) }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ entry }) => entry)
  }

  /** From `least` to `most` entries, as far as there are so many. */
  some<Entry>(list: readonly Entry[], least: number, most: number): Entry[] {
    return this.shuffled(list).slice(0, this.between(least, Math.min(most, Math.max(least, list.length))))
  }
}
