const smallest = 1024

/** Arrays of more than 2^17 elements are seldom needed, and not kept for the next batch. */
const largestKept = 17

/**
 * Typed arrays for one batch of rows, handed out again after `release`: allocating and zeroing them would cost as much as filling them.
 * Lengths are powers of two, at least 1024.
 */
export class Scratch {
  readonly #doubles = new Shelf((length) => new Float64Array(length))
  readonly #integers = new Shelf((length) => new Int32Array(length))
  readonly #words = new Shelf((length) => new Uint32Array(length))
  readonly #bytes = new Shelf((length) => new Uint8Array(length))

  float64(length: number): Float64Array {
    return this.#doubles.take(length)
  }

  int32(length: number): Int32Array {
    return this.#integers.take(length)
  }

  uint32(length: number): Uint32Array {
    return this.#words.take(length)
  }

  uint8(length: number): Uint8Array {
    return this.#bytes.take(length)
  }

  /** Everything handed out so far may be handed out again. */
  release(): void {
    for (const shelf of this.#shelves()) shelf.release()
  }

  /** A function after which everything handed out from now on may be handed out again; it may be called several times. */
  mark(): () => void {
    const marks = this.#shelves().map((shelf) => shelf.mark())
    return () => marks.forEach((giveBack) => giveBack())
  }

  #shelves(): readonly Shelf<unknown>[] {
    return [this.#doubles, this.#integers, this.#words, this.#bytes]
  }
}

class Shelf<Values> {
  readonly #make: (length: number) => Values
  /** By size class: all arrays made, and how many of them are out. */
  readonly #classes: { readonly made: Values[]; out: number }[] = []

  constructor(make: (length: number) => Values) {
    this.#make = make
  }

  take(length: number): Values {
    const sizeClass = 32 - Math.clz32(Math.max(length, smallest) - 1)
    const shelf = (this.#classes[sizeClass] ??= { made: [], out: 0 })
    const found = shelf.made[shelf.out++]
    if (found !== undefined) return found
    const fresh = this.#make(2 ** sizeClass)
    shelf.made.push(fresh)
    return fresh
  }

  release(): void {
    for (const [sizeClass, shelf] of this.#classes.entries()) {
      if (shelf === undefined) continue
      shelf.out = 0
      if (sizeClass > largestKept) shelf.made.length = 0
    }
  }

  mark(): () => void {
    const outs = this.#classes.map((shelf) => shelf?.out ?? 0)
    return () => {
      for (const [sizeClass, shelf] of this.#classes.entries()) if (shelf !== undefined) shelf.out = outs[sizeClass] ?? 0
    }
  }
}
