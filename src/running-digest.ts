import { createHash } from 'node:crypto'

/** The SHA-256 of bytes that come one piece after another. */
export class RunningDigest {
  readonly #hash = createHash('sha256')

  add(bytes: Uint8Array): void {
    this.#hash.update(bytes)
  }

  /** 64 hexadecimal digits. Asked for once, behind the last piece. */
  hex(): string {
    return this.#hash.digest('hex')
  }
}
