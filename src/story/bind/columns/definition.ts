import { lognormal } from '../../../builders/distributions.ts'
import { decimal } from '../../../builders/drawn.ts'
import type { ColumnSchema, Schema, TableSchema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import type { DefinitionFact } from '../../facts/column-relations.ts'
import type { Claim, ClaimOf } from '../../proofs/claim.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'
import type { Binding } from '../binding.ts'
import { divisionsLast } from './divisions-last.ts'
import { type ColumnsTogether, columnsTogether } from './columns-together.ts'
import { withPartsOfOne } from './parts-of-one.ts'
import { type WithoutSums, withSums } from './sums.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { domainWithRenamed } from './renamed-column.ts'
import { unknownColumn } from '../../meanings/unknown-column.ts'
import { isTime } from '../tables/is-time.ts'
import type { BindNote } from '../note.ts'
import { columnPointer, tablePointer, used } from '../note.ts'

/** Computes columns from other columns of the same row, as the story defines them. */
export function setDefinitions(binding: Binding): void {
  for (const fact of binding.of('definition')) {
    const summed = withSums(binding, fact)
    const reason = 'reason' in summed ? summed.reason : bindDefinition(binding, fact, summed)
    if (reason !== null) binding.refuse([fact], reason)
  }
}

/** Binds one definition, whose sums are columns now. Returns a reason if that fails, else null. */
function bindDefinition(binding: Binding, said: DefinitionFact, { schema, fact, claims }: WithoutSums): string | null {
  const [sum] = claims
  if (sum?.type === 'sums' && said.expression.length === 1) return setSum(binding, said, schema, sum)
  const nouns = fact.expression.flatMap((part) => (part.type === 'column' ? [part.noun] : []))
  const found = columnsTogether({ ...placesOf(binding), schema }, [fact.column, ...nouns], fact)
  if ('reason' in found) return found.reason
  const whole = { fact, together: { ...found, schema: withNumbers(found, binding) } }
  const parted = withPartsOfOne(
    whole,
    binding.facts,
    (table, column) => isOfTrade(binding, table, column) || isSaid(binding, table, column),
  )
  return 'reason' in parted ? parted.reason : setDefinition(binding, { said, fact: parted.fact, claims }, parted.together)
}

function placesOf({ domain, facts, topics }: Binding): Pick<Binding, 'domain' | 'facts' | 'topics'> {
  return { domain, facts, topics }
}

/** A column that is no more than a sum. */
function setSum(binding: Binding, said: DefinitionFact, schema: Schema, sum: ClaimOf<'sums'>): string | null {
  const { table, column, owned: child, of } = sum
  const isThere = tableNamed(binding.schema, table)?.columns.some(({ name, kind }) => name === column && kind === 'roll_up') === true
  if (!isThere && isOfTrade(binding, table, column ?? '')) return `${table}.${column} of this trade is computed otherwise`
  const tried = trySchema(schema)
  if ('reason' in tried) return `${table}.${column} cannot be computed so: ${tried.reason}`
  binding.take([said], used(schema, columnPointer(schema, table, column ?? ''), `${table}.${column} is the sum of ${child}.${of}`, [sum]))
  return null
}

interface Defined {
  /** As the story says it. */
  readonly said: DefinitionFact
  /** With a column in place of a sum. */
  readonly fact: DefinitionFact
  /** What holds of that column. */
  readonly claims: readonly Claim[]
}

/** Binds one definition. Returns a reason if that fails, else null. */
function setDefinition(binding: Binding, { said: story, fact, claims }: Defined, together: ColumnsTogether): string | null {
  const {
    schema,
    table: name,
    columns: [target = '', ...operands],
  } = together
  const table = tableNamed(schema, name)
  const column = table?.columns.find((each) => each.name === target)
  if (table === null || column === undefined) return `no column is called "${target}"`
  const path = `${name}.${target}`
  if (operands.includes(target)) return `${path} cannot be computed from itself`
  const written = expressionOf(fact, operands, `${target}_noise`)
  const isThere = isFormula(column, bare(written.expression)) || isTurned(table, target, bare(written.expression))
  const said = isThere ? written : { ...written, expression: divisionsLast(written.expression) }
  if (!isThere && isOfTrade(binding, name, target)) return `${path} of this trade is computed otherwise`
  if (isSaid(binding, name, target)) return `the story states the values of ${path} separately`
  const sources = operands.map((each) => table.columns.find((other) => other.name === each))
  const timed = sources.find((each) => each !== undefined && each.kind !== 'formula' && each.kind !== 'integer' && isTime(each))
  if (timed !== undefined && (isTime(column) || !isSpan(fact) || !sources.every((each) => each !== undefined && isDay(each))))
    return `${path} is computed from the time ${timed.name}: state by how many days or hours times differ, such as "2 days after"`
  const scale = timed === undefined ? scaleOf(fact, column, sources) : null
  const changed = isThere ? table : withComputed(table, target, said, scale)
  const result = withTable(schema, changed)
  const tried = trySchema(result)
  if ('reason' in tried) return `${path} cannot be computed so: ${tried.reason}`
  binding.domain = together.renamed.reduce(domainWithRenamed, binding.domain)
  for (const each of [target, ...operands]) knownNow(binding, name, each)
  const claim = claimOf(timed === undefined ? said : { ...said, expression: said.expression.replaceAll('}', '!}') }, {
    table: name,
    column: target,
    scale: scale ?? 0,
  })
  binding.take([story], used(result, columnPointer(result, name, target), `${path} is ${bare(said.expression)}`, [claim, ...claims]))
  return null
}

function isDay(column: ColumnSchema): boolean {
  return 'as' in column ? column.as === 'date' : column.kind === 'date'
}

/** Whether a formula is the difference of two columns. */
function isSpan({ expression }: DefinitionFact): boolean {
  const [from, sign, to, ...others] = expression
  return from?.type === 'column' && sign?.type === 'sign' && sign.sign === '-' && to?.type === 'column' && others.length === 0
}

function isFormula(column: ColumnSchema | undefined, expression: string): boolean {
  return column?.kind === 'formula' && column.expression.replaceAll(' ', '') === expression.replaceAll(' ', '')
}

/** Whether another column is computed the other way round: the discount as "subtotal - total" makes the total "subtotal - discount". */
function isTurned({ columns }: TableSchema, target: string, expression: string): boolean {
  const [, one = '', sign, other = ''] = /^(\w+) ([-+]) (\w+)$/.exec(expression) ?? []
  const turned =
    sign === '-'
      ? [
          [other, `${one} - ${target}`],
          [one, `${target} + ${other}`],
          [one, `${other} + ${target}`],
        ]
      : [
          [one, `${target} - ${other}`],
          [other, `${target} - ${one}`],
        ]
  return turned.some(([name, formula = '']) =>
    isFormula(
      columns.find((column) => column.name === name),
      formula,
    ),
  )
}

/** A formula with column names in braces, and the standard deviation of its noise; null for none. */
interface Said {
  readonly expression: string
  readonly noise: number | null
}

/** The formula without braces. */
function bare(expression: string): string {
  return expression.replaceAll(/[{}]/g, '')
}

/** A table with a computed column, and its noise in a hidden column before it. */
function withComputed(table: TableSchema, target: string, { expression, noise }: Said, scale: number | null): TableSchema {
  const computed: ColumnSchema = { name: target, kind: 'formula', expression: bare(expression), ...(scale === null ? {} : { scale }) }
  const changed = withColumn(table, computed)
  if (noise === null) return changed
  const distribution = { name: 'normal', mean: 0, standard_deviation: noise } as const
  const bounds = { min: -widest * noise, max: widest * noise }
  const helper: ColumnSchema = { name: `${target}_noise`, kind: 'decimal', scale: noiseDigits, ...bounds, distribution, hidden: true }
  return { ...changed, columns: [helper, ...changed.columns] }
}

function claimOf({ expression, noise }: Said, place: { readonly table: string; readonly column: string; readonly scale: number }): Claim {
  const { table, column, scale } = place
  const off = Number(((noise ?? 0) * widest + 0.5 * 10 ** -scale + 1e-6).toPrecision(9))
  return { type: 'computed', table, column, expression: expression.replace(`{${column}_noise}`, '0'), off, deviation: noise ?? 0 }
}

/** Noise is cut off at this many standard deviations. */
const widest = 4
const noiseDigits = 4

/** Makes columns of the formula into amounts if nothing else is known about them. */
function withNumbers({ schema, table: name, columns: [, ...operands] }: ColumnsTogether, { domain }: Binding): Schema {
  const table = tableNamed(schema, name)
  if (table === null || domain.name !== 'custom') return schema
  const columns = table.columns.map((column): ColumnSchema =>
    operands.includes(column.name) && column.kind === 'text'
      ? { name: column.name, ...decimal(1, 100_000, 2, lognormal(100, 0.8)) }
      : column,
  )
  return withTable(schema, { ...table, columns })
}

function isOfTrade({ domain }: Binding, table: string, column: string): boolean {
  const own = domain.name === 'custom' ? null : tableNamed(domain.schema, table)
  return own?.columns.some(({ name }) => name === column) === true
}

/** Whether the story also says values of the column. A computed column would not have them. */
function isSaid({ bound }: Binding, table: string, column: string): boolean {
  return [...bound.values()].some(({ used, notes }) =>
    notes.some(({ claims }) => used && claims.some((claim) => 'column' in claim && claim.table === table && claim.column === column)),
  )
}

/** The formula of a definition with the names of columns. */
function expressionOf({ expression }: DefinitionFact, operands: readonly string[], noiseName: string): Said {
  const left = [...operands]
  const noise = expression.find((part) => part.type === 'noise')
  const parts = expression.map((part) => {
    if (part.type === 'column') return `{${left.shift() ?? ''}}`
    if (part.type === 'noise') return `{${noiseName}}`
    if (part.type === 'sum') return ''
    return part.type === 'number' ? String(part.value) : part.sign
  })
  return {
    expression: parts.join(' ').replaceAll('( ', '(').replaceAll(' )', ')'),
    noise: noise?.type === 'noise' ? noise.deviation : null,
  }
}

/** Decimals of the result: none for sums and products of integers, else those of the former column, at least two. */
function scaleOf({ expression }: DefinitionFact, column: ColumnSchema, operands: readonly (ColumnSchema | undefined)[]): number | null {
  const isWhole = (part: DefinitionFact['expression'][number]): boolean =>
    part.type === 'number' ? Number.isInteger(part.value) : part.type !== 'noise' && !(part.type === 'sign' && part.sign === '/')
  if (operands.every((each) => each?.kind === 'integer') && expression.every(isWhole)) return null
  return Math.max(2, 'scale' in column && typeof column.scale === 'number' ? column.scale : 2)
}

/** Removes the warning about an unknown column, as its definition says what it is. */
function knownNow(binding: Binding, table: string, column: string): void {
  const warning = unknownColumn(column)
  const pointer = `${tablePointer(binding.schema, table)}/`
  const isWarning = (note: BindNote): boolean => note.meaning === null && note.pointer.startsWith(pointer) && note.text.endsWith(warning)
  for (const [fact, own] of binding.bound) {
    if (!own.notes.some(isWarning)) continue
    const { reason = '', ...others } = own
    const left = reason.replace(`; ${warning}`, '').replace(`${warning}; `, '').replace(warning, '')
    const notes = own.notes.flatMap((note): readonly BindNote[] => {
      if (!isWarning(note)) return [note]
      const { meaning: _, ...known } = note
      return note.text === warning ? [] : [{ ...known, text: note.text.slice(0, -`: ${warning}`.length) }]
    })
    binding.tell([fact], { ...others, notes, ...(left === '' ? {} : { reason: left }) })
  }
}
