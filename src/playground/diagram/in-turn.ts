const waiting = new Set<() => void>()

/** Does one thing after the other, each in a task of its own, so that many small ones never become one long one. @returns what calls it off */
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
