/** Bytes that several may keep together. */
export class Room {
  /** They bound what is taken from now on. */
  mostBytes: number
  #used = 0
  readonly #givers: (() => boolean)[] = []

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes
  }

  get used(): number {
    return this.#used
  }

  /** Takes so many bytes, where there are as many once those gave up what they can do without who keep some. */
  take(bytes: number): boolean {
    while (this.#used + bytes > this.mostBytes) if (!this.#givers.some((giveUp) => giveUp())) return false
    this.#used += bytes
    return true
  }

  give(bytes: number): void {
    this.#used -= bytes
  }

  /** Asks `giveUp` to give something back when room is short; it tells whether it did. */
  onShort(giveUp: () => boolean): void {
    this.#givers.push(giveUp)
  }
}
