const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz', 'abcdefgh', '1234567890']
const runs = new Set(keyboard.flatMap((row) => Array.from({ length: row.length - 3 }, (_, index) => row.slice(index, index + 4))))
// "erty" and "cvb" are no words, "tyui" neither; these are in words.
for (const real of ['oper', 'rewq', 'were', 'fghj', 'erty', 'trew']) runs.delete(real)

/** Neighbours that no English word has. */
const impossible =
  /q[^u]|[jvwxqz]{2}|j[^aeiou]|v[bcdfghjklmnpqstwxz]|[bcdfgkpqvw]x|x[bdgjkmnrvz]|z[bcdfgjkmnpqrsvwx]|[^aeiouy]{5}|[aeiou]{4}|(.)\1\1|^[^aeiouy]{4}|h[jqxz]|[kg]q|[fmwp][qjzx]|[dtb]{3}/

/** Whether a word in Latin letters could be English: it has vowels, and no neighbours that keyboard noise has. */
export function isPlausibleWord(word: string): boolean {
  if (word.length < 3 || word.length > 24 || !/^[a-z]+$/.test(word) || !/[aeiouy]/.test(word)) return false
  if (impossible.test(word.replace(/zz|vv/g, 'zi'))) return false
  for (let at = 0; at + 4 <= word.length; at++) if (runs.has(word.slice(at, at + 4))) return false
  return true
}
