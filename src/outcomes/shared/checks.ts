import type { PlanColumn } from '../../columns/column-schema.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import type { CompiledColumn, ValueRange } from '../../columns/column-kind.ts'
import type { OutcomeTable } from '../outcome.ts'

/** Kinds whose numbers identify a row or an entry, from which other columns follow. */
const numberingKinds: ReadonlySet<string> = new Set(['sequence', 'entry', 'sibling_number'])

/** The column of that name. @throws SchemaError if there is none */
export function columnOf({ name: table, columns }: OutcomeTable, name: string): PlanColumn {
  const found = columns.find((column) => column.name === name)
  if (found === undefined) throw new SchemaError(`Table "${table}" has no column "${name}"`)
  return found
}

/** @throws SchemaError if the column is unique, alone or with others */
export function requireFree({ name, kind, unique: isUnique }: PlanColumn, { unique }: OutcomeTable, what: string): void {
  if (kind === 'sequence') throw new SchemaError(`"${name}" numbers the rows and cannot have ${what}: choose another column`)
  const sets = unique.find((columns) => columns.includes(name))
  if (sets !== undefined) throw new SchemaError(`"${name}" is unique (${sets.join(', ')}) and cannot have ${what}: choose another column`)
  if (isUnique === true)
    throw new SchemaError(`"${name}" is unique and cannot have ${what}: leave out its \`unique\`, or choose another column`)
}

/** @throws SchemaError if the column may be null */
export function requireAlways({ name, nullable }: PlanColumn, { layout }: Pick<CompiledColumn, 'layout'>, what: string): void {
  if (nullable !== undefined || layout.nullable)
    throw new SchemaError(`"${name}" may be null, and a null cell cannot have ${what}: choose a column that always has a value`)
}

/** @throws SchemaError if an earlier outcome of a type in `rivals`, which has the reasons, changes the column too */
export function requireAlone(name: string, { outcomes }: OutcomeTable, place: number, rivals: Readonly<Record<string, string>>): void {
  outcomes.forEach(({ type, ...params }, index) => {
    const reason = Object.hasOwn(rivals, type) ? rivals[type] : undefined
    if (index === place || reason === undefined) return
    // Of two conflicting outcomes, the later one is reported.
    if (index < place && namesOf(params).includes(name))
      throw new SchemaError(`"${name}" has ${type} already (outcome ${index}): ${reason}`)
  })
}

function namesOf(params: Readonly<Record<string, unknown>>): readonly unknown[] {
  const { column, columns } = params
  return Array.isArray(columns) ? columns : [column]
}

/** The scale of a number column. @throws SchemaError for any other column, and for references to rows or entries */
export function scaleOf(name: string, { layout, reference }: CompiledColumn, what: string): number {
  if (layout.type !== 'number') throw new SchemaError(`"${name}" is not a number and cannot have ${what}: choose a column of numbers`)
  if (reference !== undefined)
    throw new SchemaError(`"${name}" refers to rows of a table and cannot have ${what}: choose a column of amounts`)
  return layout.scale
}

/** @throws SchemaError if the numbers of the column are not amounts */
export function requireAmounts({ name, kind }: PlanColumn, what: string): void {
  if (numberingKinds.has(kind)) throw new SchemaError(`"${name}" is of kind ${kind}: its numbers are not amounts and cannot have ${what}`)
}

/** Whether the schema itself bounds the values of the column. */
export function isBounded({ kind }: PlanColumn): boolean {
  return kind === 'integer' || kind === 'decimal'
}

/** The range of a number column, in units of its last digit; undefined if unknown. */
export function rangeOf({ range }: CompiledColumn, schema: PlanColumn, scale: number): ValueRange | undefined {
  const { min, max } = schema
  if (range !== undefined || !isBounded(schema) || typeof min !== 'number' || typeof max !== 'number') return range
  return { min: Math.round(min * 10 ** scale), max: Math.round(max * 10 ** scale) }
}

/** A scaled integer as a decimal. */
export function written(units: number, scale: number): string {
  return String(Number((units / 10 ** scale).toPrecision(15)))
}
