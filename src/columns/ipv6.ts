import { Type } from 'typebox'
import type { TextPart } from '../vector.ts'
import { defineColumnKind } from './column-kind.ts'
import { randomDigits, uniqueDigits } from './shared/drawn-digits.ts'

const tooFew = { what: 'The addresses', remedy: 'leave `unique` out' }

/** The numbers from `from` (included) to `to` (excluded), each as two hexadecimal digits. */
function hexadecimal(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from }, (_, index) => (from + index).toString(16).padStart(2, '0'))
}

// No group begins with a zero, so there is one way to write each address (RFC 5952).
const halves = Array.from({ length: 16 }, (_, half) =>
  half === 0 ? hexadecimal(0x20, 0x40) : half % 2 === 0 ? hexadecimal(0x10, 0x100) : hexadecimal(0, 0x100),
)

const parts = halves.flatMap((words, lane): TextPart[] => [
  ...(lane > 0 && lane % 2 === 0 ? [{ type: 'literal', text: ':' } as const] : []),
  { type: 'word', lane, dictionary: { words } },
])

/** IPv6 addresses. */
export const ipv6 = defineColumnKind({
  name: 'ipv6',
  group: 'words',
  description: 'A global unicast IPv6 address (2000::/3), such as "2b1c:90de:4b3a:d20f:1f66:8e01:a3c4:77b0".',
  params: Type.Object({
    unique: Type.Optional(Type.Boolean({ default: false, description: 'Whether addresses are unique; default false.' })),
  }),
  examples: [{}, { unique: true }],
  compile: ({ unique = false }, context) => {
    const sizes = halves.map(({ length }) => length)
    const draw = unique ? uniqueDigits(sizes, context, tooFew) : randomDigits(sizes, context)
    return {
      layout: { type: 'text', parts, nullable: false },
      distinct: unique ? 'table' : undefined,
      fill: (frame) => {
        const lanes = halves.map(() => frame.int32())
        draw(frame, lanes)
        return { lanes, nulls: null }
      },
    }
  },
})
