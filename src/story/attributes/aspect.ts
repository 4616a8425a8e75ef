import type { Dirt } from '../lexicon/dirt-words.ts'

/** How the values of a column are spread. */
export type SpreadShape =
  | 'normal'
  | 'uniform'
  | 'skewed'
  | 'left_skewed'
  | 'lognormal'
  | 'exponential'
  | 'poisson'
  /** Two peaks. */
  | 'bimodal'

/** What is wrong with cells on purpose. */
export type Mess = Exclude<Dirt, 'missing' | 'copies'>

/** How many of the rows: a share, 0 to 1, or a number. */
export type Part = { readonly share: number; /** Set where nobody said how many. */ readonly isDefault?: true } | { readonly rows: number }

/** Something that a story says of the values of a column. */
export type Aspect =
  /** Between two numbers, both included; null where only one was said. */
  | { readonly type: 'range'; readonly min: number | null; readonly max: number | null }
  | { readonly type: 'mean' | 'median' | 'deviation' | 'peak'; readonly value: number }
  | { readonly type: 'shape'; readonly of: SpreadShape }
  /** Whole numbers. */
  | { readonly type: 'whole' }
  /** One of these. `shares` has one a value, 0 to 1, null for a value that has what the others leave; null where none were said. */
  | { readonly type: 'values'; readonly values: readonly string[]; readonly shares: readonly (number | null)[] | null }
  /** The rows of the table are called so, one each, in their order; `shares` are of the rows that refer to them, as of values. */
  | { readonly type: 'names'; readonly values: readonly string[]; readonly shares: readonly (number | null)[] | null }
  /** Amounts of money of the rows that are called so. */
  | { readonly type: 'amounts'; readonly of: readonly string[]; readonly values: readonly number[] }
  /** So many of the rows, 0 to 1, have this value. */
  | { readonly type: 'share'; readonly value: string; readonly share: number }
  /** Texts have `min` to `max` characters, both included; `letters` means capital letters. */
  | { readonly type: 'length'; readonly min: number; readonly max: number; readonly of: 'digits' | 'letters' | 'characters' }
  /** Each row has another value. */
  | { readonly type: 'unique' }
  /** Most rows have one of these. */
  | { readonly type: 'mostly'; readonly values: readonly string[] }
  /** So many cells are empty; null where none are. */
  | { readonly type: 'missing'; readonly part: Part | null }
  /** So many cells are wrong in some way; null where none are. */
  | { readonly type: 'mess'; readonly of: Mess | 'copies'; readonly part: Part | null }
  /** So many cells are wrong in a way that is not made: "in mixed formats", "with emojis". */
  | { readonly type: 'flaw' }

/** The values that aspects list, as written. */
export function listedValues(aspects: readonly Aspect[]): readonly string[] {
  return aspects.flatMap((aspect) => (aspect.type === 'values' ? aspect.values : []))
}
