/** Something that a story says of the data, by the tables and columns of the answer, so that a query can prove it. */
export type Claim =
  /** The table has exactly so many rows. */
  | { readonly type: 'rows'; readonly table: string; readonly rows: number }
  /** The nearest whole number of rows to a share of the table's rows, 0 to 1, have the value in the column. */
  | { readonly type: 'share'; readonly table: string; readonly column: string; readonly value: string | boolean; readonly share: number }
  /** Exactly so many rows have the value in the column. */
  | { readonly type: 'having'; readonly table: string; readonly column: string; readonly value: string | boolean; readonly rows: number }
  /** All rows have one of the values in the column. */
  | { readonly type: 'among'; readonly table: string; readonly column: string; readonly values: readonly string[] }
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
  /** There are so many rows of the child for each row of the parent on average, to the nearest row of either. */
  | { readonly type: 'average'; readonly child: string; readonly parent: string; readonly mean: number }
  /** Each row of the child refers to a row of the parent. */
  | { readonly type: 'refers'; readonly child: string; readonly key: string; readonly parent: string; readonly parentKey: string }
  /** No row is before the first or after the last day; days as ISO 8601. */
  | { readonly type: 'within'; readonly table: string; readonly column: string; readonly from: string; readonly to: string }
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
  /** Where the column is not empty, it is from `min` to `max`. */
  | { readonly type: 'between'; readonly table: string; readonly column: string; readonly min: number; readonly max: number }
  /** No two rows have the same value in the column. */
  | { readonly type: 'distinct'; readonly table: string; readonly column: string }
  /** The column is never empty. */
  | { readonly type: 'filled'; readonly table: string; readonly column: string }
  /** The answer has none of these tables. */
  | { readonly type: 'absent'; readonly tables: readonly string[] }
