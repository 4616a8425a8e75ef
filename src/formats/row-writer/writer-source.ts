import { fractionTexts } from './digits.ts'
import { eagerWords } from './encoded-dictionary.ts'
import type { EncodedText } from './encoded-text.ts'
import type { Operation, WordOperation } from './operations.ts'
import type { DigitsValue, NumberValue } from './row-parts.ts'

/** Doubles that are copied by unrolled code; longer entries continue in a loop. */
const unrolledWords = 8

/** Encoded texts as doubles; places of entries and packed digits as integers. */
export type WriterTables = readonly (Float64Array | Int32Array)[]

/** Code that writes rows, and its tables, with the names `t0`, `t1`, … in the code. */
export interface WriterSource {
  /** The body of a function of `environment` that returns a `TableWriter`. */
  readonly source: string
  readonly tables: WriterTables
}

interface Emission {
  readonly tables: (Float64Array | Int32Array)[]
  /** Declarations of lanes and null masks, without repetitions. */
  readonly lanes: Set<string>
}

/**
 * Turns operations into JavaScript. The source contains only numbers and our own names; names and words from a caller are bytes in the
 * tables. In the source, `i` is the row and `p` the offset in `view`.
 */
export function writerSource(operations: readonly Operation[]): WriterSource {
  const emission: Emission = { tables: [], lanes: new Set() }
  const body = emitAll(operations, emission)
  const source = `'use strict'
const { plainDigits, paddedDigits, writeNumber, writePadded, writeDate, writeTimestamp, writeSpacedTimestamp } = environment
return (tables, vectors, from, to, view, offset) => {
${emission.tables.map((_, index) => `const t${index} = tables[${index}]`).join('\n')}
${[...emission.lanes].join('\n')}
let p = offset
for (let i = from; i < to; i++) {
${body}
}
return p
}`
  return { source, tables: emission.tables }
}

function emitAll(operations: readonly Operation[], emission: Emission): string {
  return operations.map((operation) => emit(operation, emission)).join('\n')
}

function emit(operation: Operation, emission: Emission): string {
  switch (operation.type) {
    case 'literal':
      return emitLiteral(operation.text, emission)
    case 'word':
      return emitWord(operation, emission)
    case 'number':
      return emitNumber(operation, emission)
    case 'digits':
      return emitDigits(operation, emission)
    case 'date':
      return `p = writeDate(view, p, ${cell(operation.column, 0, emission)})`
    case 'timestamp':
      return `p = ${operation.iso ? 'writeTimestamp' : 'writeSpacedTimestamp'}(view, p, ${cell(operation.column, 0, emission)})`
    case 'measured':
      return `{\nconst s = p\np += 4\n${emitAll(operation.value, emission)}\nview.setInt32(s, p - s - 4, true)\n}`
    case 'mark':
      return `${cell(operation.column, 0, emission)} = p`
    case 'nullable':
      emission.lanes.add(`const n${operation.column} = vectors[${operation.column}].nulls`)
      return `if (n${operation.column}[i] === 0) {\n${emitAll(operation.value, emission)}\n} else {\n${emitAll(operation.absent, emission)}\n}`
  }
}

function cell(column: number, lane: number, emission: Emission): string {
  const name = `l${column}_${lane}`
  emission.lanes.add(`const ${name} = vectors[${column}].lanes[${lane}]`)
  return `${name}[i]`
}

function addTable(table: Float64Array | Int32Array, emission: Emission): string {
  const known = emission.tables.indexOf(table)
  return `t${known === -1 ? emission.tables.push(table) - 1 : known}`
}

function emitLiteral(text: EncodedText, emission: Emission): string {
  return `${emitCopy(addTable(text.words, emission), '0', text.bytes, text.bytes)}\np += ${text.bytes}`
}

