export interface MergeOptions<Task, Result> {
  /** Starts a task or queues it. */
  readonly run: (task: Task) => Promise<Result>
  /** The most results in flight; asked before each task, so it may change while the merge runs. At least 1. */
  readonly window: () => number
  /** Gets every result that is not yielded because the consumer left or another task failed. */
  readonly discard: (result: Result) => void
}

/**
 * Runs tasks side by side and yields their results in the order of the tasks, whatever order they finish in.
 * Holds at most `window` results. A consumer that does not ask for more stops the scheduling; one that leaves stops it for good.
 * The first failure, in task order, is thrown where its result would have been yielded.
 */
export async function* mergeInOrder<Task, Result>(
  tasks: Iterable<Task>,
  { run, window, discard }: MergeOptions<Task, Result>,
): AsyncGenerator<Result, void, undefined> {
  const inFlight: Promise<Result>[] = []
  try {
    for (const task of tasks) {
      const result = run(task)
      // A result may fail long before its turn, when nobody awaits it yet.
      result.catch(ignore)
      inFlight.push(result)
      while (inFlight.length >= window()) yield await (inFlight.shift() as Promise<Result>)
    }
    while (inFlight.length > 0) yield await (inFlight.shift() as Promise<Result>)
  } finally {
    for (const result of inFlight) result.then(discard, ignore)
  }
}

function ignore(): void {}
