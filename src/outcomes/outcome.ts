import type { Static, TObject } from 'typebox'
import type { CompileContext, CompiledColumn } from '../columns/column-kind.ts'
import type { AddedColumn, PlanColumn } from '../columns/column-schema.ts'
import type { AnyOutcome } from '../schema/any-schema.ts'

/** What an outcome is compiled with: its sites belong to the outcome, so that all columns that it changes draw the same words. */
export interface OutcomeContext extends Omit<CompileContext, 'inner'> {
  /** The column as the schema has it. */
  readonly schema: PlanColumn
  /** Names of the columns of the row that it reads. */
  readonly reads: readonly string[]
}

/** A counted table that an outcome belongs to; a `TablePlan` is one. */
export interface OutcomeTable {
  readonly name: string
  readonly rows: number
  readonly columns: readonly PlanColumn[]
  /** Sets of columns, the primary key first, of which no two rows agree in all. */
  readonly unique: readonly (readonly string[])[]
  readonly hasPrimaryKey: boolean
  readonly outcomes: readonly AnyOutcome[]
}

/** What a table comes to as a whole: a total, so many duplicates. A new type is a new file here plus one line in outcomes/index.ts. */
export interface Outcome<Params extends TObject = TObject> {
  readonly name: string
  /** What holds, in one sentence, for the docs. */
  readonly description: string
  /** The parameters beside `type`; every property has a description. */
  readonly params: Params
  /** Parameters that are worth showing. */
  readonly examples: readonly Static<Params>[]
  /** What is wrong with parameters that each match their schema but not each other; null when nothing is. */
  readonly conflict?: (params: Static<Params>) => string | null
  /** The names of the columns that it changes. */
  readonly columns: (params: Static<Params>) => readonly string[]
  /** @throws SchemaError for what the columns and the other outcomes of the table do not allow; `place` is its own among them */
  readonly check: (params: Static<Params>, table: OutcomeTable, place: number) => void
  /** The table's columns as the outcome needs them: with parameters or hidden columns added. */
  readonly complete?: (params: Static<Params>, columns: readonly PlanColumn[]) => readonly PlanColumn[]
  /**
   * Changes what one of those columns makes; `context.column` tells which.
   * @throws SchemaError when the column cannot be changed so, with the arithmetic
   */
  readonly apply: (params: Static<Params>, column: CompiledColumn, context: OutcomeContext) => CompiledColumn
  /** The table that lists the rows it touches, for scoring; null when the parameters ask for none. */
  readonly answers?: (params: Static<Params>, table: OutcomeTable) => AnswersTable | null
}

export interface AnswersTable {
  readonly name: string
  readonly rows: number
  readonly columns: readonly AddedColumn[]
}

/** A type of outcome of which the types know the name and the parameters; `OutcomeSchema` is made of these. */
export interface NamedOutcome<Name extends string, Params extends TObject> extends Outcome {
  readonly name: Name
  readonly params: Params
}

/**
 * Checks the code of an outcome against the type of its parameters. The result hides that type from functions, so that all outcomes fit one
 * registry, and keeps it in `params`.
 */
export function defineOutcome<const Name extends string, Params extends TObject>(
  outcome: Outcome<Params> & { readonly name: Name },
): NamedOutcome<Name, Params>
export function defineOutcome<Params extends TObject>(outcome: Outcome<Params>): Outcome {
  return outcome
}