function emitWord({ column, lane, entries }: WordOperation, emission: Emission): string {
  const words = addTable(entries.words, emission)
  const places = addTable(entries.places, emission)
  return `{
const e = ${cell(column, lane, emission)} << 1, o = ${places}[e], n = ${places}[e + 1]
${emitCopy(words, 'o', eagerWords * 8, entries.maxBytes)}
p += n
}`
}

/** Copies `n` bytes from double `start` of a table. The first `sureBytes` bytes are copied without a test; `n` is at most `maxBytes`. */
function emitCopy(table: string, start: string, sureBytes: number, maxBytes: number): string {
  const lines: string[] = []
  const words = Math.ceil(maxBytes / 8)
  let open = 0
  for (let word = 0; word < Math.min(words, unrolledWords); word++) {
    if (word * 8 >= sureBytes) {
      lines.push(`if (n > ${word * 8}) {`)
      open++
    }
    lines.push(`view.setFloat64(p + ${word * 8}, ${table}[${start} + ${word}], true)`)
  }
  if (words > unrolledWords) {
    const end = sureBytes >= maxBytes ? String(maxBytes) : 'n'
    lines.push(
      `for (let k = ${unrolledWords * 8}, w = ${start} + ${unrolledWords}; k < ${end}; k += 8, w++) view.setFloat64(p + k, ${table}[w], true)`,
    )
  }
  return lines.join('\n') + '}'.repeat(open)
}

/** Writes a number; generates inline code for numbers below 10^8. */
function emitNumber({ column, scale }: NumberValue, emission: Emission): string {
  const value = cell(column, 0, emission)
  const general = `p = writeNumber(view, p, v, ${scale})`
  if (scale > 3) return `{ const v = ${value}; ${general} }`
  return `{
const v = ${value}
if (v >= 0 && v < 100000000) {
const u = v | 0
${scale === 0 ? emitInteger('u') : emitFixed(scale, emission)}
} else ${general}
}`
}

function emitFixed(scale: number, emission: Emission): string {
  const fractions = addTable(fractionTexts(scale), emission)
  return `const q = (u / ${10 ** scale}) | 0
${emitInteger('q')}
view.setInt32(p, ${fractions}[u - q * ${10 ** scale}], true)
p += ${scale + 1}`
}

/** Writes a 32-bit integer below 10^8. */
function emitInteger(value: string): string {
  return `if (${value} < 10000) {
view.setInt32(p, plainDigits[${value}], true)
p += ${value} < 10 ? 1 : ${value} < 100 ? 2 : ${value} < 1000 ? 3 : 4
} else {
const h = (${value} / 10000) | 0
view.setInt32(p, plainDigits[h], true)
p += h < 10 ? 1 : h < 100 ? 2 : h < 1000 ? 3 : 4
view.setInt32(p, paddedDigits[${value} - h * 10000], true)
p += 4
}`
}

function emitDigits({ column, lane, width, blankZero }: DigitsValue, emission: Emission): string {
  const general = `p = writePadded(view, p, v, ${width})`
  const bound = width > 1 ? 10 ** width : 100_000_000
  const short = width > 8 ? general : `if (v < ${bound}) {\nconst u = v | 0\n${emitPadded(width)}\n} else ${general}`
  return `{\nconst v = ${cell(column, lane, emission)}\n${blankZero ? `if (v !== 0) {\n${short}\n}` : short}\n}`
}

/** Writes a 32-bit integer with at most `width` digits, for a `width` of up to 8; with a `width` of 0 or 1, any integer below 10^8. */
function emitPadded(width: number): string {
  if (width <= 1) return emitInteger('u')
  if (width <= 4) return `view.setInt32(p, paddedDigits[u] >>> ${8 * (4 - width)}, true)\np += ${width}`
  return `const h = (u / 10000) | 0
view.setInt32(p, paddedDigits[h] >>> ${8 * (8 - width)}, true)
view.setInt32(p + ${width - 4}, paddedDigits[u - h * 10000], true)
p += ${width}`
}
