import { Type } from 'typebox'
import { permute } from '../random/permute.ts'
import { SchemaError } from '../schema/schema-error.ts'
import type { Lane, TextPart } from '../vector.ts'
import { defineColumnKind } from './column-kind.ts'
import { attributeTexts } from './shared/attributes.ts'
import { sameName } from './shared/same-name.ts'

/** Names composed of words, each combination at most once: company names, player tags. */
export const compound = defineColumnKind({
  name: 'compound',
  description:
    'Names composed of one word from each list, unique in the table. All combinations are used in random order; then they ' +
    'repeat with a number. ' +
    'For names that may repeat, use text.',
  group: 'words',
  params: Type.Object({
    words: Type.Array(
      Type.Union([
        Type.Array(Type.String(), { minItems: 1, uniqueItems: true, description: 'The words.' }),
        Type.Object(
          {
            list: Type.String({ description: 'Name of a reference list.' }),
            attribute: Type.String({ description: 'The attribute with the words.' }),
          },
          { additionalProperties: false },
        ),
      ]),
      {
        minItems: 1,
        maxItems: 4,
        description: 'The lists, in order, with at most 2^32 combinations. Refused if two combinations make the same name.',
      },
    ),
    separator: Type.String({ description: 'The text between the words and before the number.' }),
  }),
  examples: [
    {
      words: [
        ['Red', 'Blue'],
        ['Fox', 'Owl', 'Elk'],
      ],
      separator: ' ',
    },
  ],
  lists: ({ words }) => words.flatMap((source) => ('list' in source ? [source.list] : [])),
  compile: ({ words, separator }, context) => {
    const site = context.site()
    const lists = words.map((source) => ('list' in source ? attributeTexts(context.list(source.list), source.attribute).words : source))
    const combinations = lists.reduce((product, list) => product * list.length, 1)
    if (combinations > 2 ** 32) throw new SchemaError(`There are ${combinations} combinations, more than 2^32`)
    requireDistinct(lists, separator, context.table.rows > combinations)
    const parts: TextPart[] = lists.flatMap((list, lane) => [
      { type: 'literal', text: lane === 0 ? '' : separator },
      { type: 'word', lane, dictionary: { words: list } },
    ])
    // Names of the first round have no number, so the separator before the number is a word that is empty for them.
    parts.push(
      { type: 'word', lane: lists.length, dictionary: { words: ['', separator] } },
      { type: 'digits', lane: lists.length + 1, width: 0, blankZero: true },
    )
    return {
      layout: { type: 'text', parts, nullable: false },
      distinct: 'table',
      fill: (frame) => {
        const rows = frame.rowNumbers()
        const key = frame.siteKey(site)
        const codes = lists.map(() => frame.int32())
        const [gaps, rounds] = [frame.int32(), frame.float64()]
        for (let i = 0; i < frame.count; i++) {
          const row = rows[i] as number
          const round = Math.floor(row / combinations)
          let place = permute(row - round * combinations, combinations, key)
          for (const [lane, list] of lists.entries()) {
            const rest = Math.floor(place / list.length)
            ;(codes[lane] as Int32Array)[i] = place - rest * list.length
            place = rest
          }
          gaps[i] = round === 0 ? 0 : 1
          rounds[i] = round === 0 ? 0 : round + 1
        }
        return { lanes: [...codes, gaps, rounds] satisfies Lane[], nulls: null }
      },
    }
  },
})

/** @throws SchemaError if two combinations make the same name, with or without a number */
function requireDistinct(lists: readonly (readonly string[])[], separator: string, isNumbered: boolean): void {
  const same = sameName(lists, separator)
  if (same === 'too many')
    throw new SchemaError('too many of its words are the beginning of others: use words that do not contain the separator')
  if (same !== null)
    throw new SchemaError(
      `Two combinations of its words make the name ${JSON.stringify(same.name)}: leave out one of them, or use another separator`,
    )
  const last = new Set(lists.at(-1))
  const numbered = isNumbered ? [...last].find((word) => isNumberedWord(word, separator, last)) : undefined
  if (numbered === undefined) return
  const detail = `Its names repeat with a number, so that one of them is equal to one with the word ${JSON.stringify(numbered)}`
  throw new SchemaError(`${detail}: leave out this word, or use more words`)
}

/** Whether a word is another one with the separator and a number that a repeated name may have. */
function isNumberedWord(word: string, separator: string, words: ReadonlySet<string>): boolean {
  let at = word.length
  while (at > 0 && /\d/.test(word.charAt(at - 1))) at--
  const digits = word.slice(at)
  const isNumber = !digits.startsWith('0') && Number(digits) >= 2
  return isNumber && word.endsWith(separator + digits) && words.has(word.slice(0, at - separator.length))
}
