import type { SaidBounds } from '../attributes/aspect.ts'
import type { Noun } from '../words/noun.ts'
import type { Span } from '../tokens/token.ts'

/** A statement about one part of the rows. */
export interface SegmentEntry extends Span {
  /** The words of the part and, usually in the first entry only, of the statement: in lower case, in order. */
  readonly words: readonly string[]
  /** The range of indexes of `words` in which the part is named; the end is excluded. */
  readonly partWithin: readonly [from: number, to: number]
  /** The comparison that names the part, instead of words: "scores above 700". */
  readonly limit?: SaidTest
  /** Set if the entry is about all rows: "9% overall, 18% of the young ones". */
  readonly isWhole?: true
  readonly said:
    | { readonly type: 'share'; readonly share: number }
    /** A bound is null if only the other one is said; both are equal for a single number. */
    | (SaidBounds & {
        readonly type: 'number'
        readonly currency: string | null
        /** The unit, as written. */
        readonly unit: string | null
        /** The standard deviation around a mean, in the same unit: "average 70 (sd 8)". */
        readonly deviation?: number
      })
}

/** Statements about parts of the rows: "free users churn at 8%, pro at 4%", "average amount is 20 in small stores, 35 in medium ones". */
export interface SegmentsFact extends Span {
  readonly type: 'segments'
  readonly entries: readonly SegmentEntry[]
  /** Whether a single number is a mean; else all rows of the part have it. */
  readonly isMean: boolean
}

/** Shares of a sum of money by parts of the rows: "North brings 45% of revenue, South 25%". */
export interface SumShareFact extends Span {
  readonly type: 'sum_share'
  /** The words of the sum, in lower case: ["revenue"], ["claim", "amount"]. */
  readonly sum: readonly string[]
  /** The words of each part, in lower case, and its share: 0.45 for 45%, null for what the others leave. */
  readonly parts: readonly { readonly words: readonly string[]; readonly share: number | null }[]
}

/** A test of rows by one column. */
export interface SaidTest {
  /** The words for the column in lower case; empty if none is named. */
  readonly words: readonly string[]
  /** `named`: the words alone name the rows, as in "unless shipped". */
  readonly sign: '<' | '<=' | '>' | '>=' | 'is' | 'empty' | 'named'
  /** As written; null for `empty` and `named`. */
  readonly value: number | string | null
  /** The unit of the number, as written. */
  readonly unit?: string | null
  /** Whether the number is an amount of money. */
  readonly isMoney?: true
  /** The words for another column that the column is compared with: "stock is below | the reorder level". */
  readonly other?: readonly string[]
  readonly isNot?: true
}

/** The effect on a column. `words` name the column; they are empty if only the value is said. */
export type SaidEffect = { readonly words: readonly string[] } & (
  | {
      readonly type: 'word'
      readonly value: string
      readonly isNot?: true
      /** `state`: "mark them as | overdue"; `verb`: "| reject | them". */
      readonly ordered?: 'state' | 'verb'
    }
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'boolean'; readonly value: boolean }
  | {
      readonly type: 'empty'
      readonly isNot: boolean
      /** Bounds of the cells that are not. */ readonly range?: SaidBounds
      /** Values of the cells that are not: "null if it is paid, otherwise | one of new, open". */
      readonly values?: readonly string[]
      /** "no stock": 0 in a count. */ readonly isNone?: true
      /** "passed if score >= 50": what the others are is said, too. */ readonly isWhole?: true
    }
)

/**
 * A condition: "if the amount is over 5,000 it is flagged". Rows that pass all tests get the effect; the other rows get another one if it
 * is said.
 */
export interface ConditionFact extends Span {
  readonly type: 'condition'
  readonly tests: readonly SaidTest[]
  /** Set if the effect is for rows that do not pass: "unless". */
  readonly isNot: boolean
  /** Set if the story states nothing about the other rows: "rows under 18 are never approved". */
  readonly isOneWay?: true
  /** The words for the rows without the effect, if they are named: "churned ones have an end date, | active ones don't". */
  readonly others?: readonly string[]
  readonly effect: SaidEffect
  readonly otherwise: SaidEffect | null
  /** The table of the list that declares the column. */
  readonly of?: Noun
}

/** Labels by intervals of a number: "grade is A from 90, B from 75, else C". */
export interface GradesFact extends Span {
  readonly type: 'grades'
  readonly column: Noun
  /** From the highest to the lowest. */
  readonly grades: readonly { readonly label: string; readonly from: number }[]
  /** The label below all of them; null if none is said. */
  readonly otherwise: string | null
}

/** How much two sides differ: "twice as much", "20% more", "5 minutes longer". */
export type SaidDifference =
  | { readonly type: 'factor' | 'part'; readonly value: number }
  | { readonly type: 'distance'; readonly value: number; readonly unit: string | null }

/** A statement that some rows have more or less of something than others, or as much: "older patients are readmitted more often". */
export interface LeaningFact extends Span {
  readonly type: 'leaning'
  /** All words before those for the other rows, in lower case. */
  readonly words: readonly string[]
  /** The words for the other rows: "than | black ones". Null if none are named. */
  readonly others: readonly string[] | null
  /** Null if it is not said. */
  readonly difference: SaidDifference | null
  /** Whether what depends stands first: "default is more likely when the debt is high". */
  readonly isFirst: boolean
  /** Whether the rows have more, or less, than each other kind: "sales people earn the most". */
  readonly isMost: boolean
}
