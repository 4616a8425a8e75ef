import type { CompiledColumn, Frame } from '../column-kind.ts'
import type { Vector } from '../../vector.ts'
import { booleanLayout, numberLayout } from './layouts.ts'
import { around } from './value-range.ts'

/** A number as JSON writes it, without an exponent. */
const plainNumber = /^-?(?:0|[1-9]\d{0,15})(?:\.(\d{1,9}))?$/

/** Why words cannot be numbers or booleans; null if they can. */
export function typeConflict(words: readonly string[], as: 'number' | 'boolean'): string | null {
  const scale = scaleOf(words)
  const wrong = words.find((word) => (as === 'number' ? !isNumber(word, scale) : word !== 'true' && word !== 'false'))
  if (wrong === undefined) return null
  const right =
    as === 'number' ? 'a number such as 5 or -0.25, of at most 9 digits after the point and 2^53 without it' : '"true" or "false"'
  return `\`as\`: "${wrong}" must be ${right}`
}

function isNumber(word: string, scale: number): boolean {
  return plainNumber.test(word) && String(Number(word)) === word && Math.abs(Number(word)) * 10 ** scale <= Number.MAX_SAFE_INTEGER
}

/** Digits after the point of the number that has most of them. */
function scaleOf(words: readonly string[]): number {
  return Math.max(...words.map((word) => plainNumber.exec(word)?.[1]?.length ?? 0))
}

/** A column of words as one of the numbers or booleans that they stand for. */
export function typedWords(column: CompiledColumn, words: readonly string[], as: 'number' | 'boolean'): CompiledColumn {
  const { choices } = column
  const scale = scaleOf(words)
  const cells = words.map((word) => (as === 'number' ? Math.round(Number(word) * 10 ** scale) : Number(word === 'true')))
  const typed = (frame: Frame, { lanes: [codes], nulls }: Vector): Vector => {
    const out = as === 'number' ? frame.float64() : frame.int32()
    for (let i = 0; i < frame.count; i++) out[i] = cells[codes?.[i] ?? 0] ?? 0
    return { lanes: [out], nulls }
  }
  return {
    ...column,
    layout: as === 'number' ? numberLayout(scale) : booleanLayout,
    ...(as === 'number' ? { range: around(cells) } : {}),
    choices: choices && { size: choices.size, fill: (frame, places) => typed(frame, choices.fill(frame, places)) },
    fill: (frame) => typed(frame, column.fill(frame)),
  }
}
