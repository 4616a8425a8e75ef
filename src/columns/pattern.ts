import Type from 'typebox'
import { permuteInto } from '../random/permute.ts'
import { SchemaError } from '../schema/schema-error.ts'
import type { Lane, TextPart, Vector } from '../vector.ts'
import { type CompileContext, defineColumnKind, type Frame } from './column-kind.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Codes of a fixed shape: serial numbers, licence plates, policy numbers. */
export const pattern = defineColumnKind({
  name: 'pattern',
  description: 'A code of a fixed shape: every # is a digit, every ? a capital letter, everything else stands for itself.',
  group: 'words',
  params: Type.Object({
    pattern: Type.String({ minLength: 1, maxLength: 100, description: 'The shape, such as "SKU-####-??".' }),
    unique: Type.Optional(
      Type.Boolean({ description: 'Whether no code comes twice; the shape must have as many codes as the table has rows.' }),
    ),
  }),
  examples: [{ pattern: 'SKU-####-??' }, { pattern: '######', unique: true }],
  compile: ({ pattern: shape, unique = false }, context) => {
    const pieces = shape.match(/#{1,9}|\?|[^#?]+/g) ?? []
    const sizes = pieces.filter((piece) => /[#?]/.test(piece)).map((piece) => (piece === '?' ? letters.length : 10 ** piece.length))
    let lane = 0
    const parts = pieces.map((piece): TextPart => {
      if (piece === '?') return { type: 'word', lane: lane++, dictionary: { words: letters } }
      return piece.startsWith('#')
        ? { type: 'digits', lane: lane++, width: piece.length, blankZero: false }
        : { type: 'literal', text: piece }
    })
    const isLetter = pieces.filter((piece) => /[#?]/.test(piece)).map((piece) => piece === '?')
    const draw = unique ? uniqueDigits(sizes, context) : randomDigits(sizes, context)
    const lanesOf = (frame: Frame): Lane[] => isLetter.map((letter) => (letter ? frame.int32() : frame.float64()))
    const codes = sizes.reduce((product, size) => product * size, 1)
    return {
      layout: { type: 'text', parts, nullable: false },
      distinct: unique ? 'table' : undefined,
      choices:
        unique || codes > 2 ** 53 ? undefined : { size: codes, fill: (frame, places) => spelled(sizes, lanesOf(frame), frame, places) },
      fill: (frame) => {
        const lanes = lanesOf(frame)
        draw(frame, lanes)
        return { lanes, nulls: null }
      },
    }
  },
})

/** The codes with the given numbers, in mixed radix. */
function spelled(sizes: readonly number[], lanes: readonly Lane[], frame: Frame, places: Float64Array): Vector {
  const rests = frame.float64()
  rests.set(places.subarray(0, frame.count))
  for (const [index, radix] of sizes.entries()) takeDigit(rests, radix, frame.count, lanes[index] as Lane)
  return { lanes, nulls: null }
}

/** Takes the last digit from each of `places`, in a number system of `radix`. */
function takeDigit(places: Float64Array, radix: number, count: number, lane: Lane): void {
  for (let i = 0; i < count; i++) {
    const rest = Math.floor((places[i] as number) / radix)
    lane[i] = (places[i] as number) - rest * radix
    places[i] = rest
  }
}

type Draw = (frame: Frame, lanes: readonly Lane[]) => void

function randomDigits(sizes: readonly number[], context: CompileContext, except: ReadonlySet<number> = new Set()): Draw {
  const sites = sizes.map((_, index) => context.site(`part ${index}`))
  return (frame, lanes) => {
    for (const [index, site] of sites.entries()) {
      if (except.has(index)) continue
      const words = frame.draw(site)
      const scale = (sizes[index] as number) / 2 ** 32
      const lane = lanes[index] as Lane
      for (let i = 0; i < frame.count; i++) lane[i] = Math.floor((words[i] as number) * scale)
    }
  }
}

/** As few parts as have a code for every row carry a permutation of their codes, in mixed radix; the others are random. */
function uniqueDigits(sizes: readonly number[], context: CompileContext): Draw {
  const { rows } = context.table
  const { parts, codes } = distinguishing(sizes, rows)
  if (codes < rows)
    throw new SchemaError(`The pattern has ${codes} codes, the table ${rows} rows: add a # or a ? to it, or leave \`unique\` out`)
  const site = context.site()
  const highSite = context.site('high')
  const drawOthers = randomDigits(sizes, context, new Set(parts))
  // A permutation reaches 2^32: beyond it, codes are blocks of places, and a row may be in any block at its own place.
  const blocks = Math.ceil(codes / 2 ** 32)
  const size = Math.floor(codes / blocks)
  return (frame, lanes) => {
    drawOthers(frame, lanes)
    const places = frame.float64()
    permuteInto(frame.rowNumbers(), frame.count, size, frame.key(site), places)
    if (blocks > 1) {
      const words = frame.draw(highSite)
      for (let i = 0; i < frame.count; i++) places[i] = (places[i] as number) + size * Math.floor((words[i] as number) * (blocks / 2 ** 32))
    }
    for (const index of parts) takeDigit(places, sizes[index] as number, frame.count, lanes[index] as Lane)
  }
}

/** The largest parts that together have at least `rows` codes (or all parts), and their codes, at most 2^53. */
function distinguishing(sizes: readonly number[], rows: number): { readonly parts: readonly number[]; readonly codes: number } {
  const parts: number[] = []
  let codes = 1
  for (const index of sizes.map((_, place) => place).toSorted((a, b) => (sizes[b] as number) - (sizes[a] as number))) {
    if (codes >= rows) break
    parts.push(index)
    codes = Math.min(codes * (sizes[index] as number), 2 ** 53)
  }
  return { parts, codes }
}
