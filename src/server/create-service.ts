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
  /** The thread that plans for the core, which this app closes; default none. */
  readonly planner?: Planner
  /** Threads that generate. */
  readonly workers: number
  /** Whether `ready` waits for all threads, as it does by default; else they start with the first request that needs one. */
  readonly waitsForThreads?: boolean
  /** Bytes that each of them keeps between tasks. */
  readonly threadBytes?: number
  /** Cap on the rows of one response, all tables together. */
  readonly maxRows?: number
  /** Responses that may be streamed at the same time. */
  readonly maxResponses?: number
  /** How long `close` waits for requests in flight. */
  readonly graceMilliseconds?: number
  /** Is told, when the app closes, how many responses it waits for, if any. */
  readonly onWaiting?: (responses: number) => void
  /** The language model that can be asked; default none. */
  readonly llm?: SchemaModel | null
  /** The data sets that have a name; by default none that is a file, and long ones in memory only. */
  readonly datasets?: Datasets
  readonly log?: Log
  /** Bytes a second that the reader of a streamed response has to take of what waits for it, over the time limit `stall`; 0, the default, for any. */
  readonly minRate?: number
  readonly limits?: Partial<TimeLimits>
  /** By default none: anyone may ask for anything. */
  readonly security?: Security
  /** A pool of its own for this app, which closes it. */
  readonly pool?: Pool
}

/** Memory for data sets that are too long to be their own names. */
export const datasetBytes = 64 * 2 ** 20

/** What the routes of an app share. */
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
