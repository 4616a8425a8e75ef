import { type Static, type TUnsafe, Type } from 'typebox'
import type { CompiledColumn, Frame } from '../../columns/column-kind.ts'
import { describedWords } from '../../schema/described-words.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { TextLayout } from '../../vector.ts'
import { defineOutcome, type NamedOutcome, type OutcomeContext } from '../outcome.ts'
import { columnOf, requireAlone, requireAlways, requireFree } from './checks.ts'
import {
  answersTable,
  beforeColumn,
  fillNumbered,
  firstRows,
  requireAnswers,
  requireRows,
  touchedConflict,
  touchedCount,
  touchedParams,
  touchedShares,
  withBefore,
} from './touched.ts'

function paramsOf(column: string, ways: Readonly<Record<string, string>>) {
  const as: TUnsafe<string> = describedWords(ways, {
    description: 'The change in all of these cells. Default: a random change in each cell.',
  })
  const optional = { as: Type.Optional(as) }
  const own: typeof optional = Object.keys(ways).length === 0 ? ({} as typeof optional) : optional
  return Type.Object({ column: Type.String({ description: column }), ...own, ...touchedParams })
}

type Params = ReturnType<typeof paramsOf>

/** A text whose touched cells are changed. */
export interface ChangedText {
  readonly layout: TextLayout
  /** Number of lanes of the layout, including those of the original text. */
  readonly lanes: number
  /** Fills the lanes after those of the original text: `codes` has 0 for touched rows, else 1, `draws` a draw for each row. */
  readonly fill: (
    frame: Frame,
    lanes: readonly (Int32Array | Float64Array)[],
    codes: Int32Array,
    draws: Uint32Array,
  ) => readonly Int32Array[]
}

interface TextOutcome<Name extends string> {
  readonly name: Name
  readonly description: string
  /** The requirements on the column. */
  readonly column: string
  /** The changes that can be requested by name; absent if there is only one. */
  readonly ways?: Readonly<Record<string, string>>
  readonly examples: readonly Static<Params>[]
  /** Why a column cannot have two of them. */
  readonly alone: string
  /**
   * @param own number of lanes of the original text
   * @param as the name of the requested change
   * @throws SchemaError for a text that cannot be changed
   */
  readonly change: (name: string, layout: TextLayout, own: number, as: string | undefined) => ChangedText
}

/** An outcome that changes an exact number of cells of a text column and can list them. */
export function textOutcome<const Name extends string>(text: TextOutcome<Name>): NamedOutcome<Name, Params> {
  const { name, description, examples } = text
  return defineOutcome<Name, Params>({
    name,
    description,
    params: paramsOf(text.column, text.ways ?? {}),
    examples,
    conflict: touchedConflict,
    columns: ({ column }) => [column],
    check: (params, table, place) => {
      const column = columnOf(table, params.column)
      requireFree(column, table, name)
      if (column.kind === 'lifecycle')
        throw new SchemaError(
          `"${column.name}" is a state that depends on timestamps of the row, and cannot have ${name}: choose another column`,
        )
      requireAlone(column.name, table, place, { [name]: text.alone })
      requireRows(params, table)
      requireAnswers(params, table, ['column', 'original'])
    },
    complete: (params, columns) => withBefore(name, params.column, params, columns),
    apply: (params, column, context) => changedColumn(text, params, column, context),
    answers: (params, table) => {
      const { column, answers } = params
      return answersTable(answers, table, {
        outcome: name,
        column,
        rows: touchedCount(params, table.rows, table.rows),
        beside: (through) => [
          { name: 'column', kind: 'constant', value: column },
          { name: 'original', kind: 'lookup', through, column: beforeColumn(column, name) },
        ],
      })
    },
  })
}

function changedColumn<Name extends string>(
  { name, change }: TextOutcome<Name>,
  params: Static<Params>,
  column: CompiledColumn,
  context: OutcomeContext,
): CompiledColumn {
  const { layout, fill, lanes: filled } = column
  if (layout.type !== 'text') throw new SchemaError(`"${params.column}" is not a text and cannot have ${name}: choose a column of words`)
  requireAlways(context.schema, column, name)
  const own = filled ?? Math.max(...layout.parts.map((part) => (part.type === 'literal' ? 0 : part.lane + 1)))
  const changed = change(params.column, layout, own, params.as)
  const site = context.site()
  const slipSite = context.site('slip')
  const shares = touchedShares(params, context.table.rows)
  return {
    layout: changed.layout,
    lanes: changed.lanes,
    touched: { ...column.touched, [name]: { before: column, fill: fillNumbered(shares, 0, firstRows, site) } },
    fill: (frame) => {
      const { lanes, nulls } = fill(frame)
      const codes = frame.int32()
      shares.fillCodes(frame.rowNumbers(), frame.count, frame.siteKey(site), codes)
      const kept = lanes.slice(0, own)
      return { lanes: [...kept, ...changed.fill(frame, kept, codes, frame.draw(slipSite))], nulls }
    },
  }
}
