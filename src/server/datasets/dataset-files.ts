import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../stores/make-folder.ts'
import { datasetDigest } from './dataset-digest.ts'

const extension = '.json'

/** Names of the files of this class: complete ones, and those being written. Other files are not touched. */
const whole = /^[\w-]{22}\.json$/
const unfinished = /^[\w-]{22}\.json\.[\da-f-]{36}\.tmp$/

/** Milliseconds after which a file that is still incomplete belongs to a process that has ended. */
const longestWrite = 3_600_000

/** Requests stored as files in a directory, which several processes may share. */
export class DatasetFiles {
  readonly #directory: string
  readonly #mostFiles: number
  /** Number of files that can be written before the directory is read again. */
  #room = 0
  /** The end of the last write: writes run one at a time, so that `#room` stays correct. */
  #written: Promise<void> = Promise.resolve()

  /**
   * @param directory created with the first file
   * @param mostFiles at least 1; the oldest files are removed to make room for new ones
   */
  constructor(directory: string, mostFiles: number) {
    this.#directory = directory
    this.#mostFiles = mostFiles
  }

  /** Writes a file completely or not at all. Rejects with an Error that names the directory. */
  write(digest: string, json: string): Promise<void> {
    const written = this.#written.then(() => this.#write(digest, json))
    this.#written = written.catch(() => undefined)
    return written.catch((error: unknown) => this.#fail('stored in', error))
  }

  /**
   * The content stored under a digest; null if there is no such file, or it is damaged, in which case it is removed. Rejects like `write`.
   */
  async read(digest: string): Promise<string | null> {
    const path = join(this.#directory, digest + extension)
    try {
      const json = await readFile(path, 'utf8')
      if (datasetDigest(json) === digest) return json
      await rm(path, { force: true })
      return null
    } catch (error) {
      return isMissing(error) ? null : this.#fail('read from', error)
    }
  }

  async #write(digest: string, json: string): Promise<void> {
    await makeFolder(this.#directory)
    if (this.#room === 0) this.#room = await this.#makeRoom()
    const path = join(this.#directory, digest + extension)
    const draft = `${path}.${randomUUID()}.tmp`
    try {
      await writeFile(draft, json)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    this.#room -= 1
  }

  /**
   * Removes the oldest files when there are too many: a tenth of them, as listing the directory is slow. Returns the number of files that
   * can be added.
   */
  async #makeRoom(): Promise<number> {
    const names = await readdir(this.#directory)
    const drafts = await this.#oldestFirst(names.filter((name) => unfinished.test(name)))
    const left = drafts.filter(({ changed }) => Date.now() - changed > longestWrite)
    const files = await this.#oldestFirst(names.filter((name) => whole.test(name)))
    const fewest = Math.min(this.#mostFiles - 1, Math.floor(this.#mostFiles * 0.9))
    const tooMany = files.length < this.#mostFiles ? [] : files.slice(0, files.length - fewest)
    for (const { path } of [...left, ...tooMany]) await rm(path, { force: true })
    return this.#mostFiles - (files.length - tooMany.length)
  }

  /** Files with the time of their last change in milliseconds, except those that another process has removed meanwhile. */
  async #oldestFirst(names: readonly string[]): Promise<readonly { readonly path: string; readonly changed: number }[]> {
    const files = names.map(async (name) => {
      const path = join(this.#directory, name)
      const stats = await stat(path).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
      return stats === null ? [] : [{ path, changed: stats.mtimeMs }]
    })
    return (await Promise.all(files)).flat().toSorted((left, right) => left.changed - right.changed)
  }

  #fail(what: string, cause: unknown): never {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`A data set cannot be ${what} the directory ${JSON.stringify(this.#directory)}: ${reason}`, { cause })
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
