import type { FileHandle } from 'node:fs/promises'

/** Bytes after which the disk is given work while more bytes arrive. */
const syncedAfter = 1 << 24

/** A file whose bytes arrive one after another. Its disk writes meanwhile, so that little is left to do when the file ends. */
export class AppendedFile {
  readonly #file: FileHandle
  #unsynced = 0
  #syncing: Promise<void> | null = null
  #failure: Error | null = null
  #isOpen = true

  constructor(file: FileHandle) {
    this.#file = file
  }

  /** @throws the error of the system, also that of an earlier write that the disk refused since */
  async write(bytes: Uint8Array): Promise<void> {
    if (this.#failure !== null) throw this.#failure
    // `writeFile` would cut the bytes into halves and wait for each.
    for (let start = 0; start < bytes.length;) start += (await this.#file.write(bytes, start)).bytesWritten
    this.#unsynced += bytes.length
    if (this.#unsynced >= syncedAfter && this.#syncing === null) this.#syncing = this.#sync()
  }

  /** Makes all bytes durable and closes the file. @throws the error of the system */
  async finish(): Promise<void> {
    await this.#syncing
    // The system reports a failed write once, to the call that waited for it.
    if (this.#failure !== null) throw this.#failure
    await this.#file.sync()
    await this.close()
  }

  async close(): Promise<void> {
    await this.#syncing
    if (this.#isOpen) await this.#file.close()
    this.#isOpen = false
  }

  async #sync(): Promise<void> {
    this.#unsynced = 0
    try {
      await this.#file.datasync()
    } catch (error) {
      this.#failure = error as Error
    }
    this.#syncing = null
  }
}
