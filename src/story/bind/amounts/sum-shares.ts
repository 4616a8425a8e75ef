import type { Domain, Measure } from '../../../domains/domain.ts'
import { refused } from '../refused.ts'
import type { TableSchema } from '../../../schema/schema.ts'
import { onlyOf, sumOf } from '../../../lists.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { meanOfNumbers } from '../segments/leaning-pair.ts'
import { percent } from '../../amounts/percent.ts'
import { columnPath } from '../../find/column-path.ts'
import { isPersonNoun } from '../../compose/is-person-noun.ts'
import { findTable } from '../../find/find-table.ts'
import { groupNouns } from '../../lexicon/group-nouns.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { SumShareFact } from '../../segments/segment-facts.ts'
import { partsIn } from '../../segments/parts-in.ts'
import { restWords } from '../../segments/rest-words.ts'
import { functionWords, isPlural, singularOf } from '../../words/words.ts'
import type { Binding, FactBound } from '../binding.ts'
import { tablePointer } from '../note.ts'
import { type Part, partsOf } from '../segments/parts-of.ts'
import { meanOfAll, setMeansBy, sharesOfValues } from '../segments/set-group-means.ts'
import { tableNamed } from '../tables/references.ts'

const unknown = 'it is not known which rows have these shares of the sum: only values of a column in the table of the amounts can have them'

/** Divides sums of money by the values of a column: "North brings 45% of revenue". The mean of all rows stays. */
export function setSumShares(binding: Binding): void {
  const facts = binding.of('sum_share')
  if (facts.length === 0) return
  const { domain } = binding
  binding.domain = { ...domain, measures: [...domain.measures, ...drawnAmounts(binding)] }
  for (const fact of facts) binding.tell([fact], setShares(binding, fact))
  binding.domain = domain
}

const amountName = /^(?:total_|sale_|sales_|net_|gross_)?(?:amount|total|revenue|price|value|sales|profit|spend)$/

/** The only drawn amounts of tables without a measure, of which the story states nothing. */
function drawnAmounts({ domain, schema, claims }: Binding): readonly Measure[] {
  return schema.tables.flatMap(({ name, columns, hidden }) => {
    if (hidden === true || domain.measures.some(({ column }) => columnPath(column).table === name)) return []
    const column = onlyOf(columns.filter((each) => each.hidden !== true && amountName.test(each.name)))
    const drawn = column === null ? null : numberColumn(column)
    const isSaid = claims.some((claim) => 'column' in claim && claim.table === name && claim.column === column?.name)
    if (column === null || drawn === null || isSaid || drawn.min < 0) return []
    return [{ column: `${name}.${column.name}`, words: ['revenue'], unit: 'money', typical: meanOfNumbers(drawn) }]
  })
}

/** A part with its share of the sum; the part is null for the remaining rows. */
interface Shared {
  readonly part: Part | null
  readonly share: number
}

function setShares(binding: Binding, { sum, parts: all }: SumShareFact): FactBound {
  const { schema, domain } = binding
  const left = 1 - sumOf(all.map(({ share }) => share ?? 0))
  const said = all.map(({ words, share }) => ({ words, share: share ?? Number(left.toPrecision(12)) }))
  const parts = partsOf(schema, domain)
  let reason = unknown
  for (const measure of measuresOf(domain, sum)) {
    const { table: name, column } = columnPath(measure.column)
    const table = tableNamed(schema, name)
    const named = said.map(({ words }) => (words.some((word) => restWords.has(word)) ? [null] : partsNamed(words, parts, domain)))
    const columns = new Set(named.flatMap((own) => own.flatMap((part) => (part?.table === name ? [part.column] : []))))
    for (const by of columns) {
      const shared = said.map(({ share }, at): Shared | undefined => {
        const part = named[at]?.find((each) => each === null || (each.table === name && each.column === by))
        return part === undefined ? undefined : { part, share }
      })
      const found = shared.filter((each) => each !== undefined)
      const set = table === null || found.length < shared.length ? refused(unknown) : setBy(binding, table, { column, by }, found)
      if (set.used) return set
      reason = set.reason ?? reason
    }
  }
  return refused(reason)
}

/** The parts that some words name. None if other words beside them name something else: "mobile orders | from Europe". */
function partsNamed(words: readonly string[], parts: ReadonlyMap<string, readonly Part[]>, domain: Domain): readonly Part[] {
  return partsIn(words, parts).flatMap(({ term, start, length }) => {
    const others = words.filter((_, place) => place < start || place >= start + length)
    return (parts.get(term) ?? []).filter(({ table, column }) =>
      others.every((word) => {
        if (functionWords.has(word) || groupNouns.has(word) || column.split('_').includes(singularOf(word))) return true
        const rows = findTable({ words: [word] }, domain)
        return rows === null ? isPlural(word) : rows.table === table || isPersonNoun({ words: [word] })
      }),
    )
  })
}

const general = wordSet('money amount revenue revenues income turnover')

/** The amounts that a sum adds up: those that it names, else all if it may be any sum. */
function measuresOf({ measures }: Pick<Domain, 'measures'>, sum: readonly string[]): readonly Measure[] {
  const ofMoney = measures.filter(({ unit }) => unit === 'money')
  const named = ofMoney.filter(
    ({ words, column }) => words.includes(sum.join(' ')) || sum.every((word) => columnPath(column).column.split('_').includes(word)),
  )
  return named.length > 0 || sum.length > 1 || !general.has(sum[0] ?? '') ? named : ofMoney
}

function setBy(
  binding: Binding,
  table: TableSchema,
  { column, by }: { readonly column: string; readonly by: string },
  shared: readonly Shared[],
): FactBound {
  const rows = new Map(sharesOfValues(table, by))
  const values = shared.map(({ part }) => part?.value ?? null)
  const said = sumOf(shared.map(({ share }) => share))
  const open = [...rows].filter(([value, share]) => share > 0 && !values.includes(value))
  const left = shared.find(({ part }) => part === null)?.share ?? 1 - said
  const isWhole = open.length > 0 && left > 0 && (!values.includes(null) || Math.abs(said - 1) < 1e-9)
  if (new Set(values).size < values.length || said > 1 + 1e-9 || !(isWhole || (open.length === 0 && Math.abs(said - 1) < 1e-9)))
    return refused('the shares of the sum do not add up to 100%')
  const middle = meanOfAll(binding, table, column)
  if (middle === null) return refused(`${table.name}.${column} follows from other columns`)
  const openRows = sumOf(open.map(([, share]) => share))
  const meanOf = (value: string): number => {
    const own = shared.find(({ part }) => part?.value === value)
    return (middle.value * (own?.share ?? left)) / (own === undefined ? openRows : (rows.get(value) ?? 1))
  }
  const reason = setMeansBy(binding, table, column, by, meanOf)
  if (reason !== null) return refused(reason)
  const tests = shared.flatMap(({ part }) => part?.test ?? [])
  const notes = shared.map(({ part, share }) => ({
    pointer: `${tablePointer(binding.schema, table.name)}/outcomes`,
    text: `${table.name} with ${part?.value ?? 'any other value'} as ${by} have ${percent(share)} of the sum of ${column}`,
    claims: [
      {
        type: 'sum_share',
        table: table.name,
        column,
        when: part?.test ?? { type: 'not', of: { type: 'any', of: tests } },
        share,
      } as const,
    ],
  }))
  return { used: true, notes }
}
