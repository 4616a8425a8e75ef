/** Returns where an increasing function reaches a value between two numbers, by bisection. The nearer end if it does not. */
export function risingTo(value: number, from: number, to: number, of: (at: number) => number, steps = 60): number {
  let [low, high] = [from, to]
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2
    if (of(middle) < value) low = middle
    else high = middle
  }
  return (low + high) / 2
}
