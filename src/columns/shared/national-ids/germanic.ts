import { birthOf, births } from './births.ts'
import { digitAmong, luhnDigit, mod1110Digit, weightedSum } from './check-digits.ts'
import type { IdFormat } from './id-format.ts'

/**
 * A number of ten digits: one digit occurs twice and one is missing, and the first digit is neither of them. The arguments are the first
 * digit, the repeated digit, the missing digit, the two positions of the repeated digit among nine, and the order of the other seven
 * digits.
 */
function tenDigits([first = 0, twice = 0, missing = 0, pair = 0, order = 0]: readonly number[]): number {
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const take = (place: number): number => digits.splice(place, 1)[0] as number
  const head = take(first + 1)
  const double = take(twice)
  take(missing)
  let [left, right] = [0, pair + 1]
  while (right > 8) [left, right] = [left + 1, right - 8 + left + 1]
  let value = head
  let rest = order
  for (let place = 0; place < 9; place++) {
    if (place === left || place === right) value = value * 10 + double
    else {
      const size = digits.length
      value = value * 10 + take(rest % size)
      rest = Math.floor(rest / size)
    }
  }
  return value
}

const swedish = (year: number, month: number, day: number): number => year * 10_000 + month * 100 + day

/** Germany, Austria, Switzerland, the Netherlands, Sweden, Denmark and Norway. */
export const germanic: readonly IdFormat[] = [
  {
    country: 'DE',
    name: 'Steuerliche Identifikationsnummer',
    sizes: [9, 9, 8, 36, 5040],
    parts: [10, 1],
    spell: (drawn) => {
      const value = tenDigits(drawn)
      return [value, mod1110Digit(value)]
    },
  },
  {
    country: 'AT',
    name: 'Sozialversicherungsnummer',
    sizes: [births, 90, 9],
    parts: [4, ' ', 6],
    spell: ([birth = 0, serial = 0, last = 0]) => {
      const { ddmmyy } = birthOf(birth)
      const sum = weightedSum(serial + 10, [3, 7]) + weightedSum(ddmmyy, [5, 8, 4, 2, 1, 6])
      const third = digitAmong(last, (digit) => (sum + 9 * digit) % 11 === 10)
      return [(serial + 10) * 100 + third * 10 + ((sum + 9 * third) % 11), ddmmyy]
    },
  },
  {
    country: 'CH',
    name: 'AHV-Nummer',
    sizes: [1e9],
    parts: ['756.', 4, '.', 4, '.', 2],
    spell: ([serial = 0]) => {
      const sum = weightedSum(756 * 1e9 + serial, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3])
      const value = serial * 10 + ((10 - (sum % 10)) % 10)
      return [Math.floor(value / 1e6), Math.floor(value / 100) % 1e4, value % 100]
    },
  },
  {
    country: 'NL',
    name: 'burgerservicenummer',
    sizes: [9e6, 9],
    parts: [9],
    spell: ([serial = 0, last = 0]) => {
      const sum = weightedSum(serial + 1e6, [9, 8, 7, 6, 5, 4, 3])
      const eighth = digitAmong(last, (digit) => (sum + 2 * digit) % 11 === 10)
      return [(serial + 1e6) * 100 + eighth * 10 + ((sum + 2 * eighth) % 11)]
    },
  },
  {
    country: 'SE',
    name: 'personnummer',
    sizes: [births, 1000],
    parts: [8, '-', 4],
    spell: ([birth = 0, serial = 0]) => {
      const { year, month, day, yymmdd } = birthOf(birth)
      return [swedish(year, month, day), serial * 10 + luhnDigit(yymmdd * 1000 + serial)]
    },
  },
  {
    country: 'DK',
    name: 'CPR-nummer',
    sizes: [births, 4, 10, 9],
    parts: [6, '-', 4],
    spell: ([birth = 0, century = 0, second = 0, last = 0]) => {
      const { year, ddmmyy } = birthOf(birth)
      const head = (year < 2000 ? century : century + 4) * 10 + second
      const sum = weightedSum(ddmmyy * 100 + head, [4, 3, 2, 7, 6, 5, 4, 3])
      const check = (digit: number): number => (11 - ((sum + 2 * digit) % 11)) % 11
      const third = digitAmong(last, (digit) => check(digit) === 10)
      return [ddmmyy, head * 100 + third * 10 + check(third)]
    },
  },
  {
    country: 'NO',
    name: 'fødselsnummer',
    sizes: [births, 5, 10, 8],
    parts: [6, ' ', 5],
    spell: ([birth = 0, century = 0, second = 0, last = 0]) => {
      const { year, ddmmyy } = birthOf(birth)
      const head = (year < 2000 ? century : century + 5) * 10 + second
      const start = ddmmyy * 100 + head
      const [first, other] = [weightedSum(start, [3, 7, 6, 1, 8, 9, 4, 5]), weightedSum(start, [5, 4, 3, 2, 7, 6, 5, 4])]
      const check = (digit: number): number => (11 - ((first + 2 * digit) % 11)) % 11
      const control = (digit: number): number => (11 - ((other + 3 * digit + 2 * check(digit)) % 11)) % 11
      const third = digitAmong(last, (digit) => check(digit) === 10 || control(digit) === 10)
      return [ddmmyy, head * 1000 + third * 100 + check(third) * 10 + control(third)]
    },
  },
]
