import { changedWords, mostWords } from './shared/changed-words.ts'
import { recased } from './shared/recased.ts'
import { textOutcome } from './shared/text-outcome.ts'

/** An exact number of cells in another case. */
export const casing = textOutcome({
  name: 'casing',
  description:
    'An exact number of cells of a text column are in another case: in upper case or in lower case. Without `as`, only one ' +
    'part of a longer text may be changed.',
  column:
    `A text column of the table, never null and not unique, that contains letters, with at most ${mostWords} different words ` +
    'in a part of the text.',
  examples: [
    { column: 'city', rate: 0.2 },
    { column: 'city', count: 30, answers: 'cities_in_wrong_case' },
  ],
  ways: { upper: 'All letters are in upper case.', lower: 'All letters are in lower case.' },
  alone: 'a second change might undo the first: put both into one',
  change: (name, layout, own, as) =>
    as === undefined
      ? changedWords(name, layout, own, cases)
      : recased(name, layout, own, as === 'upper' ? (text) => text.toUpperCase() : (text) => text.toLowerCase()),
})

const known = new WeakMap<readonly string[], readonly string[]>()

const cases = {
  what: 'casing',
  each: 2,
  withChanged: (words: readonly string[]): readonly string[] => {
    const found = known.get(words) ?? [...words, ...words.flatMap(othersOf)]
    known.set(words, found)
    return found
  },
  canChange: (word: string): boolean => word.toUpperCase() !== word.toLowerCase(),
}

/** A word in two other cases; the same case twice if there is only one other. */
function othersOf(word: string): readonly [string, string] {
  const [upper, lower] = [word.toUpperCase(), word.toLowerCase()]
  return [upper === word ? lower : upper, lower === word ? upper : lower]
}
