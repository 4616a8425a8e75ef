const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz', 'abcdefgh', '1234567890']
const runs = new Set(keyboard.flatMap((row) => Array.from({ length: row.length - 3 }, (_, index) => row.slice(index, index + 4))))
// These runs of keys occur in English words.
for (const real of ['oper', 'rewq', 'were', 'fghj', 'erty', 'trew']) runs.delete(real)

/** Sequences of letters that no English word contains. */
const impossible =
  /q[^u]|[jvwxqz]{2}|j[^aeiou]|v[bcdfghjklmnpqstwxz]|[bcdfgkpqvw]x|x[bdgjkmnrvz]|z[bcdfgjkmnpqrsvwx]|[^aeiouy]{5}|[aeiou]{4}|(.)\1\1|^[^aeiouy]{4}|h[jqxz]|[kg]q|[fmwp][qjzx]|[dtb]{3}/

/** Whether a word could be English: it has vowels and no sequences that only keyboard noise has. */
export function isPlausibleWord(word: string): boolean {
  if (word.length < 3 || word.length > 24 || !/^[a-z]+$/.test(word) || !/[aeiouy]/.test(word)) return false
  if (impossible.test(word.replace(/zz|vv/g, 'zi'))) return false
  for (let at = 0; at + 4 <= word.length; at++) if (runs.has(word.slice(at, at + 4))) return false
  return true
}
