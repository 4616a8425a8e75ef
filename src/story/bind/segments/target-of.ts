import { sumOf } from '../../../lists.ts'
import type { ColumnSchema, InnerColumn, TableSchema } from '../../../schema/schema.ts'
import type { Aspect } from '../../attributes/aspect.ts'
import { boundsOf } from '../../attributes/readers/said-range.ts'
import { boundsText } from '../../attributes/readers/bounds-text.ts'
import { fitNumber } from '../../attributes/columns/fit-number.ts'
import { numberColumn } from '../../attributes/columns/number-column.ts'
import { numberSaid } from '../../attributes/columns/number-said.ts'
import { steppedNumber } from '../../attributes/columns/stepped-number.ts'
import { percent } from '../../amounts/percent.ts'
import type { Binding } from '../binding.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { factorTo, smallestUnit } from '../values/in-unit-of.ts'
import { withShares } from '../shares/shares.ts'
import { rowsIn } from '../tables/row-counts.ts'
import { bodyOf } from './body-of.ts'
import { numberOf } from './number-of.ts'
import { type Outcome, outcomeOf } from './outcome-of.ts'
import type { ResolvedEntries, ResolvedEntry } from './resolve-entries.ts'
import { sharesOfValues } from './set-group-means.ts'
import { steppedTarget } from './stepped-target.ts'
import type { Case, Target } from './target.ts'
import { groupNouns } from '../../lexicon/group-nouns.ts'
import { columnRates } from '../../lexicon/share-words.ts'
import { gainVerbs } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { scaled } from '../../tokens/tokens.ts'
import { decimals } from '../../amounts/decimals.ts'

/** Finds the column that a series of parts is about; null for none. */
export function targetOf(
  binding: Binding,
  { table: name, by, entries: said, about: words }: ResolvedEntries,
  isMean: boolean,
): Target | null {
  const { schema, domain, facts } = binding
  const gained = words.filter((word) => !gainVerbs.has(word))
  const about = isOfEach(gained) ? gained : words
  const entries = isOfEach(about) ? said.map(inPercent) : said
  const [head] = entries
  const table = tableNamed(schema, name)
  if (head === undefined || table === null) return null
  if (head.said.type === 'number') {
    const isMoney = entries.some(({ said }) => said.type === 'number' && said.currency !== null)
    // A percentage of tax is its rate, and no amount of money.
    const named = entries !== said && about.length === 1 && amounts.has(about[0] ?? '') ? [...about, 'rate'] : about
    const number = numberOf(schema, domain, name, { words: named, unit: head.said.unit, isMoney, isMean, by }, facts)
    const unit = number === null ? null : unitFor(number.column.name, entries)
    if (number === null || unit === null) return null
    const numbers = entries.map((each) => inUnit(each, head, unit))
    const stepped = isMean && !isMoney ? steppedTarget(number, name, numbers, sizesOf(table, rowsIn(schema, name), entries, by)) : null
    const own = numberColumn(number.column) ?? (isMean ? steppedNumber(number.table, number.column) : null)
    return stepped ?? { ...number, outcome: null, cases: numbers.map((each) => numberCase(each, number.column, isMean, isMoney, own)) }
  }
  // "15% of the treatment | group converted"
  const telling = about.filter((word) => !groupNouns.has(word))
  const outcome = outcomeOf(schema, domain, table, telling.length > 0 ? telling : about, by)
  if (outcome === null) return null
  const cases = entries.map(({ said }) => shareCase(outcome, said.type === 'share' ? said.share : Number.NaN))
  return { schema: withTable(schema, outcome.table), column: outcome.column, outcome, cases }
}

/** The number of rows of each entry; 0 if they are not counted. */
function sizesOf(table: TableSchema, rows: number, entries: readonly ResolvedEntry[], by: string): readonly number[] {
  const shares = new Map(sharesOfValues(table, by))
  const named = sumOf(entries.map(({ part }) => (part === null ? 0 : (shares.get(part.value) ?? 0))))
  return entries.map(({ part }) => Math.round(rows * (part === null ? 1 - named : (shares.get(part.value) ?? 0))))
}

const amounts = wordSet('tax interest')

/** Whether percentages are numbers that each row has: "tax rate", "commission". */
function isOfEach(about: readonly string[]): boolean {
  return about.some((word) => columnRates.has(word)) && about.every((word) => columnRates.has(word) || word === 'rate' || word === 'rates')
}

