import { birthOf, births } from './births.ts'
import type { IdFormat } from './id-format.ts'

const consonants = [...'BCDFGHJLMNPRSTVZ']
const vowels = [...'AEIOU']
/** States of Mexico in the notation of the register. */
const states = 'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS'.split(' ')
/** The value of a character is its index; Ñ has one, but is never drawn. */
const counted = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/**
 * Mexico: letters of the names (without a vowel in fourth position, so that they form no words), birth, sex, state and a check digit
 * (RENAPO).
 */
export const curp: IdFormat = {
  country: 'MX',
  name: 'CURP',
  sizes: [
    consonants.length,
    vowels.length,
    consonants.length,
    consonants.length,
    births,
    2,
    states.length,
    ...consonants.map(() => consonants.length).slice(0, 3),
  ],
  parts: [consonants, vowels, consonants, consonants, 6, ['H', 'M'], states, consonants, consonants, consonants, ['0', 'A'], 1],
  spell: (drawn) => {
    const [paternal = 0, vowel = 0, maternal = 0, given = 0, birth = 0, sex = 0, state = 0, second = 0, third = 0, last = 0] = drawn
    const { year, yymmdd } = birthOf(birth)
    const century = year < 2000 ? 0 : 1
    const text = [
      consonants[paternal],
      vowels[vowel],
      consonants[maternal],
      consonants[given],
      String(yymmdd).padStart(6, '0'),
      sex === 0 ? 'H' : 'M',
      states[state],
      consonants[second],
      consonants[third],
      consonants[last],
      century === 0 ? '0' : 'A',
    ].join('')
    const sum = [...text].reduce((total, character, place) => total + counted.indexOf(character) * (18 - place), 0)
    return [paternal, vowel, maternal, given, yymmdd, sex, state, second, third, last, century, (10 - (sum % 10)) % 10]
  },
}
