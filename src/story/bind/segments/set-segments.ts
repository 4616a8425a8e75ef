import { partPronouns } from '../../lexicon/selecting-words.ts'
import type { ColumnOf, ColumnSchema, InnerColumn, Schema } from '../../../schema/schema.ts'
import { trySchema } from '../../../try-schema.ts'
import type { Aspect } from '../../attributes/aspect.ts'
import { fitNumber } from '../../attributes/fit-number.ts'
import { numberColumn } from '../../attributes/number-column.ts'
import { numberSaid } from '../../attributes/number-said.ts'
import type { SegmentsFact } from '../../segments/segment-facts.ts'
import { percent } from '../../percent.ts'
import type { Claim } from '../../proofs/claim.ts'
import type { RowTest } from '../../proofs/row-test.ts'
import type { Binding, FactBound } from '../binding.ts'
import { withShare } from '../genders.ts'
import { tableNamed, withTable } from '../references.ts'
import { withShares } from '../shares.ts'
import { exactPart } from './exact-part.ts'
import { numberOf } from './number-of.ts'
import { outcomeOf } from './outcome-of.ts'
import { type ResolvedEntries, type ResolvedEntry, resolveEntries } from './resolve-entries.ts'

/** What a part of a table's rows has in a column. */
interface Case {
  readonly body: InnerColumn
  /** Of the rows of the part. */
  readonly claim: (table: string, when: RowTest) => Claim
  readonly text: string
}

/** A column that is about to follow from another one. */
interface Target {
  readonly schema: Schema
  readonly column: ColumnSchema
  readonly cases: readonly (Case | string)[]
}

/** Applies what is said of parts of the rows of a table: the column follows from the one whose values name the parts, exactly in each. */
export function setSegments(binding: Binding, said: Pick<SegmentsFact, 'entries' | 'isMean'>): FactBound {
  if (said.entries.some(({ words }) => words.some((word) => gendered.test(word)))) binding.schema = withDrawnGenders(binding.schema)
  let reason = `it is not known which part of the rows is meant, or what is said of it`
  for (const resolved of resolveEntries(said.entries, binding.schema, binding.domain)) {
    const target = targetOf(binding, resolved, said.isMean)
    if (target === null || target.column.name === resolved.by) continue
    const set = withCases(target, resolved)
    if ('reason' in set) {
      reason = set.reason
      continue
    }
    binding.schema = set.schema
    return { used: true, notes: set.notes }
  }
  return { used: false, notes: [], reason }
}

const gendered = /^(?:wo)?m[ae]n$|^(?:fe)?males?$|^gender$/

/** Half of the people of each table that tells it are women, where nothing is said of it. */
function withDrawnGenders(schema: Schema): Schema {
  return schema.tables.reduce((before, { name, columns }) => {
    const isDrawn = columns.some((column) => column.kind === 'person' && (column.gender !== undefined || column.female_share !== undefined))
    return isDrawn ? before : withShare(before, name, 0.5)
  }, schema)
}

function targetOf(binding: Binding, { table: name, entries }: ResolvedEntries, isMean: boolean): Target | null {
  const { schema, domain, facts } = binding
  const [head] = entries
  const table = tableNamed(schema, name)
  // "Urgent ones get resolved in": that names no column.
  if (head === undefined || table === null || head.left.some((word) => partPronouns.has(word))) return null
  if (head.said.type === 'number') {
    const number = numberOf(schema, domain, name, head.left, facts)
    if (number === null) return null
    const isMoney = entries.some(({ said }) => said.type === 'number' && said.currency !== null)
    return { ...number, cases: entries.map(({ said }) => numberCase(said, number.column, isMean, isMoney)) }
  }
  const found = outcomeOf(schema, domain, table, head.left)
  if (found === null) return null
  return {
    schema: withTable(schema, found.table),
    column: found.column,
    cases: entries.map(({ said }): Case | string => {
      const share = said.type === 'share' ? said.share : Number.NaN
      const shared = found.column.kind === 'category' ? withShares(found.column, new Map([[found.value, share]])) : null
      if (!(share >= 0 && share <= 1) || (found.column.kind === 'category' && shared === null)) return 'a share is from 0% to 100%'
      const body: InnerColumn = shared === null ? { kind: 'boolean', rate: share } : bodyOf(shared)
      return { body, claim: (own, when) => ({ type: 'share_within', table: own, when, holds: found.test, share }), text: percent(share) }
    }),
  }
}

