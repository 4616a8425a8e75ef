const waiting = new Set<() => void>()

/**
 * Runs functions one by one, each in its own task, so that many short ones do not become one long task.
 * @returns a function that cancels the call
 */
export function inTurn(act: () => void): () => void {
  if (waiting.size === 0) setTimeout(next)
  waiting.add(act)
  return () => {
    waiting.delete(act)
  }
}

function next(): void {
  const [first] = waiting
  if (first === undefined) return
  waiting.delete(first)
  if (waiting.size > 0) setTimeout(next)
  first()
}
