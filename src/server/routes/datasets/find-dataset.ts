import type { DatasetRequest } from '../../datasets/dataset-request.ts'
import type { Datasets } from '../../datasets/datasets.ts'
import { type Query, type QueryType } from '../../query/query-type.ts'
import { sizeParameters } from '../../query/parameters.ts'
import { readQuery } from '../../query/read-query.ts'

/** A named data set, with the parameters of the request. */
export interface NamedDataset {
  readonly dataset: DatasetRequest
  readonly query: Query
}

/**
 * The data set of a name in a path: a schema of the service with rows and seed from the parameters, or a ref, which contains both.
 * @param types additional parameters
 * @throws SynthError `dataset_unknown`, `dataset_version`, `validation_failed`
 */
export async function findDataset(datasets: Datasets, name: string, target: string, types: readonly QueryType[]): Promise<NamedDataset> {
  const schema = await datasets.schemaNamed(name)
  if (schema === null) return { dataset: await datasets.find(name), query: readQuery(target, types) }
  const query = readQuery(target, [...sizeParameters, ...types])
  const { rows = null, seed = 0 } = query as { readonly rows?: number; readonly seed?: number }
  return { dataset: { schema: schema as Readonly<Record<string, unknown>>, rows, seed }, query }
}
