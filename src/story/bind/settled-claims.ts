import type { Schema } from '../../schema/schema.ts'
import type { Fact } from '../facts/fact.ts'
import { outliersBeside } from '../proofs/before-flaws.ts'
import type { Claim } from '../proofs/claim.ts'
import { withClaimed } from '../report/with-claimed.ts'
import type { FactBound } from './binding.ts'
import { isPossible } from './is-possible.ts'
import type { BindNote } from './note.ts'
import { withWindowsOfGrowth } from './windows-of-growth.ts'
import { columnNamed, tableNamed } from './tables/references.ts'

/**
 * Checks the results of all facts against the final schema. Facts whose claims it cannot satisfy become unused: a later step left out or
 * hid a column, or removed a value, a bound or a time. If several tables have a time, the claims of tables that moved are dropped.
 */
export function settledClaims(bound: ReadonlyMap<Fact, FactBound>, schema: Schema): ReadonlyMap<Fact, FactBound> {
  const shown = withClaimed(schema, bound.values())
  return withWindowsOfGrowth(new Map([...bound].map(([fact, own]) => [fact, isShownBy(fact, own) ? settled(own, shown) : unshown])))
}

const unshown: FactBound = { notes: [], used: false, reason: 'no column of the data shows it' }

/** Facts of these types are used only if SQL can prove them. A count may give way to the number of rows of the request. */
const proved: ReadonlySet<Fact['type']> = new Set(['ratio', 'relation', 'rate', 'segments', 'growth', 'window', 'place', 'shape'])

function isShownBy({ type }: Fact, { used, notes }: FactBound): boolean {
  return !used || !proved.has(type) || notes.some(({ claims }) => claims.length > 0)
}

function settled(bound: FactBound, schema: Schema): FactBound {
  if (!bound.used) return bound
  const isLost = ({ claims }: BindNote): boolean => claims.some((claim) => !isPossible(claim, schema))
  const lost = bound.notes.filter(isLost)
  const [first] = lost
  if (first === undefined) return { ...bound, notes: bound.notes.map((note) => butWrong(note, schema)) }
  const kept = bound.notes.filter((note) => !lost.includes(note))
  const shown = withoutHidden(bound, lost, kept, schema)
  if (shown !== null) return shown
  const isOfTimes = lost.every(({ claims }) => claims.every(({ type }) => type === 'within'))
  if (isOfTimes && kept.some(({ claims }) => claims.some(({ type }) => type === 'within'))) return { ...bound, notes: kept }
  const claim = first.claims.find((each) => !isPossible(each, schema))
  if (claim?.type === 'busier' && (claim.factor !== undefined || claim.isMost === true)) {
    const size = claim.factor === undefined ? 'most' : `${claim.factor} times as many`
    const reason = `${claim.table} cannot be ${size} at these times: they are too few to show it, or other statements set them`
    return { notes: [], used: false, reason }
  }
  return {
    notes: [],
    used: false,
    reason: `what else the story says of ${claim === undefined ? 'it' : aboutOf(claim)} leaves no room for it`,
  }
}

/** A list of columns without the columns that another statement hid because they would contradict it. Null if more than columns is lost. */
function withoutHidden(bound: FactBound, lost: readonly BindNote[], kept: readonly BindNote[], schema: Schema): FactBound | null {
  const hidden = lost.flatMap(({ claims }) =>
    claims.flatMap((claim) =>
      claim.type === 'columns'
        ? claim.columns.filter((name) => !isPossible({ ...claim, columns: [name] }, schema)).map((name) => `${claim.table}.${name}`)
        : [],
    ),
  )
  if (kept.length === 0 || lost.some(({ claims }) => claims.some(({ type }) => type !== 'columns'))) return null
  const reason = `what else the story says leaves no room for ${hidden.join(', ')}`
  return { ...bound, notes: kept.map((note) => butWrong(note, schema)), reason: bound.reason ?? reason }
}

function butWrong(note: BindNote, schema: Schema): BindNote {
  const claims = note.claims.flatMap((claim) => withWrong(claim, schema) ?? [])
  const isSame = claims.length === note.claims.length && claims.every((claim, i) => claim === note.claims[i])
  const tables = schema.tables.filter(({ name }) => claims.some((claim) => 'table' in claim && claim.table === name))
  if (claims.some((claim) => tables.some((table) => outliersBeside(claim, table).length > 0)))
    return { ...note, text: `${note.text}, before some of these numbers are wrong on purpose`, claims }
  if (claims.some((claim) => claim.type === 'statistic' && claim.missing === null))
    return { ...note, text: `${note.text}, within the error of a random sample, as other columns leave some rows empty`, claims }
  return isSame ? note : { ...note, text: `${note.text}, but for cells that are wrong or missing on purpose`, claims }
}

/** Bounds and values hold for all cells except intended errors. A share cannot be claimed next to such errors: null. */
function withWrong(claim: Claim, schema: Schema): Claim | null {
  if (claim.type === 'statistic') {
    const { nullable, kind } = columnNamed(schema, claim.table, claim.column) ?? {}
    if (kind === 'conditional') return { ...claim, missing: null }
    return nullable !== undefined && 'rate' in nullable ? { ...claim, missing: nullable.rate } : claim
  }
  if (claim.type !== 'between' && claim.type !== 'among' && claim.type !== 'share' && claim.type !== 'having') return claim
  const table = tableNamed(schema, claim.table)
  const mayMiss = table?.columns.find(({ name }) => name === claim.column)?.nullable !== undefined
  if (mayMiss && (claim.type === 'share' || claim.type === 'having')) return null
  const outcomes = table?.outcomes ?? []
  const own = outcomes.find((each) => each.type !== 'duplicates' && each.type !== 'totals' && each.column === claim.column)
  if (own === undefined || own.type === 'duplicates' || own.type === 'totals') return claim
  if (claim.type === 'share' || claim.type === 'having') return null
  return { ...claim, beyond: own.rate ?? 0 }
}

function aboutOf(claim: Claim): string {
  if ('column' in claim && claim.column !== null) return `${claim.table}.${claim.column}`
  if ('table' in claim) return claim.table
  return 'child' in claim ? `${claim.child} and ${claim.parent}` : claim.tables.join(', ')
}
