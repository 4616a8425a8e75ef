import { type Static, Type } from 'typebox'
import type { ReferenceList } from '../lexicon/reference-list.ts'
import { type AliasTable, aliasTable, fillAlias, pickAlias } from '../random/alias.ts'
import { type CompileContext, defineColumnKind } from './column-kind.ts'
import { attributeOf } from './shared/attributes.ts'
import { codesOf, compileCases } from './shared/codes.ts'
import { joinedText, literalPiece } from './shared/joined.ts'
import { ownColumn } from './shared/readable.ts'
import { type TextPiece, spelled } from './shared/spelled.ts'

const words = Type.Array(Type.String(), {
  minItems: 1,
  description: 'Phrases of equal frequency; a phrase that is listed twice is twice as frequent.',
})

const segmentSchema = Type.Union(
  [
    Type.String({ description: 'Literal text.' }),
    Type.Object(
      {
        column: Type.String({
          description: 'A column of the row, written as in a response; if it is null, the text is null.',
        }),
      },
      { additionalProperties: false },
    ),
    Type.Object({ values: words }, { additionalProperties: false, description: 'One of these phrases.' }),
    Type.Object(
      {
        by: Type.String({ description: 'A column of categories in this row.' }),
        cases: Type.Record(Type.String(), words, { description: 'The phrases for each value of `by`.' }),
      },
      { additionalProperties: false, description: 'One of the phrases for the value of another column.' },
    ),
    Type.Object(
      {
        list: Type.String({ description: 'Name of a reference list.' }),
        attribute: Type.String({ description: 'The attribute of a random entry that is written.' }),
      },
      { additionalProperties: false, description: 'An attribute of an entry of a reference list.' },
    ),
    Type.Object(
      { digits: Type.Integer({ minimum: 1, maximum: 9, description: 'Number of random digits.' }) },
      { additionalProperties: false, description: 'Random digits.' },
    ),
  ],
  { description: 'A segment of the text.' },
)

type Segment = Static<typeof segmentSchema>

/** Texts from a small grammar: a sequence of phrases, each random or dependent on another column of the row. */
export const text = defineColumnKind({
  name: 'text',
  group: 'words',
  description:
    'A text made of segments: literal texts, other columns, random phrases, and phrases that depend on another column of the ' +
    'row. If nothing is random, use template.',
  params: Type.Object({
    segments: Type.Array(segmentSchema, {
      minItems: 1,
      description:
        'The segments, in order: literal texts, or objects with `column`, with `values`, with `by` and `cases`, with `list` ' +
        'and `attribute`, or with `digits`.',
    }),
  }),
  examples: [{ segments: [{ values: ['Hello', 'Good morning'] }, ', ', { digits: 4 }, '!'] }],
  lists: ({ segments }) => segments.flatMap((segment) => (typeof segment === 'object' && 'list' in segment ? [segment.list] : [])),
  compile: ({ segments }, context) => joinedText(segments.map((segment, index) => compileSegment(segment, `segment ${index}`, context))),
})

function compileSegment(segment: Segment, name: string, context: CompileContext): TextPiece {
  if (typeof segment === 'string') return literalPiece(segment)
  if ('column' in segment) return spelled(ownColumn(context.table.column(segment.column)))
  if ('by' in segment) return phraseByCase(segment.by, segment.cases, context.site(name), context)
  if ('digits' in segment) return randomDigits(segment.digits, context.site(name))
  if ('values' in segment)
    return weighted(
      segment.values,
      segment.values.map(() => 1),
      context.site(name),
    )
  const list = context.list(segment.list)
  return weighted(attributeWords(list, segment.attribute), list.weights, context.site(name))
}

/** The words of an attribute, one per entry. Texts are returned as they are, so that all columns share what is derived from them. */
function attributeWords(list: ReferenceList, attribute: string): readonly string[] {
  const values = attributeOf(list, attribute)
  return values.every((value) => typeof value === 'string') ? values : values.map(String)
}

function weighted(choices: readonly string[], weights: readonly number[], site: number): TextPiece {
  const table = aliasTable(weights)
  return {
    parts: [{ type: 'word', lane: 0, dictionary: { words: choices } }],
    lanes: 1,
    nullable: false,
    fill: (frame) => {
      const codes = frame.int32()
      fillAlias(table, frame.draw(site), frame.count, codes)
      return { lanes: [codes], nulls: null }
    },
  }
}

function randomDigits(width: number, site: number): TextPiece {
  const scale = 10 ** width / 2 ** 32
  return {
    parts: [{ type: 'digits', lane: 0, width, blankZero: false }],
    lanes: 1,
    nullable: false,
    fill: (frame) => {
      const drawn = frame.draw(site)
      const values = frame.float64()
      for (let i = 0; i < frame.count; i++) values[i] = Math.floor((drawn[i] as number) * scale)
      return { lanes: [values], nulls: null }
    },
  }
}

function phraseByCase(by: string, cases: Readonly<Record<string, readonly string[]>>, site: number, context: CompileContext): TextPiece {
  const codes = codesOf(context.table.column(by))
  const phrases: string[] = []
  const ranges = compileCases(codes, cases, (choices) => {
    const start = phrases.push(...choices) - choices.length
    return { start, table: aliasTable(choices.map(() => 1)) }
  })
  return {
    parts: [{ type: 'word', lane: 0, dictionary: { words: phrases } }],
    lanes: 1,
    nullable: false,
    fill: (frame) => {
      const drawn = frame.draw(site)
      const chosen = codes.read(frame)
      const out = frame.int32()
      for (let i = 0; i < frame.count; i++) {
        const { start, table } = ranges[chosen[i] as number] as { readonly start: number; readonly table: AliasTable }
        out[i] = start + pickAlias(table, drawn[i] as number)
      }
      return { lanes: [out], nulls: null }
    },
  }
}
