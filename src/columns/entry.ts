import Type from 'typebox'
import { type AliasTable, aliasTable, pickAlias } from '../random/alias.ts'
import { type CompileContext, defineColumnKind, type Frame } from './column-kind.ts'
import { attributeOf } from './shared/attributes.ts'
import { codesOf } from './shared/codes.ts'
import { numberLayout } from './shared/layouts.ts'

/** An entry of a reference list, by its index; hidden, as a rule, and read through columns of kind attribute. */
export const entry = defineColumnKind({
  name: 'entry',
  description: 'The index of an entry of a reference list (a city, a product noun, a diagnosis) drawn by the frequencies of the list; attributes of it agree.',
  params: Type.Object({
    list: Type.String({ description: 'Name of the reference list.' }),
    only: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String(), { minItems: 1 }), { description: 'Attributes and the values they may have.' })),
    by: Type.Optional(
      Type.Object(
        {
          column: Type.String({ description: 'A column of categories of this row.' }),
          attribute: Type.String({ description: 'The attribute of the entry that has the same value.' }),
        },
        { additionalProperties: false, description: 'Draws among the entries that agree with another column.' },
      ),
    ),
  }),
  examples: [{ list: 'cities' }, { list: 'cities', only: { country_code: ['DE', 'AT'] } }],
  lists: ({ list }) => [list],
  compile: ({ list: name, only = {}, by }, context) => {
    const list = context.list(name)
    const site = context.site()
    const allowed = list.weights.flatMap((_, index) => (Object.entries(only).every(([key, values]) => values.includes(String(attributeOf(list, key)[index]))) ? [index] : []))
    if (allowed.length === 0) throw new RangeError(`No entry of "${name}" has ${JSON.stringify(only)}`)
    const choose = by === undefined ? alwaysFrom(tableOf(allowed, list.weights)) : chosenBy(by, allowed, context, name)
    return {
      layout: numberLayout(),
      fill: (frame) => {
        const words = frame.draw(site)
        const indices = frame.float64()
        choose(frame, words, indices)
        return { lanes: [indices], nulls: null }
      },
    }
  },
})

interface Choice {
  readonly entries: readonly number[]
  readonly table: AliasTable
}

type Choose = (frame: Frame, words: Uint32Array, out: Float64Array) => void

function tableOf(entries: readonly number[], weights: readonly number[]): Choice {
  return { entries, table: aliasTable(entries.map((index) => weights[index] as number)) }
}

function alwaysFrom({ entries, table }: Choice): Choose {
  return (frame, words, out) => {
    for (let i = 0; i < frame.count; i++) out[i] = entries[pickAlias(table, words[i] as number)] as number
  }
}

function chosenBy({ column, attribute }: { readonly column: string; readonly attribute: string }, allowed: readonly number[], context: CompileContext, name: string): Choose {
  const list = context.list(name)
  const values = attributeOf(list, attribute)
  const codes = codesOf(context.table.column(column))
  const choices = codes.words.map((word) => {
    const entries = allowed.filter((index) => String(values[index]) === word)
    if (entries.length === 0) throw new RangeError(`No entry of "${name}" has "${word}" as ${attribute}`)
    return tableOf(entries, list.weights)
  })
  return (frame, words, out) => {
    const chosen = codes.read(frame)
    for (let i = 0; i < frame.count; i++) {
      const { entries, table } = choices[chosen[i] as number] as Choice
      out[i] = entries[pickAlias(table, words[i] as number)] as number
    }
  }
}
