import type { Noun } from '../words/noun.ts'
import type { Span } from '../tokens/token.ts'

/** What is said of one part of the rows. */
export interface SegmentEntry extends Span {
  /** The words that name the part and, mostly in the first entry alone, what is said of it: in lower case, in their order. */
  readonly words: readonly string[]
  /** Where among the words the part is named: from the first to before the second. */
  readonly partWithin: readonly [from: number, to: number]
  /** Set where it is said of all rows, before what is said of parts: "9% overall, 18% of the young ones". */
  readonly isWhole?: true
  readonly said:
    | { readonly type: 'share'; readonly share: number }
    /** Null bounds where only one was said; both the same for one number. */
    | {
        readonly type: 'number'
        readonly min: number | null
        readonly max: number | null
        readonly currency: string | null
        /** What it is counted in, as written. */
        readonly unit: string | null
      }
}

/** "free users churn at 8%, pro at 4%", "average amount is 20 in small stores, 35 in medium ones": what is said of parts of the rows. */
export interface SegmentsFact extends Span {
  readonly type: 'segments'
  readonly entries: readonly SegmentEntry[]
  /** Whether a mean is said where there is one number; else all rows of the part have it. */
  readonly isMean: boolean
}

/** A test of rows by one column. */
export interface SaidTest {
  /** The words for the column, in lower case; empty where none is named. */
  readonly words: readonly string[]
  /** `named`: the words alone name the rows, "unless shipped". */
  readonly sign: '<' | '<=' | '>' | '>=' | 'is' | 'empty' | 'named'
  /** As written; null for `empty` and `named`. */
  readonly value: number | string | null
  /** What a number is counted in, as written. */
  readonly unit?: string | null
  readonly isNot?: true
}

/** What rows have in a column; `words` name it, none where the value alone is said. */
export type SaidEffect = { readonly words: readonly string[] } & (
  | { readonly type: 'word'; readonly value: string; readonly isNot?: true }
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'boolean'; readonly value: boolean }
  | { readonly type: 'empty'; readonly isNot: boolean; /** Bounds of the cells that are not. */ readonly range?: SaidBounds }
)

/** Both included; null where only the other was said. */
export interface SaidBounds {
  readonly min: number | null
  readonly max: number | null
}

/** "if the amount is over 5,000 it is flagged": rows that pass all tests have something, the others, where that was said, something else. */
export interface ConditionFact extends Span {
  readonly type: 'condition'
  readonly tests: readonly SaidTest[]
  /** Set where it is said of the rows that do not pass: "unless". */
  readonly isNot: boolean
  readonly effect: SaidEffect
  readonly otherwise: SaidEffect | null
}

/** "grade is A from 90, B from 75, else C": the label of the interval that a number is in. */
export interface GradesFact extends Span {
  readonly type: 'grades'
  readonly column: Noun
  /** From the highest down. */
  readonly grades: readonly { readonly label: string; readonly from: number }[]
  /** Below all of them; null where none was said. */
  readonly otherwise: string | null
}
