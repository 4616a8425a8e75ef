import { findFaults, type Findings } from './find-faults.ts'
import { loadDataSet, type Wanted } from './load-data-set.ts'
import type { Source } from './source.ts'
import { type Bounds, Warehouse } from './warehouse.ts'

/** What was found in one data set, and what it was. */
export interface Checked extends Findings {
  readonly rows: number
  readonly bytes: number
}

/** Checks one data set in a warehouse of its own. */
export async function checkDomain(wanted: Wanted, source: Source, bounds: Bounds): Promise<Checked> {
  const warehouse = await Warehouse.open(bounds)
  try {
    const { bytes, data } = await loadDataSet(wanted, source, warehouse)
    const rows = [...data.tables.values()].reduce((sum, { facts }) => sum + facts.rows, 0)
    return { ...(await findFaults(data, warehouse)), rows, bytes }
  } finally {
    warehouse.close()
  }
}
