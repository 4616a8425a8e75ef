import fc from 'fast-check'
import type { WrittenColumn } from '../../src/formats/format.ts'
import type { Layout, TextPart, Vector } from '../../src/vector.ts'

/** One column with its cells, made by the test. */
export interface SampleColumn extends WrittenColumn {
  readonly vector: Vector
}

export interface SampleTable {
  readonly name: string
  readonly rows: number
  readonly columns: readonly SampleColumn[]
}

const limit = Number.MAX_SAFE_INTEGER + 1

/** Any code point but surrogates; fast-check's own takes a second to list them all. */
const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))

/** Any UTF-16, lone surrogates, control characters, DEL and astral characters among it. */
export const anyText = fc.oneof(
  fc.string({ unit: character, maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom('\u007f', '😀', '\u{10ffff}', 'a', '\u2028', '"', '\\', '\n', '\ud800', '\udfff', 'é', '\0'),
    maxLength: 40,
  }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 12 }),
  fc.string({ minLength: 60, maxLength: 200 }),
)

const magnitudes = Array.from({ length: 17 }, (_, digits) => 10 ** digits).flatMap((power) => [power - 1, power])
const natural = fc.oneof(
  fc.constantFrom(...magnitudes.filter((value) => value <= limit), limit),
  fc.integer({ min: 0, max: 100_000_000 }),
  fc.maxSafeNat(),
)
const signed = fc.tuple(natural, fc.boolean()).map(([value, negative]) => (negative ? -value : value))

const days = fc.oneof(
  fc.integer({ min: -719_162, max: 2_932_896 }),
  fc.integer({ min: 0, max: 30_000 }),
  fc.constantFrom(-719_162, 2_932_896, -25_567, -25_568, 47_481, 47_482, -1, 0),
)
const seconds = fc.oneof(
  fc.tuple(days, fc.constantFrom(0, 1, 59, 60, 86_398, 86_399)).map(([day, second]) => day * 86_400 + second),
  fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
)

/** A table of `rows` rows whose cells are anything that layouts allow. */
export function anyTable(rows: number): fc.Arbitrary<SampleTable> {
  return fc
    .uniqueArray(anyText, { maxLength: 6 })
    .chain((names) =>
      fc.record({ name: anyText, rows: fc.constant(rows), columns: fc.tuple(...names.map((name) => anyColumn(name, rows))) }),
    )
}

function anyColumn(name: string, rows: number): fc.Arbitrary<SampleColumn> {
  const nulls = fc.option(list(fc.constantFrom(0, 1), rows), { nil: null })
  return fc.tuple(anyLanes(rows), nulls).map(([{ layout, lanes }, flags]) => ({
    name,
    layout: { ...layout, nullable: flags !== null },
    vector: { lanes, nulls: flags === null ? null : Uint8Array.from(flags) },
  }))
}

interface Lanes {
  readonly layout: Layout
  readonly lanes: Vector['lanes']
}

function anyLanes(rows: number): fc.Arbitrary<Lanes> {
  const doubles = (cell: fc.Arbitrary<number>): fc.Arbitrary<Vector['lanes']> => list(cell, rows).map((cells) => [Float64Array.from(cells)])
  const integers = (cell: fc.Arbitrary<number>): fc.Arbitrary<Vector['lanes']> => list(cell, rows).map((cells) => [Int32Array.from(cells)])
  const nullable = false
  return fc.oneof(
    fc.record({
      layout: fc.integer({ min: 0, max: 9 }).map((scale) => ({ type: 'number', scale, nullable }) as const),
      lanes: doubles(signed),
    }),
    fc.record({ layout: fc.constant({ type: 'boolean', nullable } as const), lanes: integers(fc.constantFrom(0, 1)) }),
    fc.record({ layout: fc.constant({ type: 'date', nullable } as const), lanes: integers(days) }),
    fc.record({ layout: fc.constant({ type: 'timestamp', nullable } as const), lanes: doubles(seconds) }),
    anyTextLanes(rows),
  )
}

function anyTextLanes(rows: number): fc.Arbitrary<Lanes> {
  return fc.array(fc.oneof(anyLiteral, anyWord(rows), anyDigits(rows)), { maxLength: 5 }).map((samples) => ({
    layout: {
      type: 'text',
      nullable: false,
      parts: samples.map(({ part }, lane): TextPart => (part.type === 'literal' ? part : { ...part, lane })),
    },
    lanes: samples.map(({ lane }) => lane),
  }))
}

interface PartSample {
  readonly part: TextPart
  readonly lane: Float64Array | Int32Array
}

const anyLiteral: fc.Arbitrary<PartSample> = anyText.map((text) => ({ part: { type: 'literal', text }, lane: new Int32Array(0) }))

function anyWord(rows: number): fc.Arbitrary<PartSample> {
  return fc.array(anyText, { minLength: 1, maxLength: 8 }).chain((words) =>
    list(fc.nat(words.length - 1), rows).map((cells): PartSample => ({
      part: { type: 'word', lane: 0, dictionary: { words } },
      lane: Int32Array.from(cells),
    })),
  )
}

function anyDigits(rows: number): fc.Arbitrary<PartSample> {
  return fc.tuple(fc.integer({ min: 0, max: 20 }), fc.boolean(), list(natural, rows)).map(([width, blankZero, cells]) => ({
    part: { type: 'digits', lane: 0, width, blankZero },
    lane: Float64Array.from(cells),
  }))
}

function list<Item>(item: fc.Arbitrary<Item>, length: number): fc.Arbitrary<Item[]> {
  return fc.array(item, { minLength: length, maxLength: length })
}