function numberCase(said: ResolvedEntry['said'], column: ColumnSchema, isMean: boolean, isMoney: boolean): Case | string {
  if (said.type !== 'number') return 'shares and numbers are said of the same'
  const { min, max } = said
  const own = numberColumn(column)
  const { name } = column
  if (min !== null && min === max && !isMean) {
    const isWhole = own?.isWhole !== false && Number.isInteger(min)
    const digits = (String(min).split('.')[1] ?? '').length
    const body: InnerColumn = isWhole
      ? { kind: 'integer', min, max }
      : { kind: 'decimal', scale: Math.max(own?.scale ?? 0, digits), min, max }
    return {
      body,
      claim: (table, when) => ({ type: 'every', table, when, holds: { type: 'is', column: name, value: min } }),
      text: String(min),
    }
  }
  const isOne = min !== null && min === max
  const aspect: Aspect = isOne ? { type: 'mean', value: min } : { type: 'range', min, max }
  const fitted = fitNumber(numberSaid([aspect]), own, isMoney)
  if ('reason' in fitted) return fitted.reason
  if ('values' in fitted) return `the mean of so few whole numbers as ${name} has is not set for a part of the rows`
  return {
    body: fitted.body,
    claim: (table, when) =>
      isOne
        ? { type: 'mean_within', table, when, column: name, value: min }
        : { type: 'every', table, when, holds: { type: 'between', column: name, min, max } },
    text: isOne ? `${min} on average` : `${min ?? 'any'} to ${max ?? 'any'}`,
  }
}

type Set = { readonly schema: Schema; readonly notes: FactBound['notes'] } | { readonly reason: string }

function withCases({ schema, column, cases }: Target, { table: name, by, entries }: ResolvedEntries): Set {
  const failed = cases.find((each) => typeof each === 'string')
  if (failed !== undefined) return { reason: failed }
  const before = tableNamed(schema, name)
  const exact = before === null ? { reason: `there is no table ${name}` } : exactPart(before, by)
  if ('reason' in exact) return exact
  const own = cases.filter((each) => typeof each !== 'string')
  const bodies = new Map(
    entries.flatMap(({ part }, index) => (part === null || own[index] === undefined ? [] : [[part.value, own[index].body] as const])),
  )
  const rest = own[entries.findIndex(({ part }) => part === null)]?.body
  const isAll = exact.values.every((value) => bodies.has(value))
  const { name: called, hidden, nullable } = column
  const switched: ColumnOf<'switch'> = {
    name: called,
    ...(hidden === undefined ? {} : { hidden }),
    ...(nullable === undefined ? {} : { nullable }),
    kind: 'switch',
    by,
    cases: Object.fromEntries(bodies),
    ...(isAll ? {} : { otherwise: rest ?? bodyOf(column) }),
    exact: true,
  }
  const columns = exact.table.columns.map((each) => (each.name === called ? switched : each))
  const changed = withTable(schema, { ...exact.table, columns })
  if ('reason' in trySchema(changed))
    return { reason: `other columns count on what ${name}.${called} is in all rows, so it cannot follow from ${by}` }
  const index = changed.tables.findIndex((each) => each.name === name)
  const pointer = `/tables/${index}/columns/${columns.findIndex((each) => each.name === called)}`
  const others = entries.flatMap(({ part }) => part?.test ?? [])
  const notes = entries.map(({ part }, place) => {
    const when: RowTest = part?.test ?? { type: 'not', of: { type: 'any', of: others } }
    const said = own[place]
    return {
      pointer,
      text: `${name} with ${part?.value ?? 'any other value'} as ${by} have ${said?.text} of ${called}`,
      claims: said === undefined ? [] : [said.claim(name, when)],
    }
  })
  return { schema: changed, notes }
}

/** The kind of a column and its parameters. */
function bodyOf(column: ColumnSchema): InnerColumn {
  const { name: _, hidden: __, nullable: ___, ...body } = column
  return body
}
