const irregular: ReadonlyMap<string, string> = new Map([
  ['people', 'person'],
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['staff', 'staff'],
  ['series', 'series'],
  ['movies', 'movie'],
  ['cookies', 'cookie'],
  ['courses', 'course'],
  ['warehouses', 'warehouse'],
  ['purchases', 'purchase'],
  ['cases', 'case'],
  ['analyses', 'analysis'],
])

/** The singular of an English noun in lower case; a word that has none is its own. */
export function singular(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}
