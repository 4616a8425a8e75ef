import { Type } from 'typebox'
import { type BoundedCache, boundedCache } from '../caches/bounded-cache.ts'
import { cacheBudgets } from '../caches/budgets.ts'
import { type AliasTable, aliasTable, pickAlias } from '../random/alias.ts'
import type { ReferenceList } from '../lexicon/reference-list.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { type CompileContext, defineColumnKind, type Frame } from './column-kind.ts'
import { codesOf } from './shared/codes.ts'
import { numberLayout } from './shared/layouts.ts'
import { type ListEntries, listEntries } from './shared/list-entries.ts'
import { mostSiblings } from './shared/ownership.ts'

/** The index of an entry of a reference list; usually hidden and read through columns of kind attribute. */
export const entry = defineColumnKind({
  name: 'entry',
  description:
    'The index of a random entry of a reference list, such as a city or a diagnosis, by the frequencies of the list. Columns ' +
    'of kind attribute read the attributes of the entry, which agree with one another.',
  group: 'words',
  params: Type.Object({
    list: Type.String({ description: 'Name of the reference list.' }),
    only: Type.Optional(
      Type.Record(Type.String(), Type.Array(Type.String(), { minItems: 1 }), {
        description: 'Attributes with their allowed values: only entries with such values are drawn. Default: all entries.',
      }),
    ),
    by: Type.Optional(
      Type.Object(
        {
          column: Type.String({ description: 'A column of categories in this row.' }),
          attribute: Type.String({ description: 'The attribute that must have the value of the column.' }),
        },
        { additionalProperties: false, description: 'Draws only entries that agree with another column. Default none.' },
      ),
    ),
    least_parts: Type.Optional(
      Type.Integer({
        minimum: 1,
        description:
          'Gives siblings different entries, as long as there are enough: the list is divided, in its order, into parts of ' +
          'about equal weight, one for each sibling and at least this many. Each sibling draws from its own part. An owner ' +
          'may have at most 64 rows. Default: siblings draw independently.',
      }),
    ),
  }),
  examples: [{ list: 'cities' }, { list: 'cities', only: { country_code: ['DE', 'AT'] } }],
  lists: ({ list }) => [list],
  compile: ({ list: name, only = {}, by, least_parts: leastParts }, context) => {
    const list = context.list(name)
    const site = context.site()
    const allowed = listEntries(list, only)
    if (allowed.indices.length === 0) throw new SchemaError(`No entry of "${name}" has ${JSON.stringify(only)}`)
    const chooser = by === undefined ? null : codesOf(context.table.column(by.column))
    const groups = by === undefined || chooser === null ? [allowed] : chooser.words.map((word) => agreeing(word, by.attribute, only, list))
    const hand = leastParts === undefined ? null : handReader(leastParts, partedSiblings(context))
    const choices = groups.map((entries) =>
      hand === null ? [choiceOf(entries)] : hand.sizes.flatMap((size) => handsOf(entries, list.weights, size)),
    )
    return {
      layout: numberLayout(),
      range: { min: 0, max: list.weights.length - 1 },
      fill: (frame) => {
        const draws = frame.draw(site)
        const groupOf = chooser?.read(frame) ?? null
        const handOf = hand?.read(frame) ?? null
        const indices = frame.float64()
        for (let i = 0; i < frame.count; i++) {
          const hands = choices[groupOf === null ? 0 : (groupOf[i] as number)] as readonly Choice[]
          const { entries, table } = hands[handOf === null ? 0 : (handOf[i] as number)] as Choice
          indices[i] = entries[pickAlias(table, draws[i] as number)] as number
        }
        return { lanes: [indices], nulls: null }
      },
    }
  },
})

interface Choice {
  readonly entries: readonly number[]
  readonly table: AliasTable
}

function tableOf(entries: readonly number[], weights: readonly number[]): Choice {
  return { entries, table: aliasTable(entries.map((index) => weights[index] as number)) }
}

function choiceOf({ indices, weights }: ListEntries): Choice {
  return { entries: indices, table: aliasTable(weights) }
}

function agreeing(word: string, attribute: string, only: Readonly<Record<string, readonly string[]>>, list: ReferenceList): ListEntries {
  const entries = listEntries(list, { ...only, [attribute]: only[attribute]?.includes(word) === false ? [] : [word] })
  if (entries.indices.length === 0) throw new SchemaError(`No entry of "${list.name}" has "${word}" as ${attribute}`)
  return entries
}

/** Keyed by the indices of some entries, which columns share: their first parts by the number of siblings and of parts. */
const dealt = new WeakMap<readonly number[], BoundedCache<readonly Choice[]>>()

/** The choices of the siblings of one owner. If there are fewer entries than parts, each sibling draws from all of them. */
function handsOf(entries: ListEntries, weights: readonly number[], hands: Hands): readonly Choice[] {
  const { indices } = entries
  if (indices.length < hands.parts) return Array.from({ length: hands.siblings }, () => choiceOf(entries))
  const known = dealt.get(indices) ?? boundedCache<readonly Choice[]>(cacheBudgets.listParts.entries)
  dealt.set(indices, known)
  return known.get(`${hands.siblings} ${hands.parts}`, () => deal(indices, weights, hands))
}

/** The first parts, one for each sibling, of `parts` contiguous parts of about equal weight, none of them empty. */
function deal(entries: readonly number[], weights: readonly number[], { siblings, parts }: Hands): readonly Choice[] {
  const total = entries.reduce((sum, index) => sum + (weights[index] as number), 0)
  let start = 0
  let sum = 0
  return Array.from({ length: siblings }, (_, part) => {
    const least = start + 1
    const most = entries.length - (parts - part - 1)
    let end = start
    while (end < most && (end < least || sum + (weights[entries[end] as number] as number) / 2 < (total * (part + 1)) / parts)) {
      sum += weights[entries[end++] as number] as number
    }
    const own = entries.slice(start, end)
    start = end
    return tableOf(own, weights)
  })
}

/** Maximum number of siblings. The total number of parts grows with its square, because each number of siblings has its own parts. */
const mostParted = 64

/** @throws SchemaError if a row may have more than `mostParted` siblings */
function partedSiblings(context: CompileContext): number {
  const most = mostSiblings(context)
  if (most > mostParted)
    throw new SchemaError(
      `\`least_parts\` divides a list for up to ${mostParted} siblings, but an owner may have ${most} rows of "${context.table.name}": lower the \`max\` of its \`rows\`, or leave \`least_parts\` out`,
    )
  return most
}

/** The number of siblings of one owner, and of the parts of the list, of which each sibling has one. */
interface Hands {
  readonly siblings: number
  readonly parts: number
}

/**
 * Numbers the siblings of all possible numbers of siblings consecutively. `sizes` has the number of parts for each; `read` gives each row
 * its part.
 */
function handReader(leastParts: number, most: number): { readonly sizes: readonly Hands[]; readonly read: (frame: Frame) => Int32Array } {
  const sizes = Array.from({ length: most }, (_, index) => ({ siblings: index + 1, parts: Math.max(index + 1, leastParts) }))
  const starts = sizes.map((_, index) => (index * (index + 1)) / 2)
  if (most === 1) return { sizes, read: (frame) => frame.int32().fill(0, 0, frame.count) }
  return {
    sizes,
    read: (frame) => {
      const { places, counts } = frame.siblings()
      const hands = frame.int32()
      for (let i = 0; i < frame.count; i++) hands[i] = (starts[(counts[i] as number) - 1] as number) + (places[i] as number)
      return hands
    },
  }
}
