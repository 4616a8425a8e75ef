import type { SpreadShape } from '../attributes/aspect.ts'
import type { RowTest } from './row-test.ts'

/** Something that a story says of the data, by the tables and columns of the answer, so that a query can prove it. */
export type Claim =
  /** The table has exactly so many rows. */
  | { readonly type: 'rows'; readonly table: string; readonly rows: number }
  /** The nearest whole number of rows to a share of the table's rows, 0 to 1, have the value in the column. */
  | { readonly type: 'share'; readonly table: string; readonly column: string; readonly value: string | boolean; readonly share: number }
  /** Exactly so many rows have the value in the column. */
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
  /** Each row of the parent has from `min` to `max` rows of the child; null where nothing was said. */
  | {
      readonly type: 'per_parent'
      readonly child: string
      readonly key: string
      readonly parent: string
      readonly parentKey: string
      readonly min: number | null
      readonly max: number | null
    }
  /** Exactly so many rows of the parent have no rows of the child. */
  | {
      readonly type: 'childless'
      readonly child: string
      readonly key: string
      readonly parent: string
      readonly parentKey: string
      readonly rows: number
    }
  /** There are so many rows of the child for each row of the parent on average, to the nearest row of either. */
  | { readonly type: 'average'; readonly child: string; readonly parent: string; readonly mean: number }
  /** Each row of the child refers to a row of the parent. */
  | { readonly type: 'refers'; readonly child: string; readonly key: string; readonly parent: string; readonly parentKey: string }
  /** Some rows refer to rows of the same table, the others to none. */
  | { readonly type: 'refers_within'; readonly table: string; readonly key: string; readonly to: string }
  /** No row is before the first or after the last day; days as ISO 8601. */
  | {
      readonly type: 'within'
      readonly table: string
      readonly column: string
      readonly from: string
      readonly to: string
      /** Set where the column may be empty. */
      readonly orEmpty?: true
      /** Days between, both included, of which there are no rows either. */
      readonly gaps?: readonly { readonly from: string; readonly to: string }[]
    }
  /** The column, or, where that is null, the number of rows, adds up to exactly so much in each month. */
  | {
      readonly type: 'months'
      readonly table: string
      readonly time: string
      readonly column: string | null
      readonly months: readonly { readonly period: string; readonly total: number }[]
    }
  /** More happens at some times than at the others on average. */
  | {
      readonly type: 'busier'
      readonly table: string
      readonly time: string
      readonly part: 'month' | 'weekday' | 'hour' | 'day'
      /** Numbers of months (1 to 12), of weekdays (1 for Monday to 7) or of hours (0 to 23), or days as ISO 8601. */
      readonly times: readonly (number | string)[]
    }
  /** The table has these columns. */
  | { readonly type: 'columns'; readonly table: string; readonly columns: readonly string[] }
  /** Where the column is not empty, it is from `min` to `max`; null for no bound. The share `beyond` of the rows is outside, and no other row. */
  | {
      readonly type: 'between'
      readonly table: string
      readonly column: string
      readonly min: number | null
      readonly max: number | null
      readonly beyond?: number
    }
  /** Where the column is not empty, its texts have from `min` to `max` characters. */
  | { readonly type: 'length'; readonly table: string; readonly column: string; readonly min: number; readonly max: number }
  /** The mean, the median or the standard deviation of the column, as near as its rows and its digits allow: see `statisticProof`. */
  | {
      readonly type: 'statistic'
      readonly table: string
      readonly column: string
      readonly of: 'mean' | 'median' | 'deviation'
      readonly value: number
    }
  /** The numbers of the column are spread in a way. */
  | { readonly type: 'spread'; readonly table: string; readonly column: string; readonly shape: SpreadShape }
  /** More numbers of the column are near a value than between it and other peaks. */
  | { readonly type: 'peak'; readonly table: string; readonly column: string; readonly value: number }
  /** Where the column is not empty, it is a whole number. */
  | { readonly type: 'whole'; readonly table: string; readonly column: string }
  /** No two rows have the same value in the column. */
  | { readonly type: 'distinct'; readonly table: string; readonly column: string }
  /** The column is never empty. */
  | { readonly type: 'filled'; readonly table: string; readonly column: string }
  /** No two rows, or no two of one `key`, have the same time. */
  | { readonly type: 'regular'; readonly table: string; readonly time: string; readonly key: string | null }
  /** The nearest whole number of rows to a share of the table's rows, 0 to 1, have nothing in the column. */
  | { readonly type: 'missing'; readonly table: string; readonly column: string; readonly share: number }
  /** `answers` lists the nearest whole number of rows to a share of the table's rows, 0 to 1, by their key where there is one: their cells are others than they were. */
  | {
      readonly type: 'touched'
      readonly table: string
      readonly column: string
      readonly answers: string
      readonly key: string | null
      readonly share: number
    }
  /** At least the nearest whole number of rows to a share of the table's rows are like another in the columns, and `answers` lists exactly so many. */
  | {
      readonly type: 'copies'
      readonly table: string
      readonly columns: readonly string[]
      readonly answers: string
      readonly share: number
    }
  /** The answer has none of these tables. */
  | { readonly type: 'absent'; readonly tables: readonly string[] }
  /** The answer has all of these tables. */
  | { readonly type: 'present'; readonly tables: readonly string[] }
  /** Of the rows that pass a test, all pass another. */
  | { readonly type: 'every'; readonly table: string; readonly when: RowTest; readonly holds: RowTest }
  /** Of the rows that pass a test, the nearest whole number to a share, 0 to 1, pass another. */
  | { readonly type: 'share_within'; readonly table: string; readonly when: RowTest; readonly holds: RowTest; readonly share: number }
  /** A share of all rows, 0 to 1, passes a test, to within so many rows: the parts that it is made of are rounded each. */
  | { readonly type: 'share_overall'; readonly table: string; readonly holds: RowTest; readonly share: number; readonly slack: number }
  /** Of the rows that pass a test, the column has a mean, within 0.5 %; of few rows as far off as one row in a hundred of them moves it. */
  | { readonly type: 'mean_within'; readonly table: string; readonly when: RowTest; readonly column: string; readonly value: number }
  /** The ranks of two columns have a correlation, where both are not empty, as near as the rows allow: see `correlationProof`. */
  | { readonly type: 'correlated'; readonly table: string; readonly columns: readonly [string, string]; readonly coefficient: number }
  /** Where both are not empty, one time is from `min` to `max` seconds after another, in whole days where either is a date. */
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
  /**
   * A column is the value of an expression of others, to within `off`; by no more than `off` and with a standard deviation where noise is added. Names in the
   * expression are columns, in braces.
   */
  | {
      readonly type: 'computed'
      readonly table: string
      readonly column: string
      readonly expression: string
      readonly off: number
      readonly deviation: number
    }
