import { birthOf, births } from './births.ts'
import { digitAmong, luhnDigit, verhoeffDigit, weightedSum } from './check-digits.ts'
import { curp } from './curp.ts'
import type { IdFormat } from './id-format.ts'

/** The `digits` digits of `value` from position `place` on, counted from the right, from 0. */
function group(value: number, place: number, digits: number): number {
  return Math.floor(value / 10 ** place) % 10 ** digits
}

/** The check digit modulo 11 for a weighted sum; 10 if there is none. */
function ofEleven(sum: number): number {
  return (11 - (sum % 11)) % 11
}

/** America, Africa, Asia and Oceania. */
export const overseas: readonly IdFormat[] = [
  {
    // Areas that were not in use before numbers became random in 2011, so no adult was born with one of them.
    country: 'US',
    name: 'Social Security number',
    sizes: [143, 99, 9999],
    parts: [3, '-', 2, '-', 4],
    spell: ([area = 0, block = 0, serial = 0]) => [area < 16 ? 734 + area : 757 + area, block + 1, serial + 1],
  },
  {
    // Numbers that begin with 0 are not assigned.
    country: 'CA',
    name: 'Social Insurance Number',
    sizes: [1e7],
    parts: [3, ' ', 3, ' ', 3],
    spell: ([serial = 0]) => {
      const value = serial * 10 + luhnDigit(serial)
      return [group(value, 6, 3), group(value, 3, 3), group(value, 0, 3)]
    },
  },
  curp,
  {
    country: 'BR',
    name: 'CPF',
    sizes: [1e9],
    parts: [3, '.', 3, '.', 3, '-', 2],
    spell: ([serial = 0]) => {
      const first = ofEleven(weightedSum(serial, [10, 9, 8, 7, 6, 5, 4, 3, 2])) % 10
      const second = ofEleven(weightedSum(serial * 10 + first, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])) % 10
      return [group(serial, 6, 3), group(serial, 3, 3), group(serial, 0, 3), first * 10 + second]
    },
  },
  {
    country: 'AR',
    name: 'CUIL',
    sizes: [2, 4e6, 9],
    parts: [2, '-', 8, '-', 1],
    spell: ([sex = 0, serial = 0, last = 0]) => {
      const prefix = sex === 0 ? 20 : 27
      const sum = weightedSum(prefix * 1e7 + serial + 1e6, [5, 4, 3, 2, 7, 6, 5, 4, 3])
      const eighth = digitAmong(last, (digit) => ofEleven(sum + 2 * digit) === 10)
      return [prefix, (serial + 1e6) * 10 + eighth, ofEleven(sum + 2 * eighth)]
    },
  },
  { country: 'CO', name: 'cédula de ciudadanía', sizes: [1.3e8], parts: [10], spell: ([serial = 0]) => [serial + 1e9] },
  {
    country: 'ZA',
    name: 'South African ID number',
    sizes: [births, 1e4],
    parts: [13],
    spell: ([birth = 0, serial = 0]) => {
      // The citizenship digit 0 means a citizen; the 8 has no meaning today.
      const value = (birthOf(birth).yymmdd * 1e4 + serial) * 100 + 8
      return [value * 10 + luhnDigit(value)]
    },
  },
  {
    country: 'NG',
    name: 'National Identification Number',
    sizes: [9e4, 1e6],
    parts: [11],
    spell: ([head = 0, tail = 0]) => [(head + 1e4) * 1e6 + tail],
  },
  {
    country: 'IN',
    name: 'Aadhaar',
    sizes: [8e4, 1e6],
    parts: [4, ' ', 4, ' ', 4],
    spell: ([head = 0, tail = 0]) => {
      const value = (head + 2e4) * 1e6 + tail
      const whole = value * 10 + verhoeffDigit(value)
      return [group(whole, 8, 4), group(whole, 4, 4), group(whole, 0, 4)]
    },
  },
  {
    country: 'JP',
    name: 'My Number',
    sizes: [9e4, 1e6],
    parts: [12],
    spell: ([head = 0, tail = 0]) => {
      const value = (head + 1e4) * 1e6 + tail
      const rest = weightedSum(value, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
      return [value * 10 + (rest < 2 ? 0 : 11 - rest)]
    },
  },
  {
    country: 'KR',
    name: 'resident registration number',
    sizes: [births, 2, 1e5],
    parts: [6, '-', 7],
    spell: ([birth = 0, sex = 0, serial = 0]) => {
      const { year, yymmdd } = birthOf(birth)
      const tail = (sex + (year < 2000 ? 1 : 3)) * 1e5 + serial
      const sum = weightedSum(yymmdd * 1e6 + tail, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5])
      return [yymmdd, tail * 10 + ((11 - (sum % 11)) % 10)]
    },
  },
  {
    country: 'AU',
    name: 'Tax File Number',
    sizes: [9e6, 9],
    parts: [3, ' ', 3, ' ', 3],
    spell: ([serial = 0, last = 0]) => {
      const sum = weightedSum(serial + 1e6, [1, 4, 3, 7, 5, 8, 6])
      const eighth = digitAmong(last, (digit) => (sum + 9 * digit) % 11 === 10)
      const value = (serial + 1e6) * 100 + eighth * 10 + ((sum + 9 * eighth) % 11)
      return [group(value, 6, 3), group(value, 3, 3), group(value, 0, 3)]
    },
  },
  {
    country: 'NZ',
    name: 'IRD number',
    sizes: [1.4e6, 9],
    parts: [3, '-', 3, '-', 3],
    spell: ([serial = 0, last = 0]) => {
      const sum = weightedSum(serial + 1e5, [3, 2, 7, 6, 5, 4, 3])
      const eighth = digitAmong(last, (digit) => ofEleven(sum + 2 * digit) === 10)
      const value = (serial + 1e5) * 100 + eighth * 10 + ofEleven(sum + 2 * eighth)
      return [group(value, 6, 3), group(value, 3, 3), group(value, 0, 3)]
    },
  },
]
