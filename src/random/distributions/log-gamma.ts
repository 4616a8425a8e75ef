/** Coefficients of C. Lanczos' approximation for g = 7 with nine terms (P. Godfrey 2001). */
const terms = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905, -0.13857109526572012,
  0.000009984369578019572, 1.5056327351493116e-7,
]

const halfLogTwoPi = 0.9189385332046727

/** The logarithm of the gamma function for `x` above 0, to about 14 digits. */
export function logGamma(x: number): number {
  if (x < 0.5) return logGamma(x + 1) - Math.log(x)
  const shifted = x - 1
  const sum = terms.reduce((total, term, i) => total + term / (shifted + i + 1), 0.9999999999998099)
  const base = shifted + 7.5
  return halfLogTwoPi + (shifted + 0.5) * Math.log(base) - base + Math.log(sum)
}
