import { textKey } from '../../random/site.ts'

/** Misspellings of a word that a dictionary gets. */
export const slipsOfWord = 4

/** Neighbours of each key on a QWERTY keyboard. */
const neighbours: Readonly<Record<string, string>> = {
  q: 'wa',
  w: 'qes',
  e: 'wrd',
  r: 'etf',
  t: 'ryg',
  y: 'tuh',
  u: 'yij',
  i: 'uok',
  o: 'ipl',
  p: 'ol',
  a: 'qsz',
  s: 'awdx',
  d: 'sefc',
  f: 'drgv',
  g: 'fthb',
  h: 'gyjn',
  j: 'hukm',
  k: 'jil',
  l: 'kop',
  z: 'xas',
  x: 'zsc',
  c: 'xdv',
  v: 'cfb',
  b: 'vgn',
  n: 'bhm',
  m: 'njk',
}

const letter = /^[\p{L}\p{N}]$/u
const mark = /^\p{M}$/u

const known = new WeakMap<readonly string[], readonly string[]>()

/**
 * `words`, none of them empty, followed by `slipsOfWord` misspellings of each: those of word w begin at words.length + w * slipsOfWord.
 * Each is one slip of the fingers away from its word: two letters swapped, one missing, one doubled, or the key beside one.
 * The same array gives the same dictionary again.
 */
export function withSlips(words: readonly string[]): readonly string[] {
  const found = known.get(words) ?? [...words, ...words.flatMap(slipsOf)]
  known.set(words, found)
  return found
}

/** Four misspellings of a word, each other than the word; a short one may have equal ones. */
function slipsOf(word: string): readonly string[] {
  const points = [...word]
  const { high, low } = textKey(word)
  const places = letterPlaces(points)
  const doubled = replaced(points, pick(places, high & 0xffff), (point) => point + point)
  const swapped = pick(
    places.filter((place) => places.includes(place + 1) && points[place] !== points[place + 1]),
    (high >>> 16) & 0xffff,
  )
  const lost = points.length > 1 ? pick(places, low & 0xffff) : undefined
  const beside = pick(
    places.filter((place) => keysBeside(points[place]) !== ''),
    (low >>> 16) & 0xffff,
  )
  return [
    doubled,
    swapped === undefined ? doubled : swap(points, swapped),
    lost === undefined ? doubled : replaced(points, lost, () => ''),
    beside === undefined ? doubled : replaced(points, beside, (point) => keyBeside(point, high ^ low)),
  ]
}

/** Where a slip may fall: on letters and digits that carry no mark, rather not the first, which people look at; anywhere where there is none. */
function letterPlaces(points: readonly string[]): readonly number[] {
  const all = points.flatMap((point, place) => (letter.test(point) && !mark.test(points[place + 1] ?? '') ? [place] : []))
  const inner = all.filter((place) => place > 0)
  if (inner.length > 1) return inner
  return all.length > 0 ? all : [points.length - 1]
}

function pick(places: readonly number[], word: number): number | undefined {
  return places[word % places.length]
}

function replaced(points: readonly string[], at: number | undefined, change: (point: string) => string): string {
  return points.map((point, place) => (place === at ? change(point) : point)).join('')
}

function swap(points: readonly string[], at: number): string {
  return points.map((point, place) => (place === at ? points[at + 1] : place === at + 1 ? points[at] : point)).join('')
}

function keysBeside(point = ''): string {
  const lower = point.toLowerCase()
  return Object.hasOwn(neighbours, lower) ? (neighbours[lower] ?? '') : ''
}

function keyBeside(point: string, word: number): string {
  const keys = keysBeside(point)
  const key = keys[(word >>> 8) % keys.length] ?? point
  return point === point.toLowerCase() ? key : key.toUpperCase()
}
