import { Type } from 'typebox'
import type { ReferenceList } from '../lexicon/reference-list.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { type CompiledColumn, defineColumnKind } from './column-kind.ts'
import { attributeNumbers, attributeTexts } from './shared/attributes.ts'
import { numberLayout, wordLayout } from './shared/layouts.ts'
import { nullWhere } from './shared/null-where.ts'

/** An attribute of the entry in another column; attributes of one entry are consistent. */
export const attribute = defineColumnKind({
  name: 'attribute',
  description:
    'An attribute, a word or a number, of the entry of a reference list in another column of the row. Null if that column is null.',
  group: 'words',
  params: Type.Object({
    entry: Type.String({ description: 'A column of kind entry.' }),
    attribute: Type.String({ description: 'Name of an attribute of the list.' }),
  }),
  examples: [],
  usage: [{ entry: 'place', attribute: 'city' }],
  compile: ({ entry, attribute: name }, context) => {
    const source = context.table.column(entry)
    const list = source.params['list']
    if (source.params.kind !== 'entry' || typeof list !== 'string') throw new SchemaError(`Column "${entry}" is not of kind entry`)
    return nullWhere(source, attributeColumn(source.index, context.list(list), name))
  },
})

function attributeColumn(source: number, list: ReferenceList, name: string): CompiledColumn {
  const numbers = attributeNumbers(list, name)
  if (numbers !== null) {
    const { scale, table, range } = numbers
    return {
      layout: numberLayout(scale),
      range,
      fill: (frame) => {
        const entries = frame.column(source).lanes[0] as Float64Array
        const out = frame.float64()
        for (let i = 0; i < frame.count; i++) out[i] = table[entries[i] as number] as number
        return { lanes: [out], nulls: null }
      },
    }
  }
  const { words, codes } = attributeTexts(list, name)
  return {
    layout: wordLayout(words),
    fill: (frame) => {
      const entries = frame.column(source).lanes[0] as Float64Array
      const out = frame.int32()
      for (let i = 0; i < frame.count; i++) out[i] = codes[entries[i] as number] as number
      return { lanes: [out], nulls: null }
    },
  }
}
