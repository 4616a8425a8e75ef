import { changedWords, mostWords } from './shared/changed-words.ts'
import { slipsOfWord, withSlips } from './shared/slips.ts'
import { textOutcome } from './shared/text-outcome.ts'

/** An exact number of misspelled cells. */
export const typos = textOutcome({
  name: 'typos',
  description:
    'An exact number of cells of a text column have one typing error: two letters are swapped, one is missing, one is ' +
    'doubled, or one is replaced by that of a neighbouring key.',
  column:
    `A text column of the table, never null and not unique, with at most ${mostWords} different words in the misspelled part ` +
    'of the text.',
  examples: [
    { column: 'name', rate: 0.03 },
    { column: 'name', count: 30, answers: 'misspelled_names' },
  ],
  alone: 'a second typo might undo the first: put both into one',
  change: (name, layout, own) => changedWords(name, layout, own, slips),
})

const slips = { what: 'typos', each: slipsOfWord, withChanged: withSlips, canChange: (word: string) => word !== '' }
