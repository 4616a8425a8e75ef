import type { TableSchema } from '../../../schema/schema.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { trySchema } from '../../../try-schema.ts'
import type { CorrelationFact } from '../../facts/column-relations.ts'
import type { Binding } from '../binding.ts'
import type { Bound } from '../note.ts'
import { columnByPart } from './column-by-part.ts'
import { type ColumnsTogether, columnsTogether } from './columns-together.ts'
import { domainWithRenamed } from './renamed-column.ts'
import { namedColumn } from '../segments/named-column.ts'
import { nearFirst } from '../tables/near-first.ts'
import { tableNamed, withTable } from '../tables/references.ts'

/** Correlates pairs of columns as the story says, if both are drawn numbers of the same table. */
export function setCorrelations(binding: Binding): void {
  const said = new Set<string>()
  for (const fact of binding.of('correlation')) setCorrelation(binding, fact, said)
}

/** @param said pairs that the story correlates, by `keyOf` */
function setCorrelation(binding: Binding, fact: CorrelationFact, said: Set<string>): void {
  const found = columnsOf(binding, fact)
  if ('reason' in found) {
    binding.refuse([fact], found.reason)
    return
  }
  const bound = correlated(binding, found, fact.coefficient, (pair) => said.has(keyOf(found.table, pair.columns)))
  if ('reason' in bound) {
    binding.refuse([fact], bound.reason)
    return
  }
  said.add(keyOf(found.table, found.columns))
  binding.domain = found.renamed.reduce(domainWithRenamed, binding.domain)
  const [one, other] = found.columns
  binding.take([fact], {
    ...bound,
    used: true,
    ...(fact.isDefault === true
      ? { reason: `the story does not state the coefficient of ${one} and ${other}: ${fact.coefficient} is used` }
      : {}),
  })
}

/** Correlates two columns of drawn numbers. @param isSaid whether the story says a pair; other pairs give way */
export function correlated(
  binding: Binding,
  { schema, table: name, columns }: Pick<Pair, 'schema' | 'table' | 'columns'>,
  coefficient: number,
  isSaid: (pair: Correlation) => boolean,
): Pick<Bound, 'schema' | 'notes'> | { readonly reason: string } {
  const table = tableNamed(schema, name)
  const reason = unfit(table, name, columns)
  if (table === null || reason !== null) return { reason: reason ?? '' }
  const correlations = withCorrelation(table.correlations ?? [], { columns, coefficient }, isSaid)
  const changed = withTable(schema, { ...table, columns: drawn(binding, table, columns), correlations })
  const tried = trySchema(changed)
  if ('reason' in tried) return { reason: `${columns.join(' and ')} of ${name} cannot be correlated: ${tried.reason}` }
  const index = changed.tables.findIndex((each) => each.name === name)
  return {
    schema: changed,
    notes: [
      {
        pointer: `/tables/${index}/correlations/${correlations.findIndex((pair) => pair.columns === columns)}`,
        text: `the ranks of ${name}.${columns[0]} and ${columns[1]} have a correlation of ${coefficient}`,
        claims: [{ type: 'correlated', table: name, columns, coefficient }],
      },
    ],
  }
}

/** Makes evenly spread columns random, as only drawn values can correlate. Columns with a said mean, median or deviation stay. */
function drawn({ bound }: Binding, { name: table, columns }: TableSchema, names: readonly string[]): TableSchema['columns'] {
  const isStatistic = (column: string): boolean =>
    [...bound.values()].some(({ notes }) =>
      notes.some(({ claims }) => claims.some((claim) => claim.type === 'statistic' && claim.table === table && claim.column === column)),
    )
  return columns.map((column) => {
    if ((column.kind !== 'integer' && column.kind !== 'decimal') || column.exact !== true) return column
    if (!names.includes(column.name) || isStatistic(column.name)) return column
    const { exact: _, ...others } = column
    return others
  })
}

type Correlation = NonNullable<TableSchema['correlations']>[number]

