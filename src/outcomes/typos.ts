import Type from 'typebox'
import type { CompiledColumn, Frame } from '../columns/column-kind.ts'
import { SchemaError } from '../schema/schema-error.ts'
import type { Dictionary, Lane, TextLayout, TextPart } from '../vector.ts'
import { defineOutcome } from './outcome.ts'
import { columnOf, requireAlone, requireAlways, requireFree } from './shared/checks.ts'
import { slipsOfWord, withSlips } from './shared/slips.ts'
import {
  answersTable,
  beforeColumn,
  fillNumbered,
  firstRows,
  requireAnswers,
  requireRows,
  touchedConflict,
  touchedCount,
  touchedParams,
  touchedShares,
  withBefore,
} from './shared/touched.ts'

/** A dictionary grows fivefold: more words than this would be a burden to every worker. */
const mostWords = 20_000

/** Exactly so many misspelled cells. */
export const typos = defineOutcome({
  name: 'typos',
  description: 'Exactly so many cells of a text column have one slip of the fingers: letters swapped, missing, doubled or hit beside.',
  params: Type.Object({
    column: Type.String({
      description: `A text column of the table, never null and not unique, with words to misspell: at most ${mostWords} different ones in a part.`,
    }),
    ...touchedParams,
  }),
  examples: [
    { column: 'name', rate: 0.03 },
    { column: 'name', count: 30, answers: 'misspelled_names' },
  ],
  conflict: touchedConflict,
  columns: ({ column }) => [column],
  check: (params, table, place) => {
    const column = columnOf(table, params.column)
    requireFree(column, table, 'typos')
    if (column.kind === 'lifecycle')
      throw new SchemaError(`"${column.name}" is a state, which goes with moments of the row, and cannot have typos: choose another column`)
    requireAlone(column.name, table, place, { typos: 'a second slip might mend the first: put both into one' })
    requireRows(params, table)
    requireAnswers(params, table, ['column', 'original'])
  },
  complete: (params, columns) => withBefore('typos', params.column, params, columns),
  apply: (params, column, context) => {
    const { layout, fill } = column
    if (layout.type !== 'text') throw new SchemaError(`"${params.column}" is not a text and cannot have typos: choose a column of words`)
    requireAlways(context.schema, column, 'typos')
    const { misspelled, source, own } = misspell(params.column, layout, column)
    const site = context.site()
    const slipSite = context.site('slip')
    const shares = touchedShares(params, context.table.rows)
    const right = source.dictionary.words.length
    return {
      layout: misspelled,
      lanes: own + 1,
      touched: { ...column.touched, typos: { before: column, fill: fillNumbered(shares, 0, firstRows, site) } },
      fill: (frame) => {
        const { lanes, nulls } = fill(frame)
        const codes = frame.int32()
        shares.fillCodes(frame.rowNumbers(), frame.count, frame.key(site), codes)
        misspellTouched(frame, lanes[source.lane] as Int32Array, right, frame.draw(slipSite), codes)
        return { lanes: [...lanes.slice(0, own), codes] satisfies Lane[], nulls }
      },
    }
  },
  answers: (params, table) => {
    const { column, answers } = params
    return answersTable(answers, table, {
      outcome: 'typos',
      column,
      rows: touchedCount(params, table.rows, table.rows),
      beside: (through) => [
        { name: 'column', kind: 'constant', value: column },
        { name: 'original', kind: 'lookup', through, column: beforeColumn(column, 'typos') },
      ],
    })
  },
})

type WordPart = Extract<TextPart, { readonly type: 'word' }>

/** Replaces flags, 0 for touched rows, by codes of words, misspelled where touched. */
function misspellTouched(frame: Frame, words: Int32Array, right: number, draws: Uint32Array, codes: Int32Array): void {
  for (let i = 0; i < frame.count; i++) {
    const word = words[i] as number
    codes[i] = codes[i] === 0 ? right + word * slipsOfWord + Math.floor((draws[i] as number) * (slipsOfWord / 2 ** 32)) : word
  }
}

/** The layout in which the part with the longest words has misspelled ones too, read from a lane `own` behind all others, so that theirs stay as they are. */
function misspell(
  name: string,
  layout: TextLayout,
  { lanes }: CompiledColumn,
): { readonly misspelled: TextLayout; readonly source: WordPart; readonly own: number } {
  const source = longestPart(layout.parts)
  if (source === null) throw new SchemaError(`"${name}" has no words that could be misspelled in every row: choose a column of words`)
  const count = source.dictionary.words.length
  if (count > mostWords)
    throw new SchemaError(
      `"${name}" is made of ${count} different words, but typos are possible in at most ${mostWords}: choose a column with fewer`,
    )
  const own = lanes ?? Math.max(...layout.parts.map((part) => (part.type === 'literal' ? 0 : part.lane + 1)))
  const dictionary: Dictionary = { words: withSlips(source.dictionary.words) }
  const parts = layout.parts.map((part) => (part === source ? { ...part, lane: own, dictionary } : part))
  return { misspelled: { ...layout, parts }, source, own }
}

/** The part whose words are longest on average, of those without an empty word: it has a place for a slip in every row. */
function longestPart(parts: readonly TextPart[]): WordPart | null {
  let longest: WordPart | null = null
  let most = 0
  for (const part of parts) {
    if (part.type !== 'word' || part.dictionary.words.some((word) => word === '')) continue
    const { words } = part.dictionary
    const length = words.reduce((sum, word) => sum + word.length, 0) / words.length
    if (length <= most) continue
    longest = part
    most = length
  }
  return longest
}
