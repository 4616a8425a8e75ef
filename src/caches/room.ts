/** A number of bytes that several users share. */
export class Room {
  /** Limits further calls of `take`; bytes already taken may exceed it. */
  mostBytes: number
  #used = 0
  readonly #givers: (() => boolean)[] = []

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes
  }

  get used(): number {
    return this.#used
  }

  /** Reserves bytes, after asking users to release some if necessary. Returns false if there is not enough room. */
  take(bytes: number): boolean {
    while (this.#used + bytes > this.mostBytes) if (!this.#givers.some((giveUp) => giveUp())) return false
    this.#used += bytes
    return true
  }

  give(bytes: number): void {
    this.#used -= bytes
  }

  /** Registers a user. `giveUp` is called when room is short; it releases something if it can, and returns whether it did. */
  onShort(giveUp: () => boolean): void {
    this.#givers.push(giveUp)
  }
}
