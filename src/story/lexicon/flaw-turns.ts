import { wordSet } from './word-set.ts'
import type { Dirt } from './dirt-words.ts'
import { turnsFor } from './turns-for.ts'

/** What is wrong with cells. `spelling` is another letter case if the examples show so; `flaw` cannot be generated and is reported. */
export type Flaw =
  | Extract<Dirt, 'casing' | 'upper' | 'lower' | 'spaces' | 'leading_spaces' | 'trailing_spaces' | 'no_at' | 'negative'>
  | 'spelling'
  | 'flaw'

/** Word groups after a column for what is wrong with it: "dates | in mixed formats", "names | with emojis". */
export const flawTurns: ReadonlyMap<string, Flaw> = new Map<string, Flaw>([
  ...turnsFor<Flaw>('casing', [
    'cased inconsistently|inconsistently capitalized|inconsistently cased|capitalized inconsistently|with inconsistent casing',
    'with mixed casing|with inconsistent case|in different cases|in mixed case|in inconsistent case|in inconsistent casing|in mixed casing',
    'in random case|in random casing|with random case|with random casing|with inconsistent capitalization|with inconsistent capitalisation',
  ]),
  ...turnsFor<Flaw>('spelling', [
    'spelled inconsistently|spelt inconsistently|inconsistently spelled|inconsistently spelt|written inconsistently|inconsistently written',
    'spelled differently|with inconsistent spelling|in inconsistent spelling',
  ]),
  ...turnsFor<Flaw>('spaces', [
    'with leading or trailing spaces|with leading and trailing spaces|with extra spaces',
    'with leading or trailing whitespace|with leading and trailing whitespace|with trailing or leading spaces|with trailing or leading whitespace',
    'with stray spaces|with spaces around them|with extra whitespace',
  ]),
  ...turnsFor<Flaw>('leading_spaces', ['with leading spaces|with leading whitespace|with a leading space']),
  ...turnsFor<Flaw>('trailing_spaces', ['with trailing spaces|with trailing whitespace|with a trailing space']),
  ...turnsFor<Flaw>('upper', [
    'in all caps|in caps|all caps|in capitals|in capital letters|in upper case|in uppercase|all uppercase|all in uppercase|all upper case',
    'all in upper case|fully uppercase|in upper case only|in all uppercase|upper case|in block letters|in block capitals',
    'with uppercase letters|with capital letters|with upper case letters|in uppercase letters|in upper case letters',
  ]),
  ...turnsFor<Flaw>('lower', [
    'in lower case|in lowercase|all lowercase|all in lower case|all in lowercase|all lower case|in lower case only|in all lowercase|lower case',
    'in small letters|fully lowercase|in lowercase letters|in lower case letters',
  ]),
  ...turnsFor<Flaw>('no_at', [
    'without an @|without @|without an at sign|without the @|without the @ sign|without an @ sign|without @ sign|with no @|with no @ sign',
    'have no @|has no @|have no @ sign|has no @ sign|lack an @|lack the @|lacking an @|missing the @|missing the @ sign|missing an @|missing @',
    'with a missing @|with missing @|are missing the @|are missing an @|contain no @|do not contain an @|do not have an @',
  ]),
  ...turnsFor<Flaw>('negative', [
    'with negative values|negative by mistake|negative by accident|wrongly negative|with a negative sign|below zero by mistake',
  ]),
  ...turnsFor<Flaw>('flaw', [
    'in mixed formats|in a mixed format|in different formats|in several formats|in various formats|in inconsistent formats|in two formats',
    'in two different formats|in three formats|in three different formats|in multiple formats|with mixed formats|formatted inconsistently',
    'inconsistently formatted|with inconsistent formatting|in mixed format|in different units|in mixed units|in the wrong format',
    'with emojis|with emoji|with letters|with apostrophes|with accents|with umlauts|with special characters|with html tags|with quotes',
    'with numbers|with digits|with two @|with a currency sign|with a currency symbol',
    'with currency signs|with currency symbols|as text|as strings|as a string|stored as text|stored as strings|written as text',
    'in the future|with spaces at the end|with spaces on the end|with spaces at the start|with a space at the end|out of range',
    'spaces at the end|spaces on the end|spaces at the start|spaces around them|broken in some rows|in the past|with the wrong type|with wrong values|with impossible values|with unicode characters',
  ]),
])

/** Adjectives for wrong cells: "2% negative quantities", "impossible dates of birth". */
export const flawAdjectives: ReadonlySet<string> = wordSet(
  'negative impossible implausible wrong incorrect nonsensical absurd garbled truncated',
)

/** Nouns for which these adjectives are no flaw: "30% negative comments". */
export const judgedNouns: ReadonlySet<string> = wordSet(
  'comment review feedback sentiment message response reply answer result test mention opinion outcome guess prediction',
)
