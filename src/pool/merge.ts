export interface MergeOptions<Task, Result> {
  /** Starts or queues a task; or returns a function that makes its result in its turn. */
  readonly run: (task: Task) => Promise<Result> | (() => Result)
  /** Estimated bytes of a task's result. */
  readonly bytesOf: (task: Task) => number
  /** Whether to start no more tasks with `results` results of `bytes` bytes in flight; called after each task. */
  readonly isFull: (results: number, bytes: number) => boolean
  /** Called in order with each result, before the next one is made or yielded. */
  readonly take?: (task: Task, result: Result) => void
  /** Called with every result that is not yielded because the consumer left or another task failed. */
  readonly discard: (result: Result) => void
}

/**
 * Runs tasks concurrently and yields their results in the order of the tasks. Holds at least one result, and no more than `isFull` allows.
 * Scheduling pauses while the consumer does not pull and ends when it leaves. The first failure in task order is thrown in place of its
 * result.
 */
export async function* mergeInOrder<Task, Result>(
  tasks: Iterable<Task>,
  { run, bytesOf, isFull, take, discard }: MergeOptions<Task, Result>,
): AsyncGenerator<Result, void, undefined> {
  const inFlight: { readonly task: Task; readonly result: Promise<Result> | (() => Result); readonly bytes: number }[] = []
  let bytesInFlight = 0
  const next = async (): Promise<Result> => {
    const first = inFlight.shift()
    if (first === undefined) throw new Error('There is no result in flight')
    bytesInFlight -= first.bytes
    const result = typeof first.result === 'function' ? first.result() : await first.result
    take?.(first.task, result)
    return result
  }
  try {
    for (const task of tasks) {
      const [result, bytes] = [run(task), bytesOf(task)]
      // A result may fail before its turn, when nothing awaits it yet.
      if (typeof result !== 'function') result.catch(ignore)
      inFlight.push({ task, result, bytes })
      bytesInFlight += bytes
      while (inFlight.length > 0 && isFull(inFlight.length, bytesInFlight)) yield await next()
    }
    while (inFlight.length > 0) yield await next()
  } finally {
    for (const { result } of inFlight) if (typeof result !== 'function') result.then(discard, ignore)
  }
}

function ignore(): void {}
