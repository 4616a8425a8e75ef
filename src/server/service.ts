import type { Fleet } from '../fleet/open-fleet.ts'
import type { SchemaModel } from '../llm/schema-model.ts'
import type { Planner } from '../planner/planner.ts'
import type { Pool } from '../pool/pool.ts'
import type { Admission } from './admission.ts'
import type { Core } from './core.ts'
import type { Datasets } from './datasets/datasets.ts'
import type { TimeLimits } from './http-server.ts'
import type { OutputCounters } from './metrics/output-counters.ts'
import type { Log } from './log.ts'
import type { RowBudget } from './security/row-budget.ts'
import type { Traffic } from './traffic.ts'
import type { Turns } from './turns.ts'

/** The objects that the routes of an app share. */
export interface Service {
  readonly core: Core
  readonly pool: Pool
  /** The planning thread; null for planning on the calling thread. */
  readonly planner: Planner | null
  readonly admission: Admission
  readonly traffic: Traffic
  /** Schedules the generation of small responses. */
  readonly turns: Turns
  readonly limits: TimeLimits
  readonly log: Log
  /** Maximum rows of one response, all tables together. */
  readonly maxRows: number
  /** The named data sets. */
  readonly datasets: Datasets
  /** The language model; null for none. */
  readonly llm: SchemaModel | null
  /** The fleet that writes exports; null for none. */
  readonly fleet: Fleet | null
  /** Counters of rows and bytes of responses. */
  readonly made: OutputCounters
  /** The remaining rows of clients; null if rows are not limited. */
  readonly rowBudget: RowBudget | null
}
