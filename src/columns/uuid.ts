import { Type } from 'typebox'
import { permuteInto } from '../random/permute.ts'
import type { Dictionary, TextPart } from '../vector.ts'
import { type CompileContext, defineColumnKind, type Frame } from './column-kind.ts'

/** All texts of `digits` hexadecimal digits, in order, from number `start` on. */
function hexadecimal(digits: number, size = 16 ** digits, start = 0): Dictionary {
  return { words: Array.from({ length: size }, (_, index) => (start + index).toString(16).padStart(digits, '0')) }
}

const two = hexadecimal(2)
const three = hexadecimal(3)
/** Two hexadecimal digits with the two variant bits of RFC 9562 and six random bits. */
const variant = hexadecimal(2, 64, 0x80)

const word = (lane: number, dictionary: Dictionary): TextPart => ({ type: 'word', lane, dictionary })
const literal = (text: string): TextPart => ({ type: 'literal', text })

const parts: readonly TextPart[] = [
  word(0, three),
  word(1, three),
  word(2, two),
  literal('-'),
  word(3, two),
  word(4, two),
  literal('-4'),
  word(5, three),
  literal('-'),
  word(6, variant),
  word(7, two),
  literal('-'),
  word(8, three),
  word(9, three),
  word(10, three),
  word(11, three),
]

/** Unique random identifiers. */
export const uuid = defineColumnKind({
  name: 'uuid',
  group: 'keys',
  description: 'A random UUID of version 4 (RFC 9562) in lower case, such as "0b6d2c1e-93f4-4e0a-8c57-5d1f0a9be342"; unique in its table.',
  params: Type.Object({}),
  examples: [{}],
  compile: (_params, context) => ({
    layout: { type: 'text', parts, nullable: false },
    distinct: 'table',
    fill: filler(context),
  }),
})

/**
 * The first 32 bits are a permutation of the rows, and the other bits are random. A table of more than 2^32 rows has 40 bits of a
 * permutation.
 */
function filler(context: CompileContext): (frame: Frame) => { readonly lanes: readonly Int32Array[]; readonly nulls: null } {
  const keySite = context.site()
  const sites = ['a', 'b', 'c'].map((stream) => context.site(stream))
  const isWide = context.table.rows > 2 ** 32
  return (frame) => {
    const places = frame.float64()
    permuteInto(frame.rowNumbers(), frame.count, isWide ? 2 ** 40 : 2 ** 32, frame.siteKey(keySite), places)
    const [a, b, c] = sites.map((site) => frame.draw(site)) as [Uint32Array, Uint32Array, Uint32Array]
    const lanes = Array.from({ length: 12 }, () => frame.int32())
    fillPlaces(places, frame.count, lanes)
    fillDraws(a, b, c, frame.count, lanes)
    if (isWide) fillUpperBits(places, frame.count, lanes[3] as Int32Array)
    return { lanes, nulls: null }
  }
}

function fillPlaces(places: Float64Array, count: number, lanes: readonly Int32Array[]): void {
  const [first, second, third] = lanes as [Int32Array, Int32Array, Int32Array]
  for (let i = 0; i < count; i++) {
    const place = places[i] as number
    first[i] = (place >>> 20) & 0xfff
    second[i] = (place >>> 8) & 0xfff
    third[i] = place & 0xff
  }
}

/** The bits of the permutation above the first 32. */
function fillUpperBits(places: Float64Array, count: number, lane: Int32Array): void {
  for (let i = 0; i < count; i++) lane[i] = (places[i] as number) / 2 ** 32
}

function fillDraws(a: Uint32Array, b: Uint32Array, c: Uint32Array, count: number, [, , , ...lanes]: readonly Int32Array[]): void {
  const [d, e, f, g, h, i0, i1, i2, i3] = lanes as FixedLanes
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [a[i] as number, b[i] as number, c[i] as number]
    d[i] = x >>> 24
    e[i] = (x >>> 16) & 0xff
    f[i] = x & 0xfff
    g[i] = y >>> 26
    h[i] = (y >>> 18) & 0xff
    i0[i] = y & 0xfff
    i1[i] = z >>> 20
    i2[i] = (z >>> 8) & 0xfff
    i3[i] = ((z & 0xff) << 4) | ((x >>> 12) & 0xf)
  }
}

type FixedLanes = [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array]
