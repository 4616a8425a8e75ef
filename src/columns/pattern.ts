import { Type } from 'typebox'
import type { Lane, TextPart, Vector } from '../vector.ts'
import { defineColumnKind, type Frame } from './column-kind.ts'
import { randomDigits, takeDigit, uniqueDigits } from './shared/drawn-digits.ts'

const tooFew = { what: 'The pattern', remedy: 'add a # or a ? to it, or leave `unique` out' }

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Codes of a fixed shape: serial numbers, licence plates, policy numbers. */
export const pattern = defineColumnKind({
  name: 'pattern',
  description: 'A code of a fixed shape: each # becomes a digit and each ? a capital letter; all other characters stay as they are.',
  group: 'words',
  params: Type.Object({
    pattern: Type.String({ minLength: 1, maxLength: 100, description: 'The shape, such as "SKU-####-??".' }),
    unique: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether codes are unique. The shape must have at least as many codes as the table has rows. Default false.',
      }),
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
    const draw = unique ? uniqueDigits(sizes, context, tooFew) : randomDigits(sizes, context)
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

/** The codes with the numbers `places`, as digits in a mixed radix. */
function spelled(sizes: readonly number[], lanes: readonly Lane[], frame: Frame, places: Float64Array): Vector {
  const rests = frame.float64()
  rests.set(places.subarray(0, frame.count))
  for (const [index, radix] of sizes.entries()) takeDigit(rests, radix, frame.count, lanes[index] as Lane)
  return { lanes, nulls: null }
}
