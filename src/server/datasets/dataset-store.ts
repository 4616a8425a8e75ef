import { LRUCache } from 'lru-cache'
import { datasetDigest } from './dataset-digest.ts'
import { DatasetFiles } from './dataset-files.ts'

export interface DatasetStoreOptions {
  /** Bytes of memory. */
  readonly maxBytes: number
  /** Directory in which requests survive restarts; null for none. */
  readonly directory: string | null
  /** Maximum number of files in the directory, default 10,000; the oldest are removed to make room. */
  readonly maxFiles?: number
}

/** Stores requests that are too long to be their own refs. */
export class DatasetStore {
  readonly #memory: LRUCache<string, string>
  readonly #files: DatasetFiles | null

  constructor({ maxBytes, directory, maxFiles = 10_000 }: DatasetStoreOptions) {
    // A character takes at most two bytes.
    this.#memory = new LRUCache({ maxSize: maxBytes, sizeCalculation: (json, digest) => 2 * (json.length + digest.length) })
    this.#files = directory === null ? null : new DatasetFiles(directory, maxFiles)
  }

  /** Size of the memory store. */
  get kept(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#memory.size, bytes: this.#memory.calculatedSize }
  }

  /**
   * Stores the canonical JSON of a request; once this resolves, `get` finds it.
   *
   * Rejects with an Error when the directory cannot be written, when there is no directory and the request alone exceeds the memory limit,
   * and when the digest is not the digest of the request.
   */
  async put(digest: string, json: string): Promise<void> {
    if (datasetDigest(json) !== digest) throw new Error(`The digest ${digest} does not match the data set`)
    await this.#files?.write(digest, json)
    this.#memory.set(digest, json)
    if (this.#files === null && !this.#memory.has(digest)) {
      throw new Error(`A data set of ${json.length} characters exceeds the memory limit of ${this.#memory.maxSize} bytes for all data sets`)
    }
  }

  /** The canonical JSON of a request, or null if it is not stored (any more). Rejects when the directory cannot be read. */
  async get(digest: string): Promise<string | null> {
    const kept = this.#memory.get(digest)
    if (kept !== undefined || this.#files === null || !/^[\w-]{22}$/.test(digest)) return kept ?? null
    const json = await this.#files.read(digest)
    if (json !== null) this.#memory.set(digest, json)
    return json
  }
}
