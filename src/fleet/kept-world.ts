import { openSchema } from '../library/open-schema.ts'
import { openStory } from '../library/open-story.ts'
import type { SchemaDocument } from '../library/schema-document.ts'
import type { World } from '../library/world.ts'
import type { WorldOptions } from '../library/world-options.ts'
import type { ExportRequest } from './export-request.ts'

/** The export that a worker makes parts of, with its world: opened for its first part, and kept for the next ones. */
export interface KeptExport {
  readonly request: ExportRequest
  readonly world: World
}

export class KeptWorld {
  readonly #options: Pick<WorldOptions, 'workers' | 'memoryMb'>
  #kept: (KeptExport & { readonly digest: string }) | null = null

  constructor(options: Pick<WorldOptions, 'workers' | 'memoryMb'>) {
    this.#options = options
  }

  /**
   * The export of a digest, which is opened unless it was the last one.
   * @param read reads its request
   * @throws SynthError of `openStory` and `openSchema`, and those of `read`
   */
  async get(digest: string, read: () => Promise<ExportRequest>): Promise<KeptExport> {
    if (this.#kept?.digest === digest) return this.#kept
    await this.close()
    const request = await read()
    const { source, rows, seed } = request
    const options = { rows, seed, ...this.#options }
    const world = 'story' in source ? await openStory(source.story, options) : await openSchema(source.schema as SchemaDocument, options)
    this.#kept = { digest, request, world }
    return this.#kept
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    const kept = this.#kept
    this.#kept = null
    await kept?.world.close()
  }
}
