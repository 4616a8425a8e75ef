import type { Span } from '../tokens/token.ts'
import type { Details } from './details.ts'
import { readUnit } from './read-unit.ts'

const measured = /^(?:([\p{L} ]{3,60}?) (?:measured )?in|(?:the )?number of) ([\p{L} ]{1,16})$/u

/** Reads a description that ends with a unit: "living area in square feet", "number of months". The other words stay unread. Null for others. */
export function unitBehind(text: string, { start, end }: Span): Details | null {
  const [whole, said = '', name = ''] = measured.exec(text.slice(start, end)) ?? []
  const of = whole === undefined ? null : readUnit(name)
  if (of === null) return null
  const unread = said === '' ? [] : [{ start, end: start + said.length }]
  return { details: [{ type: 'unit', of }], places: [{ start: said === '' ? start : start + said.length + 1, end }], unread, idle: [] }
}
