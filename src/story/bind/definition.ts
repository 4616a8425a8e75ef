import { lognormal } from '../../builders/distributions.ts'
import { decimal } from '../../builders/drawn.ts'
import type { ColumnSchema, Schema } from '../../schema/schema.ts'
import { trySchema } from '../../try-schema.ts'
import type { DefinitionFact } from '../facts/fact.ts'
import type { Claim } from '../proofs/claim.ts'
import { withColumn } from '../attributes/with-column.ts'
import type { Binding } from './binding.ts'
import { knownNow } from './known-now.ts'
import { type ColumnsTogether, columnsTogether } from './columns-together.ts'
import { tableNamed, withTable } from './references.ts'
import { domainWithRenamed } from './renamed-column.ts'

/** Computes the columns that the story defines by others of their row. */
export function setDefinitions(binding: Binding): void {
  for (const fact of binding.of('definition')) {
    const nouns = fact.expression.flatMap((part) => (part.type === 'column' ? [part.noun] : []))
    const found = columnsTogether(binding, [fact.column, ...nouns], fact)
    const reason = 'reason' in found ? found.reason : setDefinition(binding, fact, { ...found, schema: withNumbers(found, binding) })
    if (reason !== null) binding.tell([fact], { notes: [], used: false, reason })
  }
}

/** Sets one definition. Returns why it cannot. */
function setDefinition(
  binding: Binding,
  fact: DefinitionFact,
  { schema, table: name, columns: [target = '', ...operands], renamed }: ColumnsTogether,
): string | null {
  const table = tableNamed(schema, name)
  const column = table?.columns.find((each) => each.name === target)
  if (table === null || column === undefined) return `no column is called "${target}"`
  const path = `${name}.${target}`
  if (operands.includes(target)) return `${path} cannot be computed from itself`
  const { expression, noise } = expressionOf(fact, operands, `${target}_noise`)
  const own = expression.replaceAll(/[{}]/g, '')
  const isThere = column.kind === 'formula' && column.expression.replaceAll(' ', '') === own.replaceAll(' ', '')
  if (!isThere && isOfTrade(binding, name, target)) return `${path} of this trade is computed otherwise`
  if (isSaid(binding, name, target)) return `values of ${path} were said by themselves`
  const scale = scaleOf(
    fact,
    column,
    operands.map((each) => table.columns.find((other) => other.name === each)),
  )
  const computed: ColumnSchema = isThere ? column : { name: target, kind: 'formula', expression: own, ...(scale === null ? {} : { scale }) }
  const changed = withColumn(table, computed)
  const helper: readonly ColumnSchema[] =
    noise === null
      ? []
      : [
          {
            name: `${target}_noise`,
            kind: 'decimal',
            scale: noiseDigits,
            min: -4 * noise,
            max: 4 * noise,
            distribution: { name: 'normal', mean: 0, standard_deviation: noise },
            hidden: true,
          },
        ]
  const result = withTable(schema, { ...changed, columns: [...helper, ...changed.columns] })
  const tried = trySchema(result)
  if ('reason' in tried) return `${path} cannot be computed so: ${tried.reason}`
  const half = 0.5 * 10 ** -(scale ?? 0)
  const claim: Claim = {
    type: 'computed',
    table: name,
    column: target,
    expression: noise === null ? expression : expression.replace(`{${target}_noise}`, '0'),
    off: Number(((noise ?? 0) * 4 + half + 1e-6).toPrecision(9)),
    deviation: noise ?? 0,
  }
  binding.domain = renamed.reduce(domainWithRenamed, binding.domain)
  for (const each of [target, ...operands]) knownNow(binding, name, each)
  const index = result.tables.findIndex((each) => each.name === name)
  const place = result.tables[index]?.columns.findIndex((each) => each.name === target) ?? 0
  binding.take([fact], {
    schema: result,
    notes: [{ pointer: `/tables/${index}/columns/${place}`, text: `${path} is ${expression.replaceAll(/[{}]/g, '')}`, claims: [claim] }],
    used: true,
  })
  return null
}

const noiseDigits = 4

/** A schema in which columns that the story computes with, and of which nothing else is known, are amounts. */
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

/** Whether the story says values of a column by themselves, which a computed one would not have. */
function isSaid({ bound }: Binding, table: string, column: string): boolean {
  return [...bound.values()].some(({ used, notes }) =>
    notes.some(({ claims }) => used && claims.some((claim) => 'column' in claim && claim.table === table && claim.column === column)),
  )
}

/** An expression with its columns by name, in braces, and the standard deviation of its noise; null for none. */
function expressionOf(
  { expression }: DefinitionFact,
  operands: readonly string[],
  noiseName: string,
): { readonly expression: string; readonly noise: number | null } {
  const left = [...operands]
  const noise = expression.find((part) => part.type === 'noise')
  const parts = expression.map((part) => {
    if (part.type === 'column') return `{${left.shift() ?? ''}}`
    if (part.type === 'noise') return `{${noiseName}}`
    return part.type === 'number' ? String(part.value) : part.sign
  })
  return {
    expression: parts.join(' ').replaceAll('( ', '(').replaceAll(' )', ')'),
    noise: noise?.type === 'noise' ? noise.deviation : null,
  }
}

/** Digits after the point: none for sums and products of whole numbers, else those of what the column was, at least two. */
function scaleOf({ expression }: DefinitionFact, column: ColumnSchema, operands: readonly (ColumnSchema | undefined)[]): number | null {
  const isWhole = (part: DefinitionFact['expression'][number]): boolean =>
    part.type === 'number' ? Number.isInteger(part.value) : part.type !== 'noise' && !(part.type === 'sign' && part.sign === '/')
  if (operands.every((each) => each?.kind === 'integer') && expression.every(isWhole)) return null
  return Math.max(2, 'scale' in column && typeof column.scale === 'number' ? column.scale : 2)
}
