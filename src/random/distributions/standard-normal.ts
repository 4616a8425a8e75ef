import { incompleteGamma } from './incomplete-gamma.ts'

const central = {
  above: [
    3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087, 33430.57558358813,
    2509.0809287301227,
  ],
  below: [
    1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271, 28729.085735721943,
    5226.495278852854,
  ],
}
const middle = {
  above: [
    1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684, 0.2417807251774506,
    0.022723844989269184, 0.0007745450142783414,
  ],
  below: [
    1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457, 0.0005475938084995345,
    1.0507500716444169e-9,
  ],
}
const tail = {
  above: [
    6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124, 0.0012426609473880784,
    0.000027115555687434876, 2.0103343992922881e-7,
  ],
  below: [
    1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133, 0.000018463183175100548, 1.421511758316446e-7,
    2.0442631033899397e-15,
  ],
}

/** The quantile of the standard normal distribution to 16 digits (M. J. Wichura, Algorithm AS 241, routine PPND16, 1988). */
export function normalQuantile(p: number): number {
  const fromMiddle = p - 0.5
  if (Math.abs(fromMiddle) <= 0.425) return fromMiddle * ratio(central, 0.180625 - fromMiddle * fromMiddle)
  const outside = fromMiddle < 0 ? p : 1 - p
  if (outside <= 0) return fromMiddle < 0 ? -Infinity : Infinity
  const distance = Math.sqrt(-Math.log(outside))
  const size = distance <= 5 ? ratio(middle, distance - 1.6) : ratio(tail, distance - 5)
  return fromMiddle < 0 ? -size : size
}

const half = incompleteGamma(0.5)

/** The share of the standard normal distribution that is at most `z`. */
export function normalCdf(z: number): number {
  const outside = half.upper((z * z) / 2) / 2
  return z < 0 ? outside : 1 - outside
}

function ratio(fraction: { readonly above: readonly number[]; readonly below: readonly number[] }, x: number): number {
  return polynomial(fraction.above, x) / polynomial(fraction.below, x)
}

function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0
  for (let k = coefficients.length - 1; k >= 0; k--) sum = sum * x + (coefficients[k] as number)
  return sum
}
