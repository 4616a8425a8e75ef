import { textOutcome } from './shared/text-outcome.ts'

/** Texts before and after a cell; the first entries leave it unchanged. */
const leading = ['', '', '', ' ', ' ']
const trailing = ['', ' ', '  ', '', ' ']

/** An exact number of cells with spaces around them. */
export const spaces = textOutcome({
  name: 'spaces',
  description: 'An exact number of cells of a text column have extra spaces before or after the text.',
  column: 'A text column of the table, never null and not unique.',
  examples: [
    { column: 'name', rate: 0.1 },
    { column: 'name', count: 12, answers: 'padded_names' },
  ],
  alone: 'put both into one',
  change: (_, layout, own) => ({
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
      const kinds = trailing.length - 1
      for (let i = 0; i < frame.count; i++) codes[i] = codes[i] === 0 ? 1 + Math.floor((draws[i] as number) * (kinds / 2 ** 32)) : 0
      return [codes]
    },
  }),
})
