import { textOutcome } from './shared/text-outcome.ts'

/** Texts before and after a cell; the first entries leave it unchanged. */
const leading = ['', '', '', ' ', ' ']
const trailing = ['', ' ', '  ', '', ' ']

interface Entries {
  readonly first: number
  readonly kinds: number
}

/** The entries that change a cell, by where the spaces are; all of them if that is not said. */
const entries: Readonly<Record<string, Entries>> = { trailing: { first: 1, kinds: 2 }, leading: { first: 3, kinds: 1 } }
const all: Entries = { first: 1, kinds: trailing.length - 1 }

/** An exact number of cells with spaces around them. */
export const spaces = textOutcome({
  name: 'spaces',
  description: 'An exact number of cells of a text column have extra spaces before or after the text.',
  column: 'A text column of the table, never null and not unique.',
  examples: [
    { column: 'name', rate: 0.1 },
    { column: 'name', count: 12, answers: 'padded_names' },
  ],
  ways: { leading: 'A space before the text.', trailing: 'One or two spaces after the text.' },
  alone: 'put both into one',
  change: (_, layout, own, as) => ({
    layout: {
      ...layout,
      parts: [
        { type: 'word', lane: own, dictionary: { words: leading } },
        ...layout.parts,
        { type: 'word', lane: own, dictionary: { words: trailing } },
      ],
    },
    lanes: own + 1,
    fill: (frame, _lanes, codes, draws) => {
      const { first, kinds } = entries[as ?? ''] ?? all
      for (let i = 0; i < frame.count; i++) codes[i] = codes[i] === 0 ? first + Math.floor((draws[i] as number) * (kinds / 2 ** 32)) : 0
      return [codes]
    },
  }),
})
