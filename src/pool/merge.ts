export interface MergeOptions<Task, Result> {
  /** Starts a task or queues it; or gives what makes its result when its turn has come. */
  readonly run: (task: Task) => Promise<Result> | (() => Result)
  /** About the bytes that a task's result holds. */
  readonly bytesOf: (task: Task) => number
  /** Whether no more tasks are started beside so many of so many bytes; asked after each task, so it may change while the merge runs. */
  readonly isFull: (results: number, bytes: number) => boolean
  /** Is told each result when its turn has come, before the next one is made or yielded. */
  readonly take?: (task: Task, result: Result) => void
  /** Gets every result that is not yielded because the consumer left or another task failed. */
  readonly discard: (result: Result) => void
}

/**
 * Runs tasks side by side and yields their results in the order of the tasks, whatever order they finish in.
 * Holds at least one result, and no more than `isFull` allows. A consumer that does not ask for more stops the scheduling; one that leaves stops it for good.
 * The first failure, in task order, is thrown where its result would have been yielded.
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
      // A result may fail long before its turn, when nobody awaits it yet.
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
