import { LRUCache } from 'lru-cache'
import { datasetDigest } from './dataset-digest.ts'
import { DatasetFiles } from './dataset-files.ts'

export interface DatasetStoreOptions {
  /** Bytes of memory. */
  readonly maxBytes: number
  /** Where requests outlive the process; null: nowhere. */
  readonly directory: string | null
  /** Files in the directory, 10,000 if not said; the oldest make room. */
  readonly maxFiles?: number
}

/** Keeps requests that are too long to be their own refs. */
export class DatasetStore {
  readonly #memory: LRUCache<string, string>
  readonly #files: DatasetFiles | null

  constructor({ maxBytes, directory, maxFiles = 10_000 }: DatasetStoreOptions) {
    // A character takes up to two bytes.
    this.#memory = new LRUCache({ maxSize: maxBytes, sizeCalculation: (json, digest) => 2 * (json.length + digest.length) })
    this.#files = directory === null ? null : new DatasetFiles(directory, maxFiles)
  }

  /** What is kept in memory. */
  get kept(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#memory.size, bytes: this.#memory.calculatedSize }
  }

  /**
   * Keeps the canonical JSON of a request; when this resolves, `get` has it.
   *
   * Rejects with an Error when the directory cannot be written, when there is none and the request alone is larger than the memory, and when
   * the digest is not that of the request.
   */
  async put(digest: string, json: string): Promise<void> {
    if (datasetDigest(json) !== digest) throw new Error(`The data set is not that of the digest ${digest}`)
    await this.#files?.write(digest, json)
    this.#memory.set(digest, json)
    if (this.#files === null && !this.#memory.has(digest)) {
      throw new Error(`A data set of ${json.length} characters does not fit the ${this.#memory.maxSize} bytes for all of them`)
    }
  }

  /** The canonical JSON of a request, or null when it is unknown here, be it forgotten. Rejects when the directory cannot be read. */
  async get(digest: string): Promise<string | null> {
    const kept = this.#memory.get(digest)
    if (kept !== undefined || this.#files === null || !/^[\w-]{22}$/.test(digest)) return kept ?? null
    const json = await this.#files.read(digest)
    if (json !== null) this.#memory.set(digest, json)
    return json
  }
}
