import { Type } from 'typebox'
import type { TextPart } from '../vector.ts'
import { defineColumnKind } from './column-kind.ts'
import { randomDigits, uniqueDigits } from './shared/drawn-digits.ts'

const tooFew = { what: 'The network', remedy: 'give a larger `network`, or leave `unique` out' }

/** First octets of blocks that contain non-public or non-unicast addresses (IANA registry of special-purpose addresses, RFC 6890). */
const special: ReadonlySet<number> = new Set([0, 10, 100, 127, 169, 172, 192, 198, 203])
const anyOctet = octetsFrom(0, 256)
const publicOctets: readonly (readonly string[])[] = [
  octetsFrom(1, 223).filter((octet) => !special.has(Number(octet))),
  anyOctet,
  anyOctet,
  anyOctet,
]

/** IPv4 addresses. */
export const ipv4 = defineColumnKind({
  name: 'ipv4',
  group: 'words',
  description: 'An IPv4 address, such as "81.20.174.9": a public one, or one in a given network.',
  params: Type.Object({
    network: Type.Optional(
      Type.String({
        maxLength: 18,
        description: 'The network of the addresses in CIDR notation, such as "10.0.0.0/8". Default: any public address.',
      }),
    ),
    unique: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether addresses are unique. The network must have at least as many addresses as the table has rows. Default false.',
      }),
    ),
  }),
  examples: [{}, { network: '10.32.0.0/14', unique: true }],
  conflict: ({ network }) =>
    network === undefined || octetsOf(network) !== null ? null : `\`network\` must be like "10.0.0.0/8", but is "${network}"`,
  compile: ({ network, unique = false }, context) => {
    const octets = network === undefined ? publicOctets : (octetsOf(network) ?? [])
    const parts = octets.flatMap((words, lane): TextPart[] => [
      ...(lane === 0 ? [] : [{ type: 'literal', text: '.' } as const]),
      { type: 'word', lane, dictionary: { words } },
    ])
    const sizes = octets.map(({ length }) => length)
    const draw = unique ? uniqueDigits(sizes, context, tooFew) : randomDigits(sizes, context)
    return {
      layout: { type: 'text', parts, nullable: false },
      distinct: unique ? 'table' : undefined,
      fill: (frame) => {
        const lanes = octets.map(() => frame.int32())
        draw(frame, lanes)
        return { lanes, nulls: null }
      },
    }
  },
})

const notation = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\/(\d{1,2})$/

/** The possible values of each octet of a network; null if the text is not a network. Address bits beyond the prefix are ignored. */
function octetsOf(network: string): readonly (readonly string[])[] | null {
  const [, ...found] = notation.exec(network) ?? []
  const numbers = found.map(Number)
  const prefix = numbers[4] ?? 33
  if (prefix > 32 || numbers.some((number) => number > 255)) return null
  return numbers.slice(0, 4).map((octet, index) => {
    const size = 2 ** Math.min(8, Math.max(0, 8 * (index + 1) - prefix))
    return octetsFrom(octet - (octet % size), size)
  })
}

function octetsFrom(start: number, size: number): readonly string[] {
  return Array.from({ length: size }, (_, index) => String(start + index))
}