function inPercent(entry: ResolvedEntry): ResolvedEntry {
  if (entry.said.type !== 'share') return entry
  const value = scaled(entry.said.share, 100)
  return { ...entry, said: { type: 'number', min: value, max: value, currency: null, unit: '%' } }
}

/** The name of a column if it tells a unit, else the smallest unit of the entries; null if these have different measures. */
function unitFor(column: string, entries: readonly ResolvedEntry[]): string | null {
  const units = entries.flatMap(({ said }) => (said.type === 'number' && said.unit !== null ? [said.unit] : []))
  const isOfOne = new Set(units).size < 2
  return isOfOne || units.some((unit) => factorTo(column, unit) !== 1) ? column : smallestUnit(units)
}

/** A number in the unit of its column. @param column the name of the column, or its unit @param head the entry whose unit the others share */
function inUnit({ said }: ResolvedEntry, head: ResolvedEntry, column: string): ResolvedEntry['said'] {
  const shared = head.said.type === 'number' ? head.said.unit : null
  const factor = said.type === 'number' ? factorTo(column, said.unit ?? shared ?? '') : 1
  if (said.type !== 'number' || factor === 1) return said
  const times = (value: number | null): number | null => (value === null ? null : scaled(value, factor))
  return {
    ...said,
    min: times(said.min),
    max: times(said.max),
    ...(said.deviation === undefined ? {} : { deviation: scaled(said.deviation, factor) }),
  }
}

/** The column with an exact share of a value; null if it is not possible. */
export function withExactShare({ column, value }: Outcome, share: number): InnerColumn | null {
  if (!(share >= 0 && share <= 1)) return null
  if (column.kind === 'boolean') return { kind: 'boolean', rate: value === 'true' ? share : 1 - share }
  const shared = withShares(column, new Map([[value, share]]))
  return shared === null ? null : bodyOf(shared)
}

export function shareCase(outcome: Outcome, share: number): Case | string {
  const body = withExactShare(outcome, share)
  if (body === null) return 'a share is from 0% to 100%'
  const claim: Case['claim'] = (table, when) => ({ type: 'share_within', table, when, holds: outcome.test, share })
  return { body, claim, text: percent(share), isExact: true }
}

export function numberCase(
  said: ResolvedEntry['said'],
  column: ColumnSchema,
  isMean: boolean,
  isMoney: boolean,
  drawn = numberColumn(column),
): Case | string {
  if (said.type !== 'number') return 'both a share and a number are said of the same column'
  const { min, max } = said
  const { name } = column
  if (min !== null && min === max && !isMean) {
    const own = drawn?.scale ?? (column.kind === 'mapping' || column.kind === 'formula' ? (column.scale ?? 0) : 0)
    const isWhole = drawn?.isWhole !== false && own === 0 && Number.isInteger(min)
    const digits = decimals(min)
    const body: InnerColumn = isWhole ? { kind: 'integer', min, max } : { kind: 'decimal', scale: Math.max(own, digits), min, max }
    return {
      body,
      claim: (table, when) => ({ type: 'every', table, when, holds: { type: 'is', column: name, value: min } }),
      text: String(min),
      isExact: false,
    }
  }
  const isOne = min !== null && min === max
  const { deviation = null } = said
  const spread: readonly Aspect[] = deviation === null ? [] : [{ type: 'deviation', value: deviation }]
  const aspects: readonly Aspect[] = isOne ? [{ type: 'mean', value: min }, ...spread] : [{ type: 'range', ...boundsOf(said) }]
  // A part with its own bounds may have another distribution than all rows.
  const own = isOne || drawn === null ? drawn : { ...drawn, distribution: null }
  const fitted = fitNumber(numberSaid(aspects), own, isMoney, null)
  if ('reason' in fitted) return fitted.reason
  if ('values' in fitted)
    return `the mean of ${name} cannot be set for a part of the rows, because it has only a few whole numbers as values`
  return {
    body: fitted.body,
    claim: (table, when) =>
      isOne
        ? { type: 'mean_within', table, when, column: name, value: min, ...(deviation === null ? {} : { deviation }) }
        : { type: 'every', table, when, holds: { ...boundsOf(said), type: 'between', column: name } },
    text: !isOne ? boundsText(said) : deviation === null ? `${min} on average` : `${min} ± ${deviation} on average`,
    isExact: isOne,
  }
}
