import type { Detail } from './outline.ts'

/** "12 digits", "exactly 6 characters", "2-letter code", "200 characters at most", "up to 30 chars", "6 capital letters/digits". */
const lengthAt =
  /^([a-z. ]{0,13}?) ?(\d{1,4})[ -](?:(capital|uppercase|upper-case|upper case|random|alphanumeric|alpha-numeric|hex|hexadecimal) )?(digit|letter|character|char)s?(?: ?(?:\/|and|or|&|\+) ?(digit|letter|number)s)?((?: [a-z]{1,7}){0,2})$/i
const most = new Set(['up to', 'at most', 'max', 'max.', 'maximum', 'no more than', 'not more than', 'or less', 'or fewer'])
const exact = new Set(['', 'exactly', 'long', 'code', 'codes', 'of'])

/** "2 letters + 3 digits", "3 letters followed by 4 digits" */
const inParts = /^(\d{1,2}) (?:capital |uppercase )?(letter|digit)s? ?(?:\+|and|,|followed by|then) ?(\d{1,2}) (letter|digit)s?$/

/** Reads a text that is only a length. Null for others. */
export function readLength(text: string): Detail | null {
  const [, first, one, second, last] = inParts.exec(text.toLowerCase()) ?? []
  if (first !== undefined && second !== undefined) {
    const shape = (one === 'digit' ? '#' : '?').repeat(Number(first)) + (last === 'digit' ? '#' : '?').repeat(Number(second))
    return { type: 'length', min: shape.length, max: shape.length, of: 'characters', shape }
  }
  const [, lead = '', digits, kind = '', unit = '', other, tail = ''] = lengthAt.exec(text.toLowerCase()) ?? []
  if (digits === undefined) return null
  const said = [lead.trim(), tail.trim()]
  if (said.some((words) => !most.has(words) && !exact.has(words))) return null
  const max = Number(digits)
  const only = unit === 'digit' ? 'digits' : unit === 'letter' ? 'letters' : 'characters'
  const of = kind.startsWith('hex') ? 'hex' : other === undefined || other === unit ? only : 'letters and digits'
  return { type: 'length', min: said.some((words) => most.has(words)) ? 0 : max, max, of }
}
