/** Consonants for the three letters of the family name and of the given name. */
export const consonants: readonly string[] = [...'BCDFGLMNPRSTVZ']

export const monthLetters: readonly string[] = [...'ABCDEHLMPRST']

/** Cadastral codes of Roma, Milano, Napoli, Torino, Palermo, Genova, Bologna, Firenze, Bari, Catania, Venezia and Verona. */
export const places: readonly string[] = 'H501 F205 F839 L219 G273 D969 A944 D612 A662 C351 L736 L781'.split(' ')

/**
 * The values of digits and letters at odd positions, counted from 1. A letter has the same value as the digit with its position in the
 * alphabet.
 */
const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

/** For each word, the sum of the values of its characters if it begins at position `start` of the code, from 1. */
function countsAt(start: number, words: readonly string[]): readonly number[] {
  return words.map((word) =>
    [...word].reduce((sum, character, index) => {
      const value = character >= 'A' ? character.charCodeAt(0) - 65 : Number(character)
      return sum + ((start + index) % 2 === 1 ? (odd[value] as number) : value)
    }, 0),
  )
}

const twoDigits = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'))

/** For each code, the value of each of its words. */
const counts = [
  ...Array.from({ length: 6 }, (_, index) => countsAt(index + 1, consonants)),
  countsAt(7, twoDigits),
  countsAt(9, monthLetters),
  countsAt(10, twoDigits),
  countsAt(12, places),
]

/**
 * The check letter of a codice fiscale (decree of 23 December 1976), as its position in the alphabet from 0. The codes are six consonants,
 * the year, the month, the day and the place: numbers, or indices of the lists.
 */
export function checkLetter(codes: readonly number[]): number {
  let sum = 0
  for (let code = 0; code < counts.length; code++) sum += (counts[code] as readonly number[])[codes[code] as number] as number
  return sum % 26
}
