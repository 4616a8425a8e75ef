import type { Static, TObject } from 'typebox'
import type { CompileContext, CompiledColumn } from '../columns/column-kind.ts'
import type { AddedColumn, PlanColumn } from '../columns/column-schema.ts'
import type { AnyOutcome } from '../schema/any-schema.ts'

/** The context of an outcome's compilation. Sites belong to the outcome, so all columns that it changes get the same draws. */
export interface OutcomeContext extends Omit<CompileContext, 'inner'> {
  /** The column as the schema has it. */
  readonly schema: PlanColumn
  /** Names of the columns of its row that the column reads. */
  readonly reads: readonly string[]
}

/** A counted table that an outcome belongs to; a `TablePlan` is one. */
export interface OutcomeTable {
  readonly name: string
  readonly rows: number
  readonly columns: readonly PlanColumn[]
  /** Sets of columns whose combined values are unique in the table; the primary key first. */
  readonly unique: readonly (readonly string[])[]
  readonly hasPrimaryKey: boolean
  readonly outcomes: readonly AnyOutcome[]
}

/** A property of a table as a whole, such as a total. A new type is a file here and a line in outcomes/index.ts. */
export interface Outcome<Params extends TObject = TObject> {
  readonly name: string
  /** What it guarantees, in one sentence, for the docs. */
  readonly description: string
  /** The parameters beside `type`; every property has a description. */
  readonly params: Params
  /** Parameters to show in the docs. */
  readonly examples: readonly Static<Params>[]
  /** Why parameters that are valid one by one contradict each other; null if they do not. */
  readonly conflict?: (params: Static<Params>) => string | null
  /** The names of the columns that it changes. */
  readonly columns: (params: Static<Params>) => readonly string[]
  /** `place` is its index in `table.outcomes`. @throws SchemaError if the table's columns or other outcomes do not allow it */
  readonly check: (params: Static<Params>, table: OutcomeTable, place: number) => void
  /** Adds the parameters and hidden columns that the outcome needs to the table's columns. */
  readonly complete?: (params: Static<Params>, columns: readonly PlanColumn[]) => readonly PlanColumn[]
  /**
   * Changes the values of one of those columns, `context.column`.
   * @throws SchemaError with the arithmetic, if the column cannot be changed
   */
  readonly apply: (params: Static<Params>, column: CompiledColumn, context: OutcomeContext) => CompiledColumn
  /** The table that lists the touched rows, for scoring; null if the parameters request none. */
  readonly answers?: (params: Static<Params>, table: OutcomeTable) => AnswersTable | null
}

export interface AnswersTable {
  readonly name: string
  readonly rows: number
  readonly columns: readonly AddedColumn[]
}

/** An outcome type with its name and parameters in its type; `OutcomeSchema` is derived from these. */
export interface NamedOutcome<Name extends string, Params extends TObject> extends Outcome {
  readonly name: Name
  readonly params: Params
}

/**
 * Checks the code of an outcome against the type of its parameters. In the result, functions accept any parameters, so that all outcomes
 * fit into one registry; the type of the parameters remains in `params`.
 */
export function defineOutcome<const Name extends string, Params extends TObject>(
  outcome: Outcome<Params> & { readonly name: Name },
): NamedOutcome<Name, Params>
export function defineOutcome<Params extends TObject>(outcome: Outcome<Params>): Outcome {
  return outcome
}
