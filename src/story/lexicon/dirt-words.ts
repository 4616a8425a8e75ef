import { negations } from './determiners.ts'
import { turnsFor } from './turns-for.ts'
import { wordSet } from './word-set.ts'

/** Defects of cells or rows: they are missing, or wrong in some way. */
export type Dirt =
  | 'missing'
  | 'typos'
  | 'outliers'
  | 'negative'
  | 'duplicates'
  | 'copies'
  | 'casing'
  | 'upper'
  | 'lower'
  | 'spaces'
  | 'leading_spaces'
  | 'trailing_spaces'
  | 'invalid'
  | 'no_at'

/** Words and word groups for dirt. */
export const dirtTurns: ReadonlyMap<string, Dirt> = new Map<string, Dirt>([
  ...turnsFor<Dirt>('missing', [
    'missing|null|nulls|nan|nans|blank|blanks|empty|absent|unfilled|optional|nullable|missingness|left blank|left empty|left out',
    'not filled|not filled in|not provided|not given|blank or missing|missing or null|null or missing|missing or blank|null or empty',
    'empty or null|sometimes missing|sometimes empty|sometimes null|set to null',
  ]),
  ...turnsFor<Dirt>('typos', [
    'typo|typos|misspelled|misspelt|mistyped|misspelling|misspellings|spelling mistakes|spelling errors|spelling mistake|with typos',
    'typing errors|typing mistakes',
  ]),
  ...turnsFor<Dirt>('outliers', ['outlier|outliers|extreme outliers|extreme values|extreme value|anomalous values|anomalous readings']),
  ...turnsFor<Dirt>('duplicates', [
    'duplicate|duplicates|duplicated|dupes|dups|repeated twice|inserted twice|duplication|entered twice|appear twice|appears twice|occur twice',
    'occurs twice|listed twice|recorded twice|imported twice|stored twice|duplicated by mistake|in there twice|in it twice',
  ]),
  ...turnsFor<Dirt>('copies', [
    'exact duplicate|exact duplicates|exact copies|exact copy|completely duplicated|fully duplicated|exactly duplicated|identical duplicates',
    'complete duplicates|perfect duplicates|full duplicates|identical copies',
  ]),
  ...turnsFor<Dirt>('casing', [
    'inconsistent casing|inconsistent case|mixed casing|mixed case|random casing|random case|inconsistent capitalization',
    'inconsistent capitalisation|wrong casing|wrong case|inconsistently cased|inconsistently capitalized|inconsistent letter case',
    'casing issues|casing problems|inconsistent upper and lower case|mixed upper and lower case|in mixed case|in the wrong case',
  ]),
  ...turnsFor<Dirt>('spaces', [
    'leading and trailing spaces|leading and trailing whitespace|leading or trailing spaces|leading or trailing whitespace',
    'trailing or leading spaces|extra spaces|extra whitespace|stray spaces|stray whitespace|leading/trailing spaces|whitespace issues',
    'leading / trailing spaces|leading / trailing whitespace|extra white space',
  ]),
  ...turnsFor<Dirt>('leading_spaces', [
    'leading spaces|leading space|leading whitespace|leading whitespaces|leading blanks|leading white space',
  ]),
  ...turnsFor<Dirt>('trailing_spaces', [
    'trailing spaces|trailing space|trailing whitespace|trailing whitespaces|trailing blanks|trailing white space',
  ]),
  ...turnsFor<Dirt>('invalid', [
    'invalid|malformed|badly formatted|wrongly formatted|in the wrong format|ill formed|syntactically wrong|not valid|corrupted|corrupt',
  ]),
])

/** Dirt of whole rows if no column is named. */
export const rowDirt: ReadonlySet<Dirt> = new Set<Dirt>(['duplicates', 'copies'])

/** Words before dirt that negate it. */
export const noDirt: ReadonlySet<string> = wordSet(negations, 'zero')

/** Words for an unspecific number of cells. */
export const vagueParts: readonly string[] = [
  'some',
  'a few',
  'few',
  'several',
  'occasional',
  'a handful of',
  'various',
  'certain',
  'a couple of',
]

/** Nouns for the cells of a column, which name none. */
export const cellWords: ReadonlySet<string> = wordSet(
  'value values cell cells entry entries data datum reading readings measurements points information',
)

/** Nouns for whole rows, as opposed to cells: "duplicate rows", but not "missing entries". */
export const wholeRowNouns: ReadonlySet<string> = wordSet('row rows record records line lines')

/** Nouns for any column. */
export const columnWords: ReadonlySet<string> = wordSet(
  'column columns field fields attribute attributes variable variables feature features',
)

/** Nouns for all the data: dirt of it is in all rows. */
export const dataWords: ReadonlySet<string> = wordSet('data dataset export csv file extract records rows table dump sample')
