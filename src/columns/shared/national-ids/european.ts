import { birthOf, births } from './births.ts'
import { weightedSum } from './check-digits.ts'
import { checkLetter, consonants, monthLetters, places } from './codice-fiscale.ts'
import type { IdFormat } from './id-format.ts'

/** The two letters at the start of a National Insurance number, without the pairs that HMRC never assigns. */
const britishPrefixes = [...'ABCEGHJKLMNOPRSTWXYZ']
  .flatMap((first) => [...'ABCEGHJKLMNPRSTWXYZ'].map((second) => first + second))
  .filter((pair) => !['BG', 'GB', 'KN', 'NK', 'NT', 'TN', 'ZZ'].includes(pair))

/** Departments of France except the two of Corsica, whose codes have letters. */
const departments = Array.from({ length: 95 }, (_, index) => index + 1).filter((number) => number !== 20)

const irishLetters = [...'WABCDEFGHIJKLMNOPQRSTUV']
const spanishLetters = [...'TRWAGMYFPDXBNJZSQVHLCKE']
const finnishLetters = [...'0123456789ABCDEFHJKLMNPRSTUVWXY']

/** Great Britain, Ireland, France, Belgium, Spain, Portugal, Italy, Poland, Finland and Türkiye. */
export const european: readonly IdFormat[] = [
  {
    country: 'GB',
    name: 'National Insurance number',
    sizes: [britishPrefixes.length, 1e6, 4],
    parts: [britishPrefixes, 6, ['A', 'B', 'C', 'D']],
    spell: (drawn) => drawn,
  },
  {
    country: 'IE',
    name: 'PPS number',
    sizes: [9e6],
    parts: [7, irishLetters],
    spell: ([serial = 0]) => [serial + 1e6, weightedSum(serial + 1e6, [8, 7, 6, 5, 4, 3, 2]) % 23],
  },
  {
    country: 'FR',
    name: 'numéro de sécurité sociale (NIR)',
    sizes: [2, 816, departments.length, 600, 999],
    parts: [13, 2],
    spell: ([sex = 0, months = 0, department = 0, commune = 0, serial = 0]) => {
      const yearAndMonth = ((40 + Math.floor(months / 12)) % 100) * 100 + (months % 12) + 1
      const value = (sex + 1) * 1e12 + yearAndMonth * 1e8 + (departments[department] as number) * 1e6 + (commune + 1) * 1000 + serial + 1
      return [value, 97 - (value % 97)]
    },
  },
  {
    country: 'BE',
    name: 'rijksregisternummer',
    sizes: [births, 998],
    parts: [2, '.', 2, '.', 2, '-', 3, '.', 2],
    spell: ([birth = 0, serial = 0]) => {
      const { year, month, day, yymmdd } = birthOf(birth)
      const value = (year < 2000 ? 0 : 2e9) + yymmdd * 1000 + serial + 1
      return [year % 100, month, day, serial + 1, 97 - (value % 97)]
    },
  },
  {
    country: 'ES',
    name: 'DNI',
    sizes: [9e7],
    parts: [8, spanishLetters],
    spell: ([serial = 0]) => [serial + 1e7, (serial + 1e7) % 23],
  },
  {
    country: 'PT',
    name: 'NIF',
    sizes: [3, 1e7],
    parts: [9],
    spell: ([first = 0, serial = 0]) => {
      const value = (first + 1) * 1e7 + serial
      const rest = weightedSum(value, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
      return [value * 10 + (rest < 2 ? 0 : 11 - rest)]
    },
  },
  {
    country: 'IT',
    name: 'codice fiscale',
    sizes: [...consonants.map(() => consonants.length).slice(0, 6), births, 2, places.length],
    parts: [consonants, consonants, consonants, consonants, consonants, consonants, 2, monthLetters, 2, places, letters()],
    spell: (drawn) => {
      const { year, month, day } = birthOf(drawn[6] ?? 0)
      const codes = [...drawn.slice(0, 6), year % 100, month - 1, day + 40 * (drawn[7] ?? 0), drawn[8] ?? 0]
      return [...codes, checkLetter(codes)]
    },
  },
  {
    country: 'PL',
    name: 'PESEL',
    sizes: [births, 1e4],
    parts: [11],
    spell: ([birth = 0, serial = 0]) => {
      const { year, yymmdd } = birthOf(birth)
      const value = (yymmdd + (year < 2000 ? 0 : 2000)) * 1e4 + serial
      return [value * 10 + ((10 - (weightedSum(value, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10)]
    },
  },
  {
    country: 'FI',
    name: 'henkilötunnus',
    sizes: [births, 898],
    parts: [6, ['-', 'A'], 3, finnishLetters],
    spell: ([birth = 0, serial = 0]) => {
      const { year, ddmmyy } = birthOf(birth)
      return [ddmmyy, year < 2000 ? 0 : 1, serial + 2, (ddmmyy * 1000 + serial + 2) % 31]
    },
  },
  {
    country: 'TR',
    name: 'T.C. kimlik numarası',
    sizes: [9e8],
    parts: [11],
    spell: ([serial = 0]) => {
      const value = serial + 1e8
      const tenth = (weightedSum(value, [7, -1, 7, -1, 7, -1, 7, -1, 7]) + 40) % 10
      return [value * 100 + tenth * 10 + ((weightedSum(value, [1, 1, 1, 1, 1, 1, 1, 1, 1]) + tenth) % 10)]
    },
  },
]

function letters(): readonly string[] {
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
}
