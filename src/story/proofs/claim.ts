import type { SaidBounds, SpreadShape } from '../attributes/aspect.ts'
import type { Between } from '../facts/between.ts'
import type { RowTest } from './row-test.ts'

interface Cell {
  table: string
  column: string
}

interface Family {
  child: string
  key: string
  parent: string
  parentKey: string
}

/** By type: what each claim says. */
interface Claims {
  /** The table has exactly this number of rows; with `between`, a number within these bounds. */
  rows: { table: string; rows: number; between?: Between }
  /** A share of the rows (0 to 1), to the nearest row, has the value in the column. */
  share: Cell & { value: string | boolean; share: number }
  /** Exactly this number of rows has the value in the column. */
  having: Cell & { value: string | boolean; rows: number }
  /** All rows but the share `beyond` have one of the values in the column. */
  among: Cell & { values: readonly string[]; beyond?: number }
  /** More than half of the rows have one of the values in the column. */
  most: Cell & { values: readonly string[] }
  /** Each row of the parent has `min` to `max` rows of the child; null for no bound. */
  per_parent: Family & { min: number | null; max: number | null }
  /** Exactly this number of parent rows has no rows of the child. */
  childless: Family & { rows: number }
  /** The `rows` parent rows with the most rows of the child have `children` of them together. */
  concentrated: Family & { rows: number; children: number }
  /** The mean number of child rows for each parent row, to the nearest row of either. */
  average: { child: string; parent: string; mean: number }
  /** Each row of the child refers to a row of the parent. */
  refers: Family
  /** Some rows refer to rows of the same table, the others to none. */
  refers_within: { table: string; key: string; to: string }
  /** No row is before the first or after the last day (ISO 8601). */
  within: Cell & {
    from: string
    to: string
    /** Set if the column may be empty. */
    orEmpty?: true
    /** Periods without rows, as days, both included. */
    gaps?: readonly { readonly from: string; readonly to: string }[]
  }
  /** The sum of the column in each month; the number of rows if `column` is null. */
  months: { table: string; time: string; column: string | null; months: readonly { readonly period: string; readonly total: number }[] }
  /** The twelve months from `since` (a month number) have `factor` times the sum of the twelve before; rows if `column` is null. */
  step: { table: string; time: string; column: string | null; since: number; factor: number }
  /** The sum of the column in some months ("2025-03") is on average `factor` times that in others; more, or less, if it is null. */
  season: {
    table: string
    time: string
    column: string
    months: readonly string[]
    others: readonly string[]
    factor: number | null
    isQuiet?: boolean
  }
  /** Some times have more rows than the others on average. */
  busier: {
    table: string
    time: string
    part: 'month' | 'weekday' | 'hour' | 'day'
    /** Numbers of months (1 to 12), weekdays (1 for Monday to 7) or hours (0 to 23), or days in ISO 8601. */
    times: readonly (number | string)[]
    /** Set if these times have fewer rows than the others. */
    isQuiet?: boolean
    /** Set if all rows are at these times. */
    isOnly?: boolean
    /** Set if no row is at these times. */
    isNone?: true
    /** Set if more than half of all rows are at these times. */
    isMost?: true
    /** How many rows these times have on average for each row of the others; absent if they have more or fewer. */
    factor?: number
    /** Times that are compared with nothing, because another statement is about them. */
    beside?: readonly (number | string)[]
    /** The weekdays whose hours are meant, 1 for Monday; absent for all. */
    weekdays?: readonly number[]
    /** The first and last day of the rows that are compared; absent for all rows. */
    among?: { readonly from: string; readonly to: string }
  }
  /** A share of the rows (0 to 1) is on these weekdays (1 for Monday) or at these hours, within 1% of the rows and what chance may add. */
  share_at: { table: string; time: string; part: 'month' | 'weekday' | 'hour'; times: readonly number[]; share: number }
  /** Of the rows in some months (1 to 12) or on some weekdays (1 for Monday), a share (0 to 1) passes a test. */
  share_during: {
    table: string
    time: string
    during: readonly { readonly part: 'month' | 'weekday'; readonly times: readonly number[] }[]
    /** Set if the rows at all other times are meant. */
    isOther?: true
    holds: RowTest
    share: number
    /** Rows by which rounding may change it; null for what chance may add. */
    slack: number | null
  }
  /** The table has these columns. */
  columns: { table: string; columns: readonly string[] }
  /** Non-empty cells are within bounds. Exactly the share `beyond` of the rows is outside. */
  between: Cell & SaidBounds & { beyond?: number }
  /** Non-empty texts have `min` to `max` characters. */
  length: Cell & { min: number; max: number }
  /** Non-empty texts are codes of a pattern: # is a digit, ? a capital letter. */
  form: Cell & { pattern: string }
  /** Non-empty texts have a form, as SQL's `similar to` has it, and an ending. The form is '' for any. */
  matches: Cell & { form: string; ending: string }
  /** The column counts the rows from a number, behind a prefix. */
  numbered: Cell & { prefix: string; first: number }
  /**
   * The mean, median or standard deviation of the column, with the tolerance of `statisticProof`. `missing` is the share of empty cells;
   * null if it follows from other columns.
   */
  statistic: Cell & { of: 'mean' | 'median' | 'deviation'; value: number; missing?: number | null }
  /** The shape of the distribution of the column. */
  spread: Cell & { shape: SpreadShape }
  /** More numbers of the column are near this value than between it and other peaks. */
  peak: Cell & { value: number }
  /** Non-empty cells are integers; with `step`, its multiples; with `cents` (0 to 99), numbers with these two decimals. */
  whole: Cell & { step?: number; cents?: number }
  /** All values of the column are different. */
  distinct: Cell
  /** The column is never empty. */
  filled: Cell
  /** No two rows, or no two rows with the same `key`, have the same time. */
  regular: { table: string; time: string; key: string | null }
  /** A share of the rows (0 to 1), to the nearest row, is empty in the column. */
  missing: Cell & { share: number }
  /** `answers` lists a share of the rows (0 to 1), to the nearest row, whose cells were changed; by their key if there is one. */
  touched: Cell & {
    answers: string
    key: string | null
    share: number
    /** The function that makes the original text of a changed cell again. */
    trim?: 'trim' | 'ltrim' | 'rtrim'
  }
  /** At least a share of the rows, to the nearest row, equals another row in the columns; `answers` lists exactly this share. */
  copies: { table: string; columns: readonly string[]; answers: string; share: number }
  /** The response has none of these tables. */
  absent: { tables: readonly string[] }
  /** The response has all of these tables. */
  present: { tables: readonly string[] }
  /** All rows that pass one test pass another one. */
  every: { table: string; when: RowTest; holds: RowTest }
  /** Of the rows that pass a test, a share (0 to 1), to the nearest row, passes another one. */
  share_within: { table: string; when: RowTest; holds: RowTest; share: number }
  /** A share of all rows (0 to 1) passes a test, with a tolerance of `slack` rows, as each part is rounded. */
  share_overall: { table: string; holds: RowTest; share: number; slack: number }
  /**
   * The mean of the column in the rows that pass a test, within 0.5%; with few rows, within the effect of one row in a hundred. Also their
   * standard deviation, with the tolerance of `statisticProof`.
   */
  mean_within: { table: string; when: RowTest; column: string; value: number; deviation?: number }
  /** The rows that pass a test have a share (0 to 1) of the sum of the column, within 0.1% of this sum. */
  sum_share: Cell & { when: RowTest; share: number }
  /** The rank correlation of two columns where both are not empty, with the tolerance of `correlationProof`. */
  correlated: { table: string; columns: readonly [string, string]; coefficient: number }
  /** Where both are not empty, one time is `min` to `max` seconds after another; in whole days if either is a date. */
  delay: Cell & {
    after: string
    min: number
    /** Null for no bound. */
    max: number | null
    isOfDays: boolean
  }
  /** The mean number of seconds between two times of each row, with the tolerance of `mean_within`. */
  mean_delay: Cell & { after: string; value: number }
  /**
   * A column equals an expression of other columns, within `off`. With noise, it differs by at most `off` and with a standard deviation.
   * Names in the expression are columns, in braces; a name with "!" is a date, counted in days.
   */
  computed: Cell & { expression: string; off: number; deviation: number }
  /** A column is the sum of `of` over the rows of another table that refer to the row. */
  sums: Cell & { rowKey: string; owned: string; ownerKey: string; of: string }
}

/** A claim of one type. */
export type ClaimOf<Type extends keyof Claims> = Readonly<{ type: Type } & Claims[Type]>

/** A statement about the data in terms of the visible tables and columns, which SQL can prove. */
export type Claim = { [Type in keyof Claims]: ClaimOf<Type> }[keyof Claims]
