import type { Fleet } from '../fleet/open-fleet.ts'
import type { SchemaModel } from '../llm/schema-model.ts'
import type { Planner } from '../planner/planner.ts'
import { Pool } from '../pool/pool.ts'
import { Admission } from './admission.ts'
import type { Core } from './core.ts'
import { Datasets } from './datasets/datasets.ts'
import { DatasetStore } from './datasets/dataset-store.ts'
import { describeFault } from './describe-fault.ts'
import { defaultTimeLimits, type TimeLimits } from './http-server.ts'
import { createLog, type Log } from './log.ts'
import { OutputCounters } from './metrics/output-counters.ts'
import { noSecurity } from './security/no-security.ts'
import { RowBudget } from './security/row-budget.ts'
import type { Security } from './security/security.ts'
import type { Service } from './service.ts'
import { Traffic } from './traffic.ts'
import { Turns } from './turns.ts'

export interface AppOptions {
  readonly core: Core
  /** The planning thread of the core, which this app closes; default none. */
  readonly planner?: Planner
  /** Number of worker threads. */
  readonly workers: number
  /** Whether `ready` waits for all threads; default true. Otherwise they start with the first request that needs one. */
  readonly waitsForThreads?: boolean
  /** Bytes that each thread keeps between tasks. */
  readonly threadBytes?: number
  /** Maximum rows of one response, all tables together. */
  readonly maxRows?: number
  /** Maximum number of responses streamed at the same time. */
  readonly maxResponses?: number
  /** Maximum time that `close` waits for requests in flight. */
  readonly graceMilliseconds?: number
  /** Called when the app closes while responses are in flight, with their number. */
  readonly onWaiting?: (responses: number) => void
  /** The language model; default none. */
  readonly llm?: SchemaModel | null
  /** The fleet that writes exports, which this app closes; default none. */
  readonly fleet?: Fleet | null
  /** The named data sets; default: no schema files, and long requests in memory only. */
  readonly datasets?: Datasets
  readonly log?: Log
  /**
   * Minimum bytes per second that the reader of a streamed response must accept while bytes are pending, measured over the time limit
   * `stall`; default 0: no minimum.
   */
  readonly minRate?: number
  readonly limits?: Partial<TimeLimits>
  /** Default: no restrictions. */
  readonly security?: Security
  /** The worker pool, which this app closes; default: a new one. */
  readonly pool?: Pool
}

/** Bytes of memory for data sets that are too long to be their own names. */
export const datasetBytes = 64 * 2 ** 20

/** The objects that the routes of an app share. */
export function createService(options: AppOptions): Service {
  const { maxRows = 1e9, maxResponses = 64, minRate = 0, llm = null, log = createLog('silent', () => {}) } = options
  const { security = noSecurity } = options
  const limits = { ...defaultTimeLimits, ...options.limits }
  return {
    core: options.core,
    pool: options.pool ?? createPool(options, limits, log),
    planner: options.planner ?? null,
    admission: new Admission({ ...limits, most: maxResponses, minRate }),
    traffic: new Traffic(log),
    turns: new Turns(),
    limits,
    log,
    maxRows,
    datasets: options.datasets ?? new Datasets(new DatasetStore({ maxBytes: datasetBytes, directory: null }), null),
    llm,
    fleet: options.fleet ?? null,
    made: new OutputCounters(),
    rowBudget: security.rowsPerMinute === null ? null : new RowBudget(security.rowsPerMinute),
  }
}

function createPool({ workers, threadBytes }: AppOptions, limits: TimeLimits, log: Log): Pool {
  return new Pool({
    workers,
    ...(threadBytes === undefined ? {} : { threadBytes }),
    taskMilliseconds: limits.task,
    onWorkerError: (error) => log.error('a worker died', { reason: error.message }),
    onTaskFault: (fault) => log.error(describeFault(fault)),
  })
}
