import { textKey } from '../../random/site.ts'

/** Misspellings of each word in a dictionary. */
export const slipsOfWord = 4

/** Keys of a QWERTY keyboard, each followed by its neighbours. */
const keyboard =
  'qwa wqes ewrd retf trgy ytuh uyij iuok oipl pol aqsz sawdx dsefc fdrgv gfthb hgyjn jhukm kjil lkop zxas xzsc cxdv vcfb bvgn nbhm mnjk'

/** The neighbours of each letter on the keyboard, in its case. */
const neighbours = new Map(
  keyboard.split(' ').flatMap((keys) => [keys, keys.toUpperCase()].map((cased): [string, string] => [cased.slice(0, 1), cased.slice(1)])),
)

const letter = /^[\p{L}\p{N}]$/u
const mark = /^\p{M}$/u
const asciiLetters = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')

const known = new WeakMap<readonly string[], readonly string[]>()

/**
 * `words`, none of them empty, followed by `slipsOfWord` misspellings of each: those of word w begin at words.length + w * slipsOfWord.
 * Each misspelling has one typing error: two letters swapped, one missing, one doubled, or the key beside one. The result is cached by the
 * identity of the array.
 */
export function withSlips(words: readonly string[]): readonly string[] {
  const found = known.get(words) ?? [...words, ...words.flatMap(slipsOf)]
  known.set(words, found)
  return found
}

/** Four misspellings of a word, all different from it; those of a short word may be equal. */
function slipsOf(word: string): readonly string[] {
  const points = [...word]
  const { high, low } = textKey(word)
  const places = letterPlaces(points)
  const doubled = replaced(points, pick(places, high & 0xffff), (point) => point + point)
  const swaps = places.filter((place, index) => places[index + 1] === place + 1 && points[place] !== points[place + 1])
  const swapped = pick(swaps, (high >>> 16) & 0xffff)
  const lost = points.length > 1 ? pick(places, low & 0xffff) : undefined
  const typed = places.filter((place) => neighbours.has(points[place] as string))
  const beside = pick(typed, (low >>> 16) & 0xffff)
  return [
    doubled,
    swapped === undefined ? doubled : swap(points, swapped),
    lost === undefined ? doubled : replaced(points, lost, () => ''),
    beside === undefined ? doubled : replaced(points, beside, (point) => keyBeside(point, high ^ low)),
  ]
}

/** Where a typing error can be: letters and digits without a diacritic, preferably not the first; the last code point if there are none. */
function letterPlaces(points: readonly string[]): readonly number[] {
  const all: number[] = []
  for (let place = 0; place < points.length; place++)
    if (isLetter(points[place] as string) && !isMark(points[place + 1] ?? '')) all.push(place)
  if (all.length > 2) return all[0] === 0 ? all.slice(1) : all
  return all.length > 0 ? all : [points.length - 1]
}

function isLetter(point: string): boolean {
  return point <= '\u007f' ? asciiLetters.has(point) : letter.test(point)
}

function isMark(point: string): boolean {
  return point > '\u007f' && mark.test(point)
}

function pick(places: readonly number[], draw: number): number | undefined {
  return places[draw % places.length]
}

function replaced(points: readonly string[], at: number | undefined, change: (point: string) => string): string {
  return at === undefined ? points.join('') : points.slice(0, at).join('') + change(points[at] as string) + points.slice(at + 1).join('')
}

function swap(points: readonly string[], at: number): string {
  return points.slice(0, at).join('') + (points[at + 1] as string) + (points[at] as string) + points.slice(at + 2).join('')
}

function keyBeside(point: string, draw: number): string {
  const keys = neighbours.get(point) ?? ''
  return keys[(draw >>> 8) % keys.length] as string
}
