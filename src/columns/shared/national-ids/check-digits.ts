/** The sum of the digits of a number times their weights. `weights` has one weight per digit from the left, including leading zeros. */
export function weightedSum(value: number, weights: readonly number[]): number {
  let rest = value
  let sum = 0
  for (let place = weights.length - 1; place >= 0; place--) {
    sum += (rest % 10) * (weights[place] as number)
    rest = Math.floor(rest / 10)
  }
  return sum
}

/** The Luhn check digit of a number (ISO/IEC 7812-1). */
export function luhnDigit(value: number): number {
  let sum = 0
  let isDoubled = true
  for (let rest = value; rest > 0; rest = Math.floor(rest / 10)) {
    const digit = rest % 10
    const doubled = digit * 2
    sum += isDoubled ? (doubled > 9 ? doubled - 9 : doubled) : digit
    isDoubled = !isDoubled
  }
  return (10 - (sum % 10)) % 10
}

/** The check digit of a number of ten digits by ISO 7064 MOD 11,10. */
export function mod1110Digit(value: number): number {
  let product = 10
  for (let place = 9; place >= 0; place--) {
    const sum = ((Math.floor(value / 10 ** place) % 10) + product) % 10
    product = ((sum === 0 ? 10 : sum) * 2) % 11
  }
  return (11 - product) % 10
}

/** Multiplication in the group of symmetries of a pentagon, see `verhoeffDigit`. */
function times(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)
  return b < 5 ? 5 + ((((a - b) % 5) + 5) % 5) : (((a - b) % 5) + 5) % 5
}

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]
const inverse = [0, 4, 3, 2, 1, 5, 6, 7, 8, 9]

/** The check digit of a number by J. Verhoeff (Error Detecting Decimal Codes, 1969). */
export function verhoeffDigit(value: number): number {
  let check = 0
  let place = 1
  for (let rest = value; rest > 0; rest = Math.floor(rest / 10)) {
    let digit = rest % 10
    for (let turn = 0; turn < place % 8; turn++) digit = permutation[digit] as number
    check = times(check, digit)
    place++
  }
  return inverse[check] as number
}

/**
 * The digit at position `place`, from 0, among those that are not refused. So digits that would have no check digit are skipped, and the
 * others are equally frequent.
 */
export function digitAmong(place: number, isRefused: (digit: number) => boolean): number {
  let left = place
  for (let digit = 0; digit < 9; digit++) if (!isRefused(digit) && left-- === 0) return digit
  return 9
}
