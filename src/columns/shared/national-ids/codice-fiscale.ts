/** Consonants that Italian names are told by. */
export const consonants: readonly string[] = [...'BCDFGLMNPRSTVZ']

export const monthLetters: readonly string[] = [...'ABCDEHLMPRST']

/** Cadastral codes of Roma, Milano, Napoli, Torino, Palermo, Genova, Bologna, Firenze, Bari, Catania, Venezia and Verona. */
export const places: readonly string[] = 'H501 F205 F839 L219 G273 D969 A944 D612 A662 C351 L736 L781'.split(' ')

/** What a digit or letter (as the digit at its place in the alphabet) counts at an odd place, counted from 1. */
const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

/** What words count that begin at a place of a code, the first being 1: for each its sum. */
function countsAt(start: number, words: readonly string[]): readonly number[] {
  return words.map((word) =>
    [...word].reduce((sum, character, index) => {
      const value = character >= 'A' ? character.charCodeAt(0) - 65 : Number(character)
      return sum + ((start + index) % 2 === 1 ? (odd[value] as number) : value)
    }, 0),
  )
}

const twoDigits = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'))

/** What each of the codes counts, by its value. */
const counts = [
  ...Array.from({ length: 6 }, (_, index) => countsAt(index + 1, consonants)),
  countsAt(7, twoDigits),
  countsAt(9, monthLetters),
  countsAt(10, twoDigits),
  countsAt(12, places),
]

/**
 * The place in the alphabet of the letter that ends a codice fiscale (decree of 23 December 1976). The codes are six consonants, the
 * year, the month, the day and the place, each as a number or as the place in its list.
 */
export function checkLetter(codes: readonly number[]): number {
  let sum = 0
  for (let code = 0; code < counts.length; code++) sum += (counts[code] as readonly number[])[codes[code] as number] as number
  return sum % 26
}
