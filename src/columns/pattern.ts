import Type from 'typebox'
import { permute } from '../random/permute.ts'
import type { Lane, TextPart } from '../vector.ts'
import { type CompileContext, defineColumnKind, type Frame } from './column-kind.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Codes of a fixed shape: serial numbers, licence plates, policy numbers. */
export const pattern = defineColumnKind({
  name: 'pattern',
  description: 'A code of a fixed shape: every # is a digit, every ? a capital letter, everything else stands for itself.',
  params: Type.Object({
    pattern: Type.String({ minLength: 1, maxLength: 100, description: 'The shape, such as "SKU-####-??".' }),
    unique: Type.Optional(Type.Boolean({ description: 'Whether no code comes twice; the shape must have as many codes as the table has rows, and at most 2^32.' })),
  }),
  examples: [{ pattern: 'SKU-####-??' }, { pattern: '######', unique: true }],
  compile: ({ pattern: shape, unique = false }, context) => {
    const pieces = shape.match(/#{1,9}|\?|[^#?]+/g) ?? []
    const sizes = pieces.filter((piece) => /[#?]/.test(piece)).map((piece) => (piece === '?' ? letters.length : 10 ** piece.length))
    let lane = 0
    const parts = pieces.map((piece): TextPart => {
      if (piece === '?') return { type: 'word', lane: lane++, dictionary: { words: letters } }
      return piece.startsWith('#') ? { type: 'digits', lane: lane++, width: piece.length, blankZero: false } : { type: 'literal', text: piece }
    })
    const isLetter = pieces.filter((piece) => /[#?]/.test(piece)).map((piece) => piece === '?')
    const draw = unique ? uniqueDigits(sizes, context) : randomDigits(sizes, context)
    return {
      layout: { type: 'text', parts, nullable: false },
      fill: (frame) => {
        const lanes = isLetter.map((letter): Lane => (letter ? frame.int32() : frame.float64()))
        draw(frame, lanes)
        return { lanes, nulls: null }
      },
    }
  },
})

type Draw = (frame: Frame, lanes: readonly Lane[]) => void

function randomDigits(sizes: readonly number[], context: CompileContext): Draw {
  const sites = sizes.map((_, index) => context.site(`part ${index}`))
  return (frame, lanes) => {
    for (const [index, site] of sites.entries()) {
      const words = frame.draw(site)
      const scale = (sizes[index] as number) / 2 ** 32
      const lane = lanes[index] as Lane
      for (let i = 0; i < frame.count; i++) lane[i] = Math.floor((words[i] as number) * scale)
    }
  }
}

/** Places of a permutation of all codes, written in the mixed radix of the pattern. */
function uniqueDigits(sizes: readonly number[], context: CompileContext): Draw {
  const capacity = sizes.reduce((product, size) => product * size, 1)
  if (capacity < context.table.rows) throw new RangeError(`The pattern has ${capacity} codes, the table ${context.table.rows} rows`)
  const size = Math.min(capacity, 2 ** 32)
  const site = context.site()
  return (frame, lanes) => {
    const key = frame.key(site)
    const rows = frame.rowNumbers()
    for (let i = 0; i < frame.count; i++) {
      let place = permute(rows[i] as number, size, key)
      for (let index = sizes.length - 1; index >= 0; index--) {
        const radix = sizes[index] as number
        const rest = Math.floor(place / radix)
        ;(lanes[index] as Lane)[i] = place - rest * radix
        place = rest
      }
    }
  }
}
