import type { Cell, Row } from './row.ts'

/**
 * The row types of a schema's tables, by table name. A schema that is written `as const`, or in place, gives names and cell types; any
 * other gives `Row`.
 */
export type TablesOf<Schema> = Schema extends { readonly tables: readonly (infer Table)[] }
  ? { [Each in Table as TableName<Each>]: RowOf<Each> } & { [Name in AnswersOf<Table>]: Row }
  : Record<string, Row>

type TableName<Table> = Table extends { readonly hidden: true } ? never : Named<Table>

type RowOf<Table> = Table extends { readonly columns: readonly (infer Column)[] }
  ? { [Each in Column as Each extends { readonly hidden: true } ? never : Named<Each>]: CellOf<Each> }
  : Row

type Named<Thing> = Thing extends { readonly name: infer Name extends string } ? Name : never

/** Names of the tables that list the rows that outcomes changed. */
type AnswersOf<Table> = Table extends { readonly outcomes: readonly (infer Outcome)[] }
  ? Outcome extends { readonly answers: infer Name extends string }
    ? Name
    : never
  : never

/** The cell types of kinds of which the cells have the same type in every column. Those of other kinds depend on more than the column. */
interface CellsOfKinds {
  readonly sequence: number
  readonly integer: number
  readonly decimal: number
  readonly boolean: boolean
  readonly date: string
  readonly timestamp: string
  readonly uuid: string
  readonly text: string
  readonly pattern: string
  readonly person: string
  readonly person_attribute: string
  readonly phone: string
  readonly national_id: string
}

/** The cells of a category are what `as` says, or else what its list of values has. */
type CategoryCell<Column> = Column extends { readonly as: infer As }
  ? As extends 'number'
    ? number
    : As extends 'boolean'
      ? boolean
      : string
  : Column extends { readonly values: readonly number[] }
    ? number
    : Column extends { readonly values: readonly boolean[] }
      ? boolean
      : string

type CellOf<Column> = Column extends { readonly kind: infer Kind extends keyof CellsOfKinds | 'category' }
  ?
      | (Kind extends keyof CellsOfKinds ? CellsOfKinds[Kind] : CategoryCell<Column>)
      | (Column extends { readonly nullable: object } ? null : never)
  : Cell