function keyOf(table: string, columns: readonly string[]): string {
  return [table, ...columns.toSorted()].join(' ')
}

/**
 * Adds a correlation. Two columns that are connected only through others get the product of the correlations between them. The engine takes
 * pairs without a correlation for independent, which would contradict the others.
 * @param isSaid whether the story says a pair; other pairs give way
 */
function withCorrelation(all: readonly Correlation[], added: Correlation, isSaid: (pair: Correlation) => boolean): readonly Correlation[] {
  const [one, other] = added.columns
  const isSame = ({ columns }: Correlation): boolean => columns.includes(one) && columns.includes(other)
  const others = all.filter((pair) => !isSame(pair) || isSaid(pair))
  const near = (column: string): readonly (readonly [string, number])[] => [
    [column, 1],
    ...others.flatMap(({ columns: [a, b], coefficient }) =>
      a === column ? [[b, coefficient] as const] : b === column ? [[a, coefficient] as const] : [],
    ),
  ]
  const known = new Set(others.flatMap(({ columns: [a, b] }) => [`${a} ${b}`, `${b} ${a}`]))
  const implied = near(one).flatMap(([a, first]) =>
    near(other).flatMap(([b, second]): readonly Correlation[] =>
      a === b || (a === one && b === other) || known.has(`${a} ${b}`)
        ? []
        : [{ columns: [a, b], coefficient: Number((first * added.coefficient * second).toFixed(4)) }],
    ),
  )
  return [...others, added, ...implied]
}

interface Pair extends ColumnsTogether {
  readonly columns: readonly [string, string]
}

/** The columns of the first table that has both, by the first words of their nouns. */
function knownPair(binding: Binding, fact: CorrelationFact): ColumnsTogether | { readonly reason: string } {
  for (const table of nearFirst(binding, fact)) {
    const columns = fact.columns.flatMap(
      ({ words }) =>
        [...words.map((_, at) => words.slice(0, words.length - at)), ...words.slice(1).map((word) => [word])].flatMap(
          (some) => numberNamed(table, some) ?? [],
        )[0] ?? [],
    )
    if (columns.length === 2) return { schema: binding.schema, table: table.name, columns, renamed: [] }
  }
  const [one, other] = fact.columns.map(({ words }) => `"${words.join(' ')}"`)
  return { reason: `no table has a column for both ${one} and ${other}` }
}

/** The name of the number that words name; null for none. */
function numberNamed(table: TableSchema, words: readonly string[]): string | null {
  const part = columnByPart(table, words, false)
  const column = namedColumn(table, words) ?? table.columns.find(({ name }) => name === part)
  return column !== undefined && numberColumn(column) !== null ? column.name : null
}

/** Finds the two columns of a correlation. Both have to draw numbers in the same table. */
function columnsOf(binding: Binding, fact: CorrelationFact): Pair | { readonly reason: string } {
  const found = fact.isKnown === true ? knownPair(binding, fact) : columnsTogether(binding, fact.columns, fact)
  if ('reason' in found) return found
  const [one = '', other = ''] = found.columns
  if (one === other) return { reason: `both are ${found.table}.${one}` }
  return { ...found, columns: [one, other] }
}

/** Why two columns cannot be correlated; null if they can. */
function unfit(table: TableSchema | null, of: string, names: readonly string[]): string | null {
  for (const name of names) {
    const column = table?.columns.find((each) => each.name === name)
    if (column?.hidden === true) return `no shown column of ${of} is "${name}"`
    if (column?.kind !== 'integer' && column?.kind !== 'decimal')
      return `${of}.${name} is no random number of its own: only such numbers can be correlated`
    if (column.by !== undefined) return `${of}.${name} follows ${column.by}: only numbers that follow no other column can be correlated`
    if (table?.outcomes?.some((outcome) => outcome.type === 'totals' && outcome.column === name) === true)
      return `the story states the total of ${of}.${name}, so its values follow from that`
  }
  return null
}
