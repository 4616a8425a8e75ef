/** A FlatBuffers table as plain data: its fields in the order of its schema, null for absent ones. */
export interface FlatTable {
  readonly type: 'table'
  readonly fields: readonly (FlatField | null)[]
}

export type FlatField = FlatScalar | FlatReference

/** A number in the table itself. */
export interface FlatScalar {
  readonly type: 'scalar'
  readonly bytes: 1 | 2 | 4 | 8
  readonly value: number
}

/** Data after the table; the table has its offset. */
export type FlatReference = FlatTable | FlatText | FlatTables | FlatLongs

export interface FlatText {
  readonly type: 'text'
  readonly text: string
}

export interface FlatTables {
  readonly type: 'tables'
  readonly items: readonly FlatTable[]
}

/** A vector of structs, each of `each` 64-bit integers. */
export interface FlatLongs {
  readonly type: 'longs'
  readonly each: number
  readonly values: readonly number[]
}
