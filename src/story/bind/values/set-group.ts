import type { Schema } from '../../../schema/schema.ts'
import { columnName } from '../../meanings/column-name.ts'
import { saidColumn } from '../../attributes/columns/said-column.ts'
import { staysNumber } from '../../attributes/columns/stays-number.ts'
import type { AttributeFact } from '../../facts/fact.ts'
import type { Binding } from '../binding.ts'
import { trySchema } from '../../../try-schema.ts'
import { hasColumn, tableNamed, withTable } from '../tables/references.ts'
import { enumerated, isFollowed } from '../enumerations/enumerated.ts'
import { knownValuesOf } from '../enumerations/known-values-of.ts'
import { matchValues } from '../enumerations/match-values.ts'
import type { ColumnAt } from '../enumerations/value-source.ts'
import { withRatesOf } from '../enumerations/with-rates-of.ts'
import { driversOf, withoutSteps } from '../enumerations/without-steps.ts'
import { columnPointer } from '../note.ts'
import { withFreeKey } from './with-free-key.ts'
import { sharesOfNumbers } from './shares-of-numbers.ts'
import { inUnitOf, isBroken } from './in-unit-of.ts'
import { withSaidUnit } from './with-said-unit.ts'

/** A column and the facts about it. */
export interface Group {
  readonly table: string
  readonly column: string
  readonly facts: AttributeFact[]
}

/** Binds all facts about a column together. */
export function setGroup(binding: Binding, group: Group): void {
  const { facts } = group
  const free = freed(binding, group)
  if (typeof free === 'string') {
    binding.refuse(facts, free)
    return
  }
  const { table: name, left } = free
  const finer = binding.domain.name === 'custom' ? withSaidUnit(binding.schema, free, facts) : null
  binding.schema = finer?.schema ?? binding.schema
  const column = finer?.column ?? free.column
  const isNumbered = facts.some(({ aspects }) => aspects.some(({ type }) => type === 'serial'))
  const schema = isNumbered ? withFreeKey(binding.schema, name, column) : binding.schema
  const table = tableNamed(schema, name)
  if (table === null) return
  const isOwn = free.isOwn
  const inUnit = inUnitOf(column, facts)
  if (isBroken(inUnit)) {
    binding.refuse(facts, `${name}.${column} counts whole units, of which these values are parts`)
    return
  }
  const before = table.columns.find((each) => each.name === column)
  const meant = sharesOfNumbers(before, inUnit)
  const said = saidColumn(table, column, [...meant.values()], { isOwn })
  if ('reason' in said) {
    binding.refuse(facts, said.reason)
    return
  }
  const changed = withTable(schema, said.table)
  if ((!isOwn || isNumbered || isFollowed(schema, { table: name, column })) && breaksOthers(schema, changed, facts)) {
    binding.refuse(facts, `other columns depend on ${name}.${column}`)
    return
  }
  binding.schema = changed
  const pointer = columnPointer(changed, name, column)
  for (const [fact, { aspects }] of meant) {
    const notes = said.notes.filter((note) => aspects.includes(note.aspect))
    const reason = said.refused?.find((each) => each.aspects.some((aspect) => aspects.includes(aspect)))?.reason
    if (notes.length === 0 && reason !== undefined) {
      binding.refuse([fact], reason)
      continue
    }
    binding.tell([fact], {
      used: notes.length > 0,
      notes: notes.map(({ text, claims }) => ({ pointer, text: `${text}${left}`, claims })),
    })
  }
}

interface Freed {
  readonly table: string
  readonly column: string
  readonly isOwn: boolean
  /** A sentence about columns that were hidden; empty for none. */
  readonly left: string
}

/**
 * The column of a group, prepared to get the said values if other columns follow from it. Returns a reason as text if that is not possible.
 */
function freed(binding: Binding, { table, column, facts }: Group): Freed | string {
  const { schema, domain } = binding
  const isOwn = domain.name === 'custom' || !hasColumn(domain.schema, table, column)
  const values = facts.flatMap(({ aspects }) => aspects.flatMap((aspect) => (aspect.type === 'values' ? [aspect.values] : []))).at(-1)
  const isNamed = (at: ColumnAt): boolean =>
    binding.facts.some((fact) => fact.type === 'attribute' && fact.column !== null && columnName(fact.column.words) === at.column)
  if (values === undefined || isOfNumbers(schema, { table, column }, values)) return { table, column, isOwn, left: '' }
  if (!isFollowed(schema, { table, column })) {
    if (isOwn) return { table, column, isOwn, left: '' }
    const before = tableNamed(schema, table)?.columns.find(({ name }) => name === column)
    const known = before === undefined ? null : knownValuesOf(before, { table }, domain)
    if (known !== null) binding.domain = withRatesOf(domain, { table, column }, matchValues(values, known))
    return { table, column, isOwn, left: withoutOldSteps(binding, { table, column }, isNamed) }
  }
  const set = enumerated(schema, domain, { table, column }, values, isNamed)
  if (typeof set === 'string') return set
  binding.schema = set.schema
  binding.domain = set.domain
  return { table: set.table, column: set.column, isOwn: true, left: leftOut(set.left) }
}

function isOfNumbers(schema: Schema, { table: name, column }: ColumnAt, values: readonly string[]): boolean {
  const table = tableNamed(schema, name)
  const own = table?.columns.find((each) => each.name === column)
  return table !== null && own !== undefined && staysNumber(table, own, values)
}

function leftOut(left: readonly string[]): string {
  return left.length === 0 ? '' : `; ${left.join(', ')} would tell of other values and ${left.length === 1 ? 'is' : 'are'} left out`
}

/** Hides what the former values of a column decided; returns a sentence about it. */
function withoutOldSteps(binding: Binding, { table: name, column: own }: ColumnAt, isNamed: (at: ColumnAt) => boolean): string {
  const table = tableNamed(binding.schema, name)
  const column = table?.columns.find((each) => each.name === own)
  if (table === null || column === undefined) return ''
  const steps = withoutSteps(table, driversOf(table, column), (each) => each === own || isNamed({ table: name, column: each }))
  binding.schema = withTable(binding.schema, steps.table)
  return leftOut(steps.left)
}

/** Whether tables that read a column have no values for the new ones. */
function breaksOthers(before: Schema, after: Schema, facts: readonly AttributeFact[]): boolean {
  const isOfValues = facts.some(({ aspects }) => aspects.some(({ type }) => type === 'values' || type === 'serial'))
  return isOfValues && 'reason' in trySchema(after) && !('reason' in trySchema(before))
}
