import type { DatasetRequest } from '../../datasets/dataset-request.ts'
import type { Datasets } from '../../datasets/datasets.ts'
import { type Query, type QueryType } from '../../query/query-type.ts'
import { sizeParameters } from '../../query/parameters.ts'
import { readQuery } from '../../query/read-query.ts'

/** A data set that has a name, with the parameters of a request of it. */
export interface NamedDataset {
  readonly dataset: DatasetRequest
  readonly query: Query
}

/**
 * The data set of a name in a path: a schema of the service, of as many rows and with the seed that the parameters say, or a ref, which says
 * both itself.
 * @param types parameters beside those
 * @throws SynthError `dataset_unknown`, `dataset_version`, `validation_failed`
 */
export async function findDataset(datasets: Datasets, name: string, target: string, types: readonly QueryType[]): Promise<NamedDataset> {
  const schema = await datasets.schemaNamed(name)
  if (schema === null) return { dataset: await datasets.find(name), query: readQuery(target, types) }
  const query = readQuery(target, [...sizeParameters, ...types])
  const { rows = null, seed = 0 } = query as { readonly rows?: number; readonly seed?: number }
  return { dataset: { schema: schema as Readonly<Record<string, unknown>>, rows, seed }, query }
}
