import { openSchema } from '../library/open-schema.ts'
import { openStory } from '../library/open-story.ts'
import type { SchemaDocument } from '../library/schema-document.ts'
import type { World } from '../library/world.ts'
import type { WorldOptions } from '../library/world-options.ts'
import type { ExportRequest } from './export-request.ts'

/** The export whose parts a worker makes, with its world, which is opened for the first part and kept for the others. */
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
   * The export with a digest; it is opened unless it is the last one used.
   * @param read reads its request
   * @throws SynthError of `openStory` and `openSchema`, and the errors of `read`
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

  /** Ends the threads of the world. */
  async close(): Promise<void> {
    const kept = this.#kept
    this.#kept = null
    await kept?.world.close()
  }
}
