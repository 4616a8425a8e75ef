import type { SaidBounds, SpreadShape } from '../attributes/aspect.ts'
import type { RowTest } from './row-test.ts'

/** A statement about the data in terms of the visible tables and columns, which SQL can prove. */
export type Claim =
  /** The table has exactly this number of rows. */
  | { readonly type: 'rows'; readonly table: string; readonly rows: number }
  /** A share of the rows (0 to 1), to the nearest row, has the value in the column. */
  | { readonly type: 'share'; readonly table: string; readonly column: string; readonly value: string | boolean; readonly share: number }
  /** Exactly this number of rows has the value in the column. */
  | { readonly type: 'having'; readonly table: string; readonly column: string; readonly value: string | boolean; readonly rows: number }
  /** All rows but the share `beyond` have one of the values in the column. */
  | {
      readonly type: 'among'
      readonly table: string
      readonly column: string
      readonly values: readonly string[]
      readonly beyond?: number
    }
  /** More than half of the rows have one of the values in the column. */
  | { readonly type: 'most'; readonly table: string; readonly column: string; readonly values: readonly string[] }
  /** Each row of the parent has `min` to `max` rows of the child; null for no bound. */
  | {
      readonly type: 'per_parent'
      readonly child: string
      readonly key: string
      readonly parent: string
      readonly parentKey: string
      readonly min: number | null
      readonly max: number | null
    }
  /** Exactly this number of parent rows has no rows of the child. */
  | {
      readonly type: 'childless'
      readonly child: string
      readonly key: string
      readonly parent: string
      readonly parentKey: string
      readonly rows: number
    }
  /** The mean number of child rows for each parent row, to the nearest row of either. */
  | { readonly type: 'average'; readonly child: string; readonly parent: string; readonly mean: number }
  /** Each row of the child refers to a row of the parent. */
  | { readonly type: 'refers'; readonly child: string; readonly key: string; readonly parent: string; readonly parentKey: string }
  /** Some rows refer to rows of the same table, the others to none. */
  | { readonly type: 'refers_within'; readonly table: string; readonly key: string; readonly to: string }
  /** No row is before the first or after the last day (ISO 8601). */
  | {
      readonly type: 'within'
      readonly table: string
      readonly column: string
      readonly from: string
      readonly to: string
      /** Set if the column may be empty. */
      readonly orEmpty?: true
      /** Periods without rows, as days, both included. */
      readonly gaps?: readonly { readonly from: string; readonly to: string }[]
    }
  /** The sum of the column in each month; the number of rows if `column` is null. */
  | {
      readonly type: 'months'
      readonly table: string
      readonly time: string
      readonly column: string | null
      readonly months: readonly { readonly period: string; readonly total: number }[]
    }
  /** Some times have more rows than the others on average. */
  | {
      readonly type: 'busier'
      readonly table: string
      readonly time: string
      readonly part: 'month' | 'weekday' | 'hour' | 'day'
      /** Numbers of months (1 to 12), weekdays (1 for Monday to 7) or hours (0 to 23), or days in ISO 8601. */
      readonly times: readonly (number | string)[]
    }
  /** The table has these columns. */
  | { readonly type: 'columns'; readonly table: string; readonly columns: readonly string[] }
  /** Non-empty cells are within bounds. Exactly the share `beyond` of the rows is outside. */
  | ({ readonly type: 'between'; readonly table: string; readonly column: string; readonly beyond?: number } & SaidBounds)
  /** Non-empty texts have `min` to `max` characters. */
  | { readonly type: 'length'; readonly table: string; readonly column: string; readonly min: number; readonly max: number }
  /** The mean, median or standard deviation of the column, with the tolerance of `statisticProof`. */
  | {
      readonly type: 'statistic'
      readonly table: string
      readonly column: string
      readonly of: 'mean' | 'median' | 'deviation'
      readonly value: number
    }
  /** The shape of the distribution of the column. */
  | { readonly type: 'spread'; readonly table: string; readonly column: string; readonly shape: SpreadShape }
  /** More numbers of the column are near this value than between it and other peaks. */
  | { readonly type: 'peak'; readonly table: string; readonly column: string; readonly value: number }
  /** Non-empty cells are integers. */
  | { readonly type: 'whole'; readonly table: string; readonly column: string }
  /** All values of the column are different. */
  | { readonly type: 'distinct'; readonly table: string; readonly column: string }
  /** The column is never empty. */
  | { readonly type: 'filled'; readonly table: string; readonly column: string }
  /** No two rows, or no two rows with the same `key`, have the same time. */
  | { readonly type: 'regular'; readonly table: string; readonly time: string; readonly key: string | null }
  /** A share of the rows (0 to 1), to the nearest row, is empty in the column. */
  | { readonly type: 'missing'; readonly table: string; readonly column: string; readonly share: number }
  /** `answers` lists a share of the rows (0 to 1), to the nearest row, whose cells were changed; by their key if there is one. */
  | {
      readonly type: 'touched'
      readonly table: string
      readonly column: string
      readonly answers: string
      readonly key: string | null
      readonly share: number
    }
  /** At least a share of the rows, to the nearest row, equals another row in the columns; `answers` lists exactly this share. */
  | {
      readonly type: 'copies'
      readonly table: string
      readonly columns: readonly string[]
      readonly answers: string
      readonly share: number
    }
  /** The response has none of these tables. */
  | { readonly type: 'absent'; readonly tables: readonly string[] }
  /** The response has all of these tables. */
  | { readonly type: 'present'; readonly tables: readonly string[] }
  /** All rows that pass one test pass another one. */
  | { readonly type: 'every'; readonly table: string; readonly when: RowTest; readonly holds: RowTest }
  /** Of the rows that pass a test, a share (0 to 1), to the nearest row, passes another one. */
  | { readonly type: 'share_within'; readonly table: string; readonly when: RowTest; readonly holds: RowTest; readonly share: number }
  /** A share of all rows (0 to 1) passes a test, with a tolerance of `slack` rows, as each part is rounded. */
  | { readonly type: 'share_overall'; readonly table: string; readonly holds: RowTest; readonly share: number; readonly slack: number }
  /** The mean of the column in the rows that pass a test, within 0.5%; with few rows, within the effect of one row in a hundred. */
  | { readonly type: 'mean_within'; readonly table: string; readonly when: RowTest; readonly column: string; readonly value: number }
  /** The rank correlation of two columns where both are not empty, with the tolerance of `correlationProof`. */
  | { readonly type: 'correlated'; readonly table: string; readonly columns: readonly [string, string]; readonly coefficient: number }
  /** Where both are not empty, one time is `min` to `max` seconds after another; in whole days if either is a date. */
  | {
      readonly type: 'delay'
      readonly table: string
      readonly column: string
      readonly after: string
      readonly min: number
      /** Null for no bound. */
      readonly max: number | null
      readonly isOfDays: boolean
    }
  /** The mean number of seconds between two times of each row, with the tolerance of `mean_within`. */
  | { readonly type: 'mean_delay'; readonly table: string; readonly column: string; readonly after: string; readonly value: number }
  /**
   * A column equals an expression of other columns, within `off`. With noise, it differs by at most `off` and with a standard deviation.
   * Names in the expression are columns, in braces.
   */
  | {
      readonly type: 'computed'
      readonly table: string
      readonly column: string
      readonly expression: string
      readonly off: number
      readonly deviation: number
    }
