import { createHash } from 'node:crypto'

/** Computes the SHA-256 of bytes that arrive in pieces. */
export class RunningDigest {
  readonly #hash = createHash('sha256')

  add(bytes: Uint8Array): void {
    this.#hash.update(bytes)
  }

  /** 64 hexadecimal digits. Call it once, after the last piece. */
  hex(): string {
    return this.#hash.digest('hex')
  }
}
