const mostSteps = 400

/**
 * The `x` in [low, high] where the increasing function `cdf` reaches `p`, to about 15 digits; an end of the interval if `p` lies beyond it.
 * Uses inverse quadratic interpolation if that is safe, else bisection (T. R. Chandrupatla 1997).
 */
export function invert(cdf: (x: number) => number, p: number, low: number, high: number): number {
  let newest = low
  let other = high
  let atNewest = cdf(newest) - p
  let atOther = cdf(other) - p
  if (atNewest >= 0) return low
  if (atOther <= 0) return high
  let oldest = other
  let atOldest = atOther
  let part = 0.5
  for (let step = 0; step < mostSteps; step++) {
    const x = newest + part * (other - newest)
    const atX = cdf(x) - p
    if (atX > 0 === atNewest > 0) {
      oldest = newest
      atOldest = atNewest
    } else {
      oldest = other
      atOldest = atOther
      other = newest
      atOther = atNewest
    }
    newest = x
    atNewest = atX
    const best = Math.abs(atNewest) < Math.abs(atOther) ? newest : other
    const margin = (4e-16 * Math.abs(best) + 1e-18 * (high - low)) / Math.abs(other - newest)
    if (atX === 0 || margin > 0.5) return best
    part = Math.min(1 - margin, Math.max(margin, nextPart(newest, other, oldest, atNewest, atOther, atOldest)))
  }
  return newest
}

/** The next point to evaluate between `a` and `b`, as a fraction of the distance. */
function nextPart(a: number, b: number, c: number, atA: number, atB: number, atC: number): number {
  const place = (a - b) / (c - b)
  const height = (atA - atB) / (atC - atB)
  const curved = height * height < place && (1 - height) * (1 - height) < 1 - place
  if (!curved) return 0.5
  const alpha = (c - a) / (b - a)
  return (atA / (atB - atA)) * (atC / (atB - atC)) + alpha * (atA / (atC - atA)) * (atB / (atC - atB))
}
