import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { SynthError } from '../../errors.ts'
import { isJsonObject } from '../../json.ts'
import { parseJson } from '../parse-json.ts'

const extension = '.json'

/** Valid names of data sets in a directory: none can be a ref or a path. */
const namePattern = /^[A-Za-z0-9_-]{1,64}$/

/** The state of a file when it was read. */
interface Read {
  readonly changed: number
  readonly size: number
  readonly schema: Readonly<Record<string, unknown>>
}

/**
 * Schemas in the files `{name}.json` of a directory, which may change at any time. The message of every Error is one sentence for an
 * operator; those about a file reach callers too, so they name it without its directory.
 */
export class SchemaFolder {
  readonly #directory: string
  readonly #read = new Map<string, Read>()

  private constructor(directory: string) {
    this.#directory = directory
  }

  /** Rejects with an Error if the directory cannot be read, if a file has an invalid name, or if a file does not contain a JSON object. */
  static async open(directory: string): Promise<SchemaFolder> {
    const folder = new SchemaFolder(directory)
    for (const name of folder.#files()) {
      if (!namePattern.test(name)) {
        throw new Error(`The file ${folder.#path(name)} must have a name of 1 to 64 ASCII letters, digits, - and _ before ${extension}`)
      }
      await folder.get(name).catch((error: unknown) => {
        throw new Error(`${messageOf(error)} (in ${directory})`, { cause: error })
      })
    }
    return folder
  }

  /** The names of all current schemas, sorted. Throws an Error when the directory cannot be read. */
  names(): readonly string[] {
    return this.#files().filter((name) => namePattern.test(name))
  }

  /** The current schema of this name, or null if there is none. @throws SynthError `schema_invalid` if the file contains no JSON object */
  async get(name: string): Promise<{ readonly schema: unknown } | null> {
    if (!namePattern.test(name)) return null
    try {
      const { mtimeMs: changed, size } = await stat(this.#path(name))
      const known = this.#read.get(name)
      if (known?.changed === changed && known.size === size) return { schema: known.schema }
      const schema = readObject(await readFile(this.#path(name)))
      this.#read.set(name, { changed, size, schema })
      return { schema }
    } catch (error) {
      this.#read.delete(name)
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      const reason = messageOf(error).replace(/^The body/, 'it')
      throw new SynthError('schema_invalid', `The file ${name + extension} of --schemas must contain a JSON object: ${reason}`)
    }
  }

  #path(name: string): string {
    return join(this.#directory, name + extension)
  }

  /** The names of the files without `.json`. */
  #files(): readonly string[] {
    try {
      const files = readdirSync(this.#directory).filter((name) => name.endsWith(extension))
      return files.map((name) => basename(name, extension)).toSorted()
    } catch (error) {
      throw new Error(`The directory of schemas ${JSON.stringify(this.#directory)} cannot be read: ${messageOf(error)}`, { cause: error })
    }
  }
}

function readObject(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  const value = parseJson(bytes)
  if (!isJsonObject(value)) throw new Error(`it contains another JSON value`)
  return value
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
