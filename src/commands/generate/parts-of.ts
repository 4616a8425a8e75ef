import { UsageError } from '../failure.ts'
import type { GenerateOptions } from './generate-options.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * A scheduler of array jobs, and its variables: the number of this task, and where it has them the first number and the number of tasks.
 */
interface Scheduler {
  readonly index: string
  readonly first?: string
  readonly step?: string
  readonly count?: string
}

const schedulers: readonly Scheduler[] = [
  { index: 'JOB_COMPLETION_INDEX' },
  { index: 'SLURM_ARRAY_TASK_ID', first: 'SLURM_ARRAY_TASK_MIN', step: 'SLURM_ARRAY_TASK_STEP', count: 'SLURM_ARRAY_TASK_COUNT' },
  { index: 'AWS_BATCH_JOB_ARRAY_INDEX', count: 'AWS_BATCH_JOB_ARRAY_SIZE' },
]

/** The part to write and the number of parts; none of them for all tables as a whole. */
export interface PartsAsked {
  readonly part?: number
  readonly parts?: number
}

/**
 * Reads `--part` and `--parts`, or the variables of a scheduler of array jobs. Standard output and a selection of rows have no parts, and
 * `--part` takes precedence over the variables.
 * @throws UsageError for a variable that is not a number, or for a number of tasks that is not the number of parts
 */
export function partsOf(options: GenerateOptions, environment: Environment): PartsAsked {
  const { part, parts, out, append, columns, offset, limit, splitRows, splitSize } = options
  const given = { ...(part === undefined ? {} : { part }), ...(parts === undefined ? {} : { parts }) }
  const isWhole = out === '-' || [append, columns, offset, limit, splitRows, splitSize].some((each) => each !== undefined)
  const scheduler = schedulers.find(({ index }) => (environment[index] ?? '') !== '')
  if (part !== undefined || isWhole || scheduler === undefined) return given
  const count = scheduler.count === undefined ? null : numberIn(environment, scheduler.count)
  if (count === null) return parts === undefined ? {} : { part: indexIn(environment, scheduler), parts }
  if (parts !== undefined && parts !== count)
    throw new UsageError(`--parts is ${parts}, but ${scheduler.count} is ${count}: add --part with the part that this task writes`)
  return { part: indexIn(environment, scheduler), parts: count }
}

/** The place of this task among its tasks, from 0. */
function indexIn(environment: Environment, { index, first, step }: Scheduler): number {
  const least = first === undefined ? 0 : (numberIn(environment, first) ?? 0)
  const distance = step === undefined ? 1 : (numberIn(environment, step) ?? 1)
  return ((numberIn(environment, index) ?? 0) - least) / Math.max(1, distance)
}

/** Null for a variable that is not set. */
function numberIn(environment: Environment, name: string): number | null {
  const text = environment[name] ?? ''
  if (text === '') return null
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${name} must be a whole number, but is ${JSON.stringify(text.slice(0, 50))}`)
  return Number(text)
}
