import { SynthError } from '../../errors.ts'
import type { DatasetRequest } from './dataset-request.ts'
import type { DatasetStore } from './dataset-store.ts'
import { dataVersion } from '../../data-version.ts'
import { decodeRef } from './decode-ref.ts'
import { encodeRef } from './encode-ref.ts'
import { parseJson } from '../parse-json.ts'
import { readDatasetRequest } from './read-dataset-request.ts'
import type { SchemaFolder } from './schema-folder.ts'

/** The named data sets. */
export class Datasets {
  readonly #store: DatasetStore
  readonly #schemas: SchemaFolder | null

  /** @param schemas data sets by file name; null for none */
  constructor(store: DatasetStore, schemas: SchemaFolder | null) {
    this.#store = store
    this.#schemas = schemas
  }

  /** Size of the memory store of data sets that are too long to be their own names. */
  get kept(): DatasetStore['kept'] {
    return this.#store.kept
  }

  /** Names a data set: the same request has the same name in every process. */
  async add(request: DatasetRequest): Promise<string> {
    const { ref, kept } = encodeRef(request)
    if (kept !== null) await this.#store.put(kept.digest, kept.json)
    return ref
  }

  /** The schema in the file of this name; null if there is no such file. */
  async schemaNamed(name: string): Promise<object | null> {
    const found = (await this.#schemas?.get(name)) ?? null
    return found === null ? null : (found.schema as object)
  }

  /** Resolves a ref. @throws SynthError `dataset_unknown`, `dataset_version` */
  async find(ref: string): Promise<DatasetRequest> {
    const decoded = decodeRef(ref)
    if (decoded === null)
      throw unknown(
        ref,
        `it is not a ref from POST /datasets${this.#namesOfSchemas()}. Send the story or the schema to POST /datasets to get a ref, or ask for a file by its format, such as orders.csv`,
      )
    if (decoded.type === 'inline') return decoded.request
    if (decoded.type === 'version')
      throw new SynthError(
        'dataset_version',
        `The ref belongs to data version ${decoded.version}, but this service generates version ${dataVersion}: POST /datasets returns a new ref`,
      )
    const json = await this.#store.get(decoded.digest)
    const request = json === null ? null : readDatasetRequest(parseJson(Buffer.from(json)))
    if (request === null)
      throw unknown(ref, 'this service no longer has it. Send the same body to POST /datasets to get the same ref again')
    return request
  }

  #namesOfSchemas(): string {
    const names = this.#schemas?.names() ?? []
    return names.length === 0 ? '' : `, nor one of the schemas of this service: ${names.slice(0, 20).join(', ')}`
  }
}

function unknown(ref: string, why: string): SynthError {
  return new SynthError('dataset_unknown', `There is no data set ${JSON.stringify(ref.slice(0, 60))}: ${why}`)
}
