import Type, { type Static } from 'typebox'
import { type AliasTable, aliasTable, fillAlias, pickAlias } from '../random/alias.ts'
import { SchemaError } from '../schema/schema-error.ts'
import type { Lane, TextPart } from '../vector.ts'
import { type CompileContext, defineColumnKind, type Frame } from './column-kind.ts'
import { attributeOf } from './shared/attributes.ts'
import { codesOf, compileCases } from './shared/codes.ts'

const words = Type.Array(Type.String(), { minItems: 1 })

const segmentSchema = Type.Union(
  [
    Type.String({ description: 'Text as it stands.' }),
    Type.Object(
      { column: Type.String({ description: 'A text or whole number column of the row, spelled out here.' }) },
      { additionalProperties: false },
    ),
    Type.Object({ choices: words }, { additionalProperties: false, description: 'One of these.' }),
    Type.Object(
      { by: Type.String({ description: 'A column of categories.' }), cases: Type.Record(Type.String(), words) },
      { additionalProperties: false, description: 'One of the phrases that go with the value of another column.' },
    ),
    Type.Object(
      { list: Type.String(), attribute: Type.String() },
      { additionalProperties: false, description: 'An attribute of an entry of a reference list.' },
    ),
    Type.Object(
      { digits: Type.Integer({ minimum: 1, maximum: 9 }) },
      { additionalProperties: false, description: 'So many random digits.' },
    ),
  ],
  { description: 'A piece of the text.' },
)

type Segment = Static<typeof segmentSchema>

/** Texts from a small grammar: phrases one after another, each free or bound to what the row says elsewhere. */
export const text = defineColumnKind({
  name: 'text',
  description:
    'A text made of segments: literal text, other columns, random phrases, and phrases that agree with another column of the row.',
  params: Type.Object({ segments: Type.Array(segmentSchema, { minItems: 1, description: 'The pieces, in order.' }) }),
  examples: [{ segments: [{ choices: ['Hello', 'Good morning'] }, ', ', { digits: 4 }, '!'] }],
  lists: ({ segments }) => segments.flatMap((segment) => (typeof segment === 'object' && 'list' in segment ? [segment.list] : [])),
  compile: ({ segments }, context) => {
    const parts: TextPart[] = []
    const fills: Fill[] = []
    let lanes = 0
    segments.forEach((segment, index) => {
      const compiled = compileSegment(segment, lanes, `segment ${index}`, context)
      parts.push(...compiled.parts)
      fills.push(compiled.fill)
      lanes += compiled.lanes
    })
    return {
      layout: { type: 'text', parts, nullable: false },
      fill: (frame) => ({ lanes: fills.flatMap((fill) => fill(frame)), nulls: null }),
    }
  },
})

type Fill = (frame: Frame) => readonly Lane[]

interface CompiledSegment {
  readonly parts: readonly TextPart[]
  readonly lanes: number
  readonly fill: Fill
}

function compileSegment(segment: Segment, lane: number, name: string, context: CompileContext): CompiledSegment {
  if (typeof segment === 'string') return { parts: [{ type: 'literal', text: segment }], lanes: 0, fill: () => [] }
  if ('column' in segment) return spelledColumn(segment.column, lane, context)
  if ('by' in segment) return phraseByCase(segment.by, segment.cases, lane, context.site(name), context)
  if ('digits' in segment) return randomDigits(segment.digits, lane, context.site(name))
  if ('choices' in segment)
    return weighted(
      segment.choices,
      segment.choices.map(() => 1),
      lane,
      context.site(name),
    )
  const list = context.list(segment.list)
  return weighted(attributeOf(list, segment.attribute).map(String), list.weights, lane, context.site(name))
}

function weighted(choices: readonly string[], weights: readonly number[], lane: number, site: number): CompiledSegment {
  const table = aliasTable(weights)
  return {
    parts: [{ type: 'word', lane, dictionary: { words: choices } }],
    lanes: 1,
    fill: (frame) => {
      const codes = frame.int32()
      fillAlias(table, frame.draw(site), frame.count, codes)
      return [codes]
    },
  }
}

function randomDigits(width: number, lane: number, site: number): CompiledSegment {
  const scale = 10 ** width / 2 ** 32
  return {
    parts: [{ type: 'digits', lane, width, blankZero: false }],
    lanes: 1,
    fill: (frame) => {
      const drawn = frame.draw(site)
      const values = frame.float64()
      for (let i = 0; i < frame.count; i++) values[i] = Math.floor((drawn[i] as number) * scale)
      return [values]
    },
  }
}

function phraseByCase(
  by: string,
  cases: Readonly<Record<string, readonly string[]>>,
  lane: number,
  site: number,
  context: CompileContext,
): CompiledSegment {
  const codes = codesOf(context.table.column(by))
  const phrases: string[] = []
  const ranges = compileCases(codes, cases, (choices) => {
    const start = phrases.push(...choices) - choices.length
    return { start, table: aliasTable(choices.map(() => 1)) }
  })
  return {
    parts: [{ type: 'word', lane, dictionary: { words: phrases } }],
    lanes: 1,
    fill: (frame) => {
      const drawn = frame.draw(site)
      const chosen = codes.read(frame)
      const out = frame.int32()
      for (let i = 0; i < frame.count; i++) {
        const { start, table } = ranges[chosen[i] as number] as { readonly start: number; readonly table: AliasTable }
        out[i] = start + pickAlias(table, drawn[i] as number)
      }
      return [out]
    },
  }
}

function spelledColumn(name: string, lane: number, context: CompileContext): CompiledSegment {
  const { index, layout } = context.table.column(name)
  if (layout.nullable) throw new SchemaError(`Column "${name}" may be null and cannot be part of a text`)
  if (layout.type === 'number' && layout.scale === 0) return spelledNumber(index, lane)
  if (layout.type !== 'text') throw new SchemaError(`Column "${name}" is neither text nor a whole number`)
  const parts = layout.parts.map((part) => (part.type === 'literal' ? part : { ...part, lane: part.lane + lane }))
  const lanes = Math.max(0, ...layout.parts.map((part) => (part.type === 'literal' ? 0 : part.lane + 1)))
  return { parts, lanes, fill: (frame) => frame.column(index).lanes.slice(0, lanes) }
}

function spelledNumber(index: number, lane: number): CompiledSegment {
  return {
    parts: [
      { type: 'word', lane, dictionary: { words: ['', '-'] } },
      { type: 'digits', lane: lane + 1, width: 0, blankZero: false },
    ],
    lanes: 2,
    fill: (frame) => {
      const values = frame.column(index).lanes[0] as Float64Array
      const [signs, magnitudes] = [frame.int32(), frame.float64()]
      for (let i = 0; i < frame.count; i++) {
        const value = values[i] as number
        signs[i] = value < 0 ? 1 : 0
        magnitudes[i] = Math.abs(value)
      }
      return [signs, magnitudes]
    },
  }
}
