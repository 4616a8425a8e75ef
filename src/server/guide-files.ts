import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A file of the guide. */
export interface GuideFile {
  readonly mediaType: string
  readonly bytes: Buffer
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
}

/** The files of the guide, as built. */
export class GuideFiles {
  readonly #folder = fileURLToPath(import.meta.resolve('#guide/index.html')).slice(0, -'index.html'.length)
  #names: Promise<ReadonlySet<string>> | null = null

  /** Names of all files, such as `schema.html` and `tutorials/postgres.html`. */
  names(): Promise<ReadonlySet<string>> {
    this.#names ??= readdir(this.#folder, { recursive: true }).then((found) => new Set(found.map((name) => name.replaceAll('\\', '/'))))
    return this.#names
  }

  /** The file of a name; null if there is none. Only names from the directory listing are read, so a caller cannot reach other paths. */
  async file(name: string): Promise<GuideFile | null> {
    const mediaType = types[extname(name)]
    if (mediaType === undefined || !(await this.names()).has(name)) return null
    return { mediaType, bytes: await readFile(join(this.#folder, name)) }
  }
}
