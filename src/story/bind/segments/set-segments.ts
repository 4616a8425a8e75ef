import type { Schema } from '../../../schema/schema.ts'
import { refused } from '../refused.ts'
import { percent } from '../../amounts/percent.ts'
import type { RowTest } from '../../proofs/row-test.ts'
import type { SegmentsFact } from '../../segments/segment-facts.ts'
import type { Binding, FactBound } from '../binding.ts'
import { isGenderWord } from '../../lexicon/gender-words.ts'
import { withShare } from '../shares/genders.ts'
import { type BindNote, columnPointer } from '../note.ts'
import { tableNamed } from '../tables/references.ts'
import { overallShare, remainderOf } from './overall-share.ts'
import { limitedParts } from './limited-parts.ts'
import { type ResolvedEntries, resolveEntries } from './resolve-entries.ts'
import { withExactShare, targetOf } from './target-of.ts'
import type { Case, Target } from './target.ts'
import { withNewParts } from './with-new-parts.ts'
import { sumOf } from '../../../lists.ts'
import { withCases } from './with-cases.ts'

/** Binds statements about parts of the rows: a column follows from the column whose values name the parts, exactly within each part. */
export function setSegments(binding: Binding, said: Pick<SegmentsFact, 'entries' | 'isMean'>): FactBound {
  if (said.entries.some(({ words }) => words.some((word) => word === 'gender' || isGenderWord(word))))
    binding.schema = withDrawnGenders(binding.schema)
  if (said.entries.some(({ limit }) => limit !== undefined)) return setLimited(binding, said)
  const known = resolved(binding, said, binding.schema)
  const made = known.length > 0 ? null : withNewParts(binding, said.entries)
  const before = binding.schema
  if (made !== null) binding.schema = made
  const set = setResolved(binding, known.length > 0 || made === null ? known : resolved(binding, said, made))
  if (!set.used) binding.schema = before
  return set
}

/** Binds shares of the rows on the sides of a number: the number gets a hidden column that tells the side. */
function setLimited(binding: Binding, said: Pick<SegmentsFact, 'entries' | 'isMean'>): FactBound {
  const before = binding.schema
  let reason: string = unknown.reason
  for (const { schema, resolved: each, column } of limitedParts(binding, said)) {
    binding.schema = schema
    const target = targetOf(binding, each, said.isMean)
    const set = target === null || target.column.name === column ? unknown : setTarget(binding, target, each)
    if (set.used) return set
    binding.schema = before
    reason = set.reason ?? reason
  }
  return { ...unknown, reason }
}

const unknown = refused('it is not known which rows are meant, or what is said about them')

interface Resolved {
  readonly resolved: ResolvedEntries
  readonly target: Target
  readonly isNew: boolean
}

/** The columns whose values the entries name, and the statements about them. */
function resolved(binding: Binding, said: Pick<SegmentsFact, 'entries' | 'isMean'>, schema: Schema): readonly Resolved[] {
  return resolveEntries(said, schema, binding.domain).flatMap((each) => {
    const target = targetOf(binding, each, said.isMean)
    return target === null || target.column.name === each.by ? [] : [{ resolved: each, target, isNew: isNew(schema, each, target) }]
  })
}

function setResolved(binding: Binding, all: readonly Resolved[]): FactBound {
  let reason: string = unknown.reason
  // "Web orders have 5% returns" is about web orders, and says nothing of the channel of returned ones.
  const place = ({ resolved: { entries } }: Resolved): number => (entries.length === 1 ? (entries[0]?.at ?? 0) : 0)
  const first = all.reduce((least, each) => Math.min(least, place(each)), Infinity)
  // Existing columns are tried before new ones.
  const inOrder = all.filter((each) => place(each) === first).toSorted((one, other) => Number(one.isNew) - Number(other.isNew))
  for (const { resolved: entries, target } of inOrder) {
    const set = setTarget(binding, target, entries)
    if (set.used) return set
    reason = set.reason ?? reason
  }
  return refused(reason)
}

/** Gives each table of people an exact share of women: the one that names are drawn with, else one half. */
export function withDrawnGenders(schema: Schema): Schema {
  return schema.tables.reduce((before, { name, columns }) => {
    const people = columns.flatMap((column) => (column.kind === 'person' ? [column] : []))
    const share = people.find(({ female_share }) => female_share !== undefined)?.female_share
    return people.some(({ gender }) => gender !== undefined) ? before : withShare(before, name, share ?? 0.5)
  }, schema)
}

function isNew(schema: Schema, { table }: ResolvedEntries, { column }: Target): boolean {
  return tableNamed(schema, table)?.columns.some(({ name }) => name === column.name) !== true
}

/**
 * Sets the values of the parts. If the story states a share of all rows, it sets the values of the remaining rows so that all rows together
 * have that share.
 */
export function setTarget(binding: Binding, target: Target, resolved: ResolvedEntries): FactBound {
  const failed = target.cases.find((each) => typeof each === 'string')
  if (failed !== undefined) return refused(failed)
  const cases = target.cases.filter((each) => typeof each !== 'string')
  const { table, whole } = resolved
  const overall = overallShare(binding, resolved, target, table)
  const remainder = overall === null ? null : remainderOf(target, resolved, overall.share)
  const isMet = remainder !== null && !('reason' in remainder)
  const share = isMet ? remainder.rest : overall === null ? usualShare(binding, resolved) : null
  const rest = share !== null && target.outcome !== null ? withExactShare(target.outcome, share) : null
  const set = withCases(target, resolved, cases, rest)
  if ('reason' in set) return refused(set.reason)
  binding.schema = set.schema
  const shown = target.shown ?? target.column.name
  const notes = notesOf(resolved, cases, shown, columnPointer(set.schema, table, shown))
  if (overall === null || target.outcome === null) return { used: true, notes }
  const { test: holds, column, value } = target.outcome
  const slack = isMet ? remainder.slack : 0
  const note: BindNote = {
    pointer: set.pointer,
    text: `${percent(overall.share)} of all rows of ${table} have ${column.name} ${value}, to the nearest row of each part`,
    claims: [{ type: 'share_overall', table, holds, share: overall.share, slack }],
  }
  const reason = isMet ? undefined : remainder?.reason
  if (overall.fact !== null) {
    binding.tell([overall.fact], reason === undefined ? { used: true, notes: [note] } : refused(reason))
    return { used: true, notes }
  }
  if (reason === undefined) return { used: true, notes: [note, ...notes] }
  return { used: true, notes, left: whole === null ? [] : [{ start: whole.start, end: whole.end, reason }] }
}

/** The mean of several said shares: the rows of other parts have it where no trade has a usual share. Null elsewhere. */
function usualShare({ domain }: Binding, { entries }: ResolvedEntries): number | null {
  const shares = entries.flatMap(({ part, said }) => (part !== null && said.type === 'share' ? [said.share] : []))
  return domain.name === 'custom' && shares.length > 1 && shares.length === entries.length ? sumOf(shares) / shares.length : null
}

function notesOf({ table, by, entries }: ResolvedEntries, cases: readonly Case[], name: string, pointer: string): readonly BindNote[] {
  const others = entries.flatMap(({ part }) => part?.test ?? [])
  return entries.flatMap(({ part }, place) => {
    const when: RowTest = part?.test ?? { type: 'not', of: { type: 'any', of: others } }
    const said = cases[place]
    if (said === undefined) return []
    const shown = part !== null && 'column' in part.test ? part.test.column : by
    const text = `${table} with ${part?.value ?? 'any other value'} as ${shown} have ${said.text} of ${name}`
    return [{ pointer, text, claims: [said.claim(table, when)] }]
  })
}
