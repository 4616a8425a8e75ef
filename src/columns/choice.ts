import Type from 'typebox'
import { SchemaError } from '../schema/schema-error.ts'
import { type CompileContext, defineColumnKind, type Frame } from './column-kind.ts'
import { casesOf, codesOf } from './shared/codes.ts'
import { wordLayout } from './shared/layouts.ts'

/** The word of one of several columns: a merchant for purchases, a fixed phrase for everything else. */
export const choice = defineColumnKind({
  name: 'choice',
  description:
    'The word of one of several columns of the row, by the category that yet another column has; numbers are chosen by a formula.',
  group: 'conditions',
  params: Type.Object({
    by: Type.String({ description: 'A column of categories, a boolean or a small whole number.' }),
    cases: Type.Record(Type.String(), Type.String(), { description: 'The column of words to take for each value of `by`.' }),
    otherwise: Type.Optional(Type.String({ description: 'The column of words to take for every other value.' })),
  }),
  examples: [],
  usage: [{ by: 'type', cases: { purchase: 'merchant' }, otherwise: 'bank' }],
  compile: ({ by, cases, otherwise }, context) => {
    const chooser = codesOf(context.table.column(by))
    const names = casesOf(chooser, cases, otherwise)
    const columns = [...new Set(names)]
    const words: string[] = []
    const sources = columns.map((name) => sourceOf(name, words, context))
    const sourceOfCode = Int32Array.from(names, (name) => columns.indexOf(name))
    return {
      layout: wordLayout(words),
      fill: (frame) => {
        const chosen = chooser.read(frame)
        const codes = sources.map(({ read }) => read(frame))
        const out = frame.int32()
        for (let i = 0; i < frame.count; i++) {
          const source = sourceOfCode[chosen[i] as number] as number
          const { place } = sources[source] as Source
          out[i] = place[(codes[source] as Int32Array)[i] as number] as number
        }
        return { lanes: [out], nulls: null }
      },
    }
  },
})

interface Source {
  readonly read: (frame: Frame) => Int32Array
  /** Where each word of the column stands among all words. */
  readonly place: Int32Array
}

/** Reads a column of words; adds those that are new to `words`. @throws SchemaError for a column that may be null or is none of words. */
function sourceOf(name: string, words: string[], context: CompileContext): Source {
  const column = context.table.column(name)
  if (column.layout.type !== 'text' || column.layout.nullable) throw new SchemaError(`Column "${name}" is not one of words, or may be null`)
  const codes = codesOf(column)
  const known = new Map(words.map((word, index) => [word, index]))
  const place = Int32Array.from(codes.words, (word) => {
    const index = known.get(word) ?? words.push(word) - 1
    known.set(word, index)
    return index
  })
  return { read: codes.read, place }
}
