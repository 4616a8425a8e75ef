/** A value of a cell or an expression. Dates are days and times are seconds since 1970, both UTC. */
export type Value = string | number | boolean | null

export type BinarySign = '+' | '-' | '*' | '/' | '%' | '=' | '<>' | '<' | '<=' | '>' | '>=' | 'and' | 'or'

/** A call of a scalar function, an aggregate or a window function. */
export interface Call {
  readonly type: 'call'
  readonly name: string
  /** Empty for `count(*)`. */
  readonly args: readonly Expression[]
  readonly isDistinct: boolean
  /** The condition of `filter (where …)`. */
  readonly filter: Expression | null
  /** The key of `within group (order by …)`. */
  readonly within: Expression | null
  readonly over: { readonly partition: readonly Expression[]; readonly order: readonly Expression[] } | null
}

export type Expression =
  | { readonly type: 'value'; readonly value: Value }
  | { readonly type: 'column'; readonly table: string | null; readonly name: string }
  | { readonly type: 'unary'; readonly sign: '-' | 'not'; readonly of: Expression }
  | { readonly type: 'binary'; readonly sign: BinarySign; readonly left: Expression; readonly right: Expression }
  | { readonly type: 'null'; readonly of: Expression; readonly isNot: boolean }
  | { readonly type: 'between'; readonly of: Expression; readonly low: Expression; readonly high: Expression; readonly isNot: boolean }
  | { readonly type: 'in'; readonly of: Expression; readonly among: readonly Expression[] | Query; readonly isNot: boolean }
  | { readonly type: 'case'; readonly whens: readonly (readonly [when: Expression, then: Expression])[]; readonly otherwise: Expression }
  | { readonly type: 'cast'; readonly of: Expression; readonly to: string; readonly scale: number }
  | { readonly type: 'extract'; readonly part: string; readonly of: Expression }
  | { readonly type: 'query'; readonly query: Query }
  | Call

/** A table or a query of a `from`. */
export interface Source {
  readonly of: string | Query
  readonly alias: string
  readonly join: { readonly on: Expression; readonly isLeft: boolean } | null
}

export interface Query {
  readonly withs: readonly { readonly name: string; readonly query: Query }[]
  readonly isDistinct: boolean
  readonly items: readonly { readonly expression: Expression; readonly alias: string }[]
  readonly from: readonly Source[]
  readonly where: Expression | null
  readonly groupBy: readonly Expression[]
}
