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

/** What the routes of one app share. */
export interface Service {
  readonly core: Core
  readonly pool: Pool
  /** Where plans are made; null for on the calling thread. */
  readonly planner: Planner | null
  readonly admission: Admission
  readonly traffic: Traffic
  /** When small responses are made. */
  readonly turns: Turns
  readonly limits: TimeLimits
  readonly log: Log
  /** Cap on the rows of one response, all tables together. */
  readonly maxRows: number
  /** The data sets that have a name. */
  readonly datasets: Datasets
  /** The language model that can be asked; null for none. */
  readonly llm: SchemaModel | null
  /** What was made for responses. */
  readonly made: OutputCounters
  /** What clients may still be sent; null where rows are not counted. */
  readonly rowBudget: RowBudget | null
}
