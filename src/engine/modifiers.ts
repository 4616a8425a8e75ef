import type { CompiledColumn, CompileContext } from '../columns/column-kind.ts'
import { outcomes } from '../outcomes/index.ts'
import type { TablePlan } from '../plan/plan.ts'
import { withNulls } from './nullable.ts'
import { withEnders, withStarters } from './recurring-columns.ts'

/** Changes a compiled column after its kind, such as nulls or an outcome. */
export interface Modifier {
  /** Its place in the schema: JSON pointer (RFC 6901) below the table. */
  readonly pointer: string
  /** The sites that it draws from: the name of a column and the prefix of its lanes. */
  readonly site: { readonly column: string; readonly stream: string }
  /** @param reads names of the columns of the row that the column reads */
  readonly apply: (column: CompiledColumn, context: CompileContext, reads: readonly string[]) => CompiledColumn
}

/** The modifiers of column `index` of a table, one of `tables`, in the order of their application. */
export function modifiersOf(table: TablePlan, index: number, tables: readonly TablePlan[]): readonly Modifier[] {
  return [...recurringModifiers(table, index, tables), ...nullableModifiers(table, index), ...outcomeModifiers(table, index)]
}

function recurringModifiers({ name: owner, columns }: TablePlan, index: number, tables: readonly TablePlan[]): readonly Modifier[] {
  const { name = '' } = columns[index] ?? {}
  const modifier = (stream: string, apply: Modifier['apply']): Modifier => ({
    pointer: `/columns/${index}`,
    site: { column: name, stream },
    apply,
  })
  return tables.flatMap(({ name: table, ownership }) => {
    if (ownership?.type !== 'recurring' || ownership.by !== owner) return []
    const { starters, enders } = ownership
    return [
      ...(starters?.column === name ? [modifier('starters', (column, context) => withStarters(starters, table, column, context))] : []),
      ...(enders?.column === name ? [modifier('enders', (column, context) => withEnders(table, column, context))] : []),
    ]
  })
}

function nullableModifiers({ columns }: TablePlan, index: number): readonly Modifier[] {
  const { name = '', nullable } = columns[index] ?? {}
  if (nullable === undefined) return []
  return [
    {
      pointer: `/columns/${index}/nullable`,
      site: { column: name, stream: 'nullable' },
      apply: (column, context) => withNulls(nullable, column, columns, context),
    },
  ]
}

function outcomeModifiers({ columns, outcomes: specs }: TablePlan, index: number): readonly Modifier[] {
  const schema = columns[index]
  if (schema === undefined || specs.length === 0) return []
  return [...outcomes.values()].flatMap((outcome) =>
    specs.flatMap(({ type, ...params }, place) =>
      type === outcome.name && outcome.columns(params).includes(schema.name)
        ? [
            {
              pointer: `/outcomes/${place}`,
              site: { column: '', stream: outcomeSite(specs, place) },
              apply: (made: CompiledColumn, context: CompileContext, reads: readonly string[]) =>
                outcome.apply(params, made, { ...context, schema, reads }),
            },
          ]
        : [],
    ),
  )
}

/** The name of an outcome's sites: its type and its number among outcomes of that type. */
function outcomeSite(specs: TablePlan['outcomes'], place: number): string {
  const type = specs[place]?.type ?? ''
  const number = specs.slice(0, place).filter((other) => other.type === type).length
  return `outcome ${type} ${number}`
}
