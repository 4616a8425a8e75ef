/** A transition between states in a schema; `share` is its share of the rows that reach `from`. */
export interface StateTransition {
  readonly from: string
  readonly to: string
  readonly share: number
}

/** The states of a lifecycle: the first one, then in the order in which the transitions name them. */
export function statesOf(start: string, transitions: readonly StateTransition[]): readonly string[] {
  return [...new Set([start, ...transitions.flatMap(({ from, to }) => [from, to])])]
}

/** The error in the graph of states and transitions; null if there is none. */
export function graphConflict(start: string, transitions: readonly StateTransition[]): string | null {
  return (
    repeatedTransition(transitions) ?? overfullState(start, transitions) ?? cycleIn(start, transitions) ?? unreachable(start, transitions)
  )
}

function repeatedTransition(transitions: readonly StateTransition[]): string | null {
  const seen = new Set<string>()
  for (const { from, to } of transitions) {
    const key = JSON.stringify([from, to])
    if (seen.has(key)) return `there are two transitions from "${from}" to "${to}": merge them into one, with the sum of their shares`
    seen.add(key)
  }
  return null
}

/** Largest difference from 1 of a sum of decimal shares, due to binary rounding. */
const tolerance = 1e-9

function overfullState(start: string, transitions: readonly StateTransition[]): string | null {
  for (const state of statesOf(start, transitions)) {
    const shares = transitions.filter(({ from }) => from === state).map(({ share }) => share)
    const sum = shares.reduce((total, share) => total + share, 0)
    if (sum > 1 + tolerance)
      return `the shares of the transitions from "${state}" add up to ${shares.join(' + ')} = ${Number(sum.toFixed(9))}, but must not exceed 1`
  }
  return null
}

function unreachable(start: string, transitions: readonly StateTransition[]): string | null {
  const reached = new Set([start])
  // Iterating over a set also visits the elements that are added meanwhile.
  for (const state of reached) for (const { from, to } of transitions) if (from === state) reached.add(to)
  const missed = statesOf(start, transitions).filter((state) => !reached.has(state))
  if (missed.length === 0) return null
  return `no transitions lead from "${start}" to ${missed.map((state) => `"${state}"`).join(', ')}: add some, or leave these states out`
}

function cycleIn(start: string, transitions: readonly StateTransition[]): string | null {
  const next = new Map<string, string[]>()
  for (const { from, to } of transitions) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  for (const origin of statesOf(start, transitions)) {
    // The path from the origin to the current state; each state with the transitions that are not yet followed.
    const way: { readonly state: string; readonly left: string[] }[] = [{ state: origin, left: [...(next.get(origin) ?? [])] }]
    for (let last = way.at(-1); last !== undefined; last = way.at(-1)) {
      const state = last.left.shift()
      if (state === undefined) {
        done.add(last.state)
        way.pop()
        continue
      }
      const place = way.findIndex((step) => step.state === state)
      if (place >= 0) {
        const cycle = [...way.slice(place).map((step) => step.state), state]
        return `the states form a cycle, ${cycle.map((name) => `"${name}"`).join(' -> ')}: a row enters a state at most once`
      }
      if (!done.has(state)) way.push({ state, left: [...(next.get(state) ?? [])] })
    }
  }
  return null
}

/** Number of transitions on the longest path from the start, in a graph without cycles. */
export function longestWay(start: string, transitions: readonly StateTransition[]): number {
  let reached = new Set([start])
  for (let steps = 0; ; steps++) {
    reached = new Set(transitions.filter(({ from }) => reached.has(from)).map(({ to }) => to))
    if (reached.size === 0) return steps
  }
}
