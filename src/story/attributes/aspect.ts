import type { NameForm } from '../../columns/shared/email-address.ts'
import type { Dirt } from '../lexicon/dirt-words.ts'

/** The shape of a distribution. */
export type SpreadShape =
  | 'normal'
  | 'uniform'
  | 'skewed'
  | 'left_skewed'
  | 'lognormal'
  | 'exponential'
  /** Few rows have most of the sum. */
  | 'power_law'
  | 'poisson'
  /** With two peaks. */
  | 'bimodal'

/** Intended errors in cells. */
export type Mess = Exclude<Dirt, 'missing' | 'copies'>

/** How many of the rows: a share (0 to 1), or a number of rows. */
export type Part = { readonly share: number; /** Set where nobody said how many. */ readonly isDefault?: true } | { readonly rows: number }

/** Bounds of numbers. */
export interface SaidBounds {
  /** Null if only the other one is said. */
  readonly min: number | null
  readonly max: number | null
  /** Set if the bounds themselves are excluded: "over 30". */
  readonly isOpen?: true
}

/** How codes that count are written. */
export interface Counted {
  readonly prefix: string
  readonly digits: number
}

/** A statement about the values of a column. */
export type Aspect =
  | ({ readonly type: 'range' } & SaidBounds)
  | { readonly type: 'mean' | 'median' | 'deviation' | 'peak'; readonly value: number }
  | { readonly type: 'shape'; readonly of: SpreadShape }
  /** Multiples of a number: "in steps of 5". */
  | { readonly type: 'step'; readonly value: number }
  /** The cents with which prices end, from 0 to 99: "prices end in .99". */
  | { readonly type: 'ending'; readonly cents: number }
  /** Integers. */
  | { readonly type: 'whole' }
  /**
   * A list of possible values. `shares` has one entry per value, 0 to 1; null for values that share the rest. `shares` is null if none is
   * said.
   */
  | { readonly type: 'values'; readonly values: readonly string[]; readonly shares: readonly (number | null)[] | null }
  /** A share of the rows (0 to 1) whose numbers are within these bounds, of which one may be null; all others are outside. */
  | ({ readonly type: 'beyond'; readonly share: number } & SaidBounds)
  /** The names of the table's rows, in order. `shares` are shares of the rows that refer to each. */
  | { readonly type: 'names'; readonly values: readonly string[]; readonly shares: readonly (number | null)[] | null }
  /** Amounts of money of the rows with these names. */
  | { readonly type: 'amounts'; readonly of: readonly string[]; readonly values: readonly number[] }
  /** A share of the rows (0 to 1) that has this value. */
  | { readonly type: 'share'; readonly value: string; readonly share: number }
  /** Texts of `min` to `max` characters, both included. `letters` are capital letters. */
  | { readonly type: 'length'; readonly min: number; readonly max: number; readonly of: 'digits' | 'letters' | 'characters' }
  /** Codes of one form, as the column kind `pattern` has it: # is a digit, ? a capital letter. */
  | {
      readonly type: 'form'
      readonly pattern: string
      /** Set where the example is the first of counted codes: "ORD-0001". */ readonly counts?: Counted
    }
  /** E-mail addresses, or user names without a domain. `form` is null for any form of the name. */
  | { readonly type: 'address'; readonly domain: string | null; readonly form: NameForm | null }
  /** Numbers that count the rows from the first one, behind a prefix: INV-0001. `last` is the number of the last row, if it is said. */
  | {
      readonly type: 'serial'
      readonly prefix: string
      readonly first: number
      readonly digits: number | null
      readonly last: number | null
    }
  /** Phone numbers with a country code (null for any), of mobile phones, or without spaces. */
  | { readonly type: 'phone'; readonly code: string | null; readonly isPlain: boolean; readonly isMobile: boolean }
  /** All values are different. */
  | { readonly type: 'unique' }
  /** Most rows have one of these values. */
  | { readonly type: 'mostly'; readonly values: readonly string[] }
  /** Empty cells; `part` is null for no empty cells. */
  | { readonly type: 'missing'; readonly part: Part | null }
  /** Cells with an intended error; `part` is null for no errors. */
  | { readonly type: 'mess'; readonly of: Mess | 'copies'; readonly part: Part | null }
  /** An error that cannot be generated: "in mixed formats", "with emojis". */
  | { readonly type: 'flaw' }

/** All listed values of some aspects, as written. */
export function listedValues(aspects: readonly Aspect[]): readonly string[] {
  return aspects.flatMap((aspect) => (aspect.type === 'values' ? aspect.values : []))
}
