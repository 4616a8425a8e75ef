/** Consonants that Italian names are told by. */
export const consonants: readonly string[] = [...'BCDFGLMNPRSTVZ']

export const monthLetters: readonly string[] = [...'ABCDEHLMPRST']

/** Cadastral codes of Roma, Milano, Napoli, Torino, Palermo, Genova, Bologna, Firenze, Bari, Catania, Venezia and Verona. */
export const places: readonly string[] = 'H501 F205 F839 L219 G273 D969 A944 D612 A662 C351 L736 L781'.split(' ')

/** What a digit or letter (as the digit at its place in the alphabet) counts at an odd place, counted from 1. */
const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

function digits(value: number): readonly number[] {
  return [Math.floor(value / 10), value % 10]
}

function placeInAlphabet(letter: string): number {
  return letter >= 'A' ? letter.charCodeAt(0) - 65 : Number(letter)
}

/**
 * The place in the alphabet of the letter that ends a codice fiscale (decree of 23 December 1976). The codes are six consonants, the
 * year, the month, the day and the place, each as a number or as the place in its list.
 */
export function checkLetter(codes: readonly number[]): number {
  const wordAt = (list: readonly string[], code: number): readonly number[] => [...(list[codes[code] ?? 0] ?? '')].map(placeInAlphabet)
  const values = [
    ...Array.from({ length: 6 }, (_, code) => wordAt(consonants, code)).flat(),
    ...digits(codes[6] ?? 0),
    ...wordAt(monthLetters, 7),
    ...digits(codes[8] ?? 0),
    ...wordAt(places, 9),
  ]
  return values.reduce((sum, value, index) => sum + (index % 2 === 0 ? (odd[value] as number) : value), 0) % 26
}
