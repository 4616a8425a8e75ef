/** Smallest length of an array: for frames of one row, of which there may be thousands. */
const smallest = 16

const usualBytes = 1 << 22

/** The first arrays of a length are allocated singly, up to this number. Later ones come in blocks that double their number. */
const single = 16

/**
 * Most bytes of a block, unless one array is larger. Thousands of small arrays, made one by one, would grow the arenas of malloc, which
 * keep their memory. The memory of a block is mapped, and so returned with it.
 */
const blockBytes = 1 << 20

/**
 * Typed arrays for one batch of rows, reused after `release`: allocating and zeroing them would cost as much as filling them.
 * Lengths are powers of two, at least 16.
 */
export class Scratch {
  readonly #doubles = new Shelf(Float64Array)
  readonly #integers = new Shelf(Int32Array)
  readonly #draws = new Shelf(Uint32Array)
  readonly #bytes = new Shelf(Uint8Array)
  readonly #mostKept: () => number

  /** @param mostKept maximum bytes kept after a batch, 4 MiB by default */
  constructor(mostKept: () => number = () => usualBytes) {
    this.#mostKept = mostKept
  }

  float64(length: number): Float64Array {
    return this.#doubles.take(length)
  }

  int32(length: number): Int32Array {
    return this.#integers.take(length)
  }

  uint32(length: number): Uint32Array {
    return this.#draws.take(length)
  }

  uint8(length: number): Uint8Array {
    return this.#bytes.take(length)
  }

  /** Bytes of all arrays, including free ones. */
  get bytes(): number {
    return this.#shelves().reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /** Frees all arrays for reuse. */
  release(): void {
    for (const shelf of this.#shelves()) shelf.release()
    this.#shrinkTo(this.#mostKept())
  }

  /** Drops all arrays; none may be in use. */
  drop(): void {
    for (const shelf of this.#shelves()) shelf.release()
    this.#shrinkTo(0)
  }

  #shrinkTo(most: number): void {
    while (this.bytes > most) {
      const [largest] = this.#shelves().toSorted((one, other) => other.largestBytes - one.largestBytes)
      largest?.dropLargest()
    }
  }

  /** Returns a function that frees all arrays handed out after this call; it may be called several times. */
  mark(): () => void {
    const marks = this.#shelves().map((shelf) => shelf.mark())
    return () => marks.forEach((giveBack) => giveBack())
  }

  #shelves(): readonly Shelf<unknown>[] {
    return [this.#doubles, this.#integers, this.#draws, this.#bytes]
  }
}

/** The constructor of a kind of typed arrays. */
interface ArrayKind<Values> {
  readonly BYTES_PER_ELEMENT: number
  new (buffer: ArrayBuffer, offset: number, length: number): Values
}

class Shelf<Values> {
  readonly #kind: ArrayKind<Values>
  /** By size class: all arrays, and the number in use. */
  readonly #classes: { readonly made: Values[]; out: number }[] = []
  bytes = 0

  constructor(kind: ArrayKind<Values>) {
    this.#kind = kind
  }

  take(length: number): Values {
    const sizeClass = 32 - Math.clz32(Math.max(length, smallest) - 1)
    const shelf = (this.#classes[sizeClass] ??= { made: [], out: 0 })
    if (shelf.out === shelf.made.length) this.#addTo(shelf.made, sizeClass)
    return shelf.made[shelf.out++] as Values
  }

  #addTo(made: Values[], sizeClass: number): void {
    const bytes = this.#bytesOf(sizeClass)
    const count = made.length < single ? 1 : Math.max(1, Math.min(made.length, blockBytes / bytes))
    const block = new ArrayBuffer(count * bytes)
    for (let place = 0; place < count; place++) made.push(new this.#kind(block, place * bytes, 2 ** sizeClass))
    this.bytes += count * bytes
  }

  #bytesOf(sizeClass: number): number {
    return this.#kind.BYTES_PER_ELEMENT * 2 ** sizeClass
  }

  release(): void {
    for (const shelf of this.#classes) if (shelf !== undefined) shelf.out = 0
  }

  mark(): () => void {
    const outs = this.#classes.map((shelf) => shelf?.out ?? 0)
    return () => {
      for (const [sizeClass, shelf] of this.#classes.entries()) if (shelf !== undefined) shelf.out = outs[sizeClass] ?? 0
    }
  }

  /** Bytes of an array of the largest size; 0 if there is none. */
  get largestBytes(): number {
    return this.bytes === 0 ? 0 : this.#bytesOf(this.#largest)
  }

  /** Drops an array of the largest size; none of them may be in use. */
  dropLargest(): void {
    const largest = this.#largest
    if (this.#classes[largest]?.made.pop() !== undefined) this.bytes -= this.#bytesOf(largest)
  }

  get #largest(): number {
    return this.#classes.findLastIndex((shelf) => shelf !== undefined && shelf.made.length > 0)
  }
}
