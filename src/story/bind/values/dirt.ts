import type { Schema, TableSchema } from '../../../schema/schema.ts'
import { type Change, type Dirtied, shareOf } from '../../dirt/change.ts'
import { copiedRows } from '../../dirt/copied-rows.ts'
import { mess } from '../../dirt/mess.ts'
import { missing } from '../../dirt/missing.ts'
import { type Tried, trySchema } from '../../../try-schema.ts'
import { withColumn } from '../../attributes/columns/with-column.ts'
import type { Binding } from '../binding.ts'
import { isDirt } from './is-dirt.ts'
import { type Wish, wishesOf } from './wishes-of.ts'
import type { BindNote } from '../note.ts'
import { tableNamed, withTable } from '../tables/references.ts'
import { rowsIn } from '../tables/row-counts.ts'

/** Most schemas that are tried one by one if all dirt together is refused. */
const mostTried = 16

/** Adds the dirt of a story to its tables, after everything else. Dirt that the engine refuses gets a reason. */
export function setDirt(binding: Binding): void {
  const facts = binding.of('attribute').filter(isDirt)
  if (facts.length === 0) return
  const wishes = facts.flatMap((fact) => wishesOf(binding, fact))
  const ordered = [...wishes.filter(({ change }) => change.column !== ''), ...wishes.filter(({ change }) => change.column === '')]
  const done = carriedOut(binding.schema, ordered)
  binding.schema = done.schema
  for (const fact of facts) {
    const own = done.results.filter(({ wish }) => wish.fact === fact)
    if (own.length === 0) continue
    const notes = own.flatMap(({ note }) => note ?? [])
    const reasons = own.flatMap(({ reason }) => reason ?? [])
    const isNone = own.some(({ wish }) => wish.change.part === null)
    const isUsed = notes.length > 0 && !(isNone && reasons.length > 0)
    const [reason] = reasons
    binding.tell([fact], { notes: isUsed ? notes : [], used: isUsed, ...(reason === undefined ? {} : { reason }) })
  }
}

interface Result {
  readonly wish: Wish
  readonly note?: BindNote
  readonly reason?: string
}

interface State {
  readonly schema: Schema
  readonly results: readonly Result[]
}

function carriedOut(base: Schema, said: readonly Wish[]): State {
  const tried = trySchema(base)
  const reads: Reads = 'reads' in tried ? tried.reads : new Map()
  const { wishes, others } = apart(said, reads)
  const start: State = { schema: base, results: others }
  const all = wishes.reduce((state, wish) => withWish(state, wish, reads), start)
  const whole = trySchema(all.schema)
  if ('optional' in whole || 'reason' in tried) return { ...all, results: sound(all, base, tried, whole) }
  let tries = 0
  let last: Tried = tried
  const single = wishes.reduce((state, wish) => {
    const next = withWish(state, wish, reads)
    if (next.results.at(-1)?.note === undefined) return next
    const verdict = ++tries > mostTried ? { reason: 'the story asks for too much of this' } : trySchema(next.schema)
    if ('reason' in verdict) {
      const reason = `${wish.table}.${wish.change.column}: ${verdict.reason}`
      return { schema: state.schema, results: [...state.results, { wish, reason }] }
    }
    last = verdict
    return next
  }, start)
  return { ...single, results: sound(single, base, tried, last) }
}

type Reads = ReadonlyMap<string, ReadonlySet<string>>

function pathOf({ table, change }: Wish): string {
  return `${table}.${change.column}`
}

/**
 * Keeps one wish per column and kind of dirt, the first with an amount. A wish for all columns applies to those without a wish of their own
 * that no other wished column reads.
 */
function apart(said: readonly Wish[], reads: Reads): { readonly wishes: readonly Wish[]; readonly others: readonly Result[] } {
  const chosen = new Map<string, Wish>()
  const key = (wish: Wish): string => `${pathOf(wish)} ${wish.change.dirt}`
  const isVague = ({ change: { part }, fact }: Wish): boolean => fact.column === null || (part !== null && 'isDefault' in part)
  for (const wish of [...said.filter((each) => !isVague(each)), ...said.filter(isVague)])
    if (!chosen.has(key(wish))) chosen.set(key(wish), wish)
  const firsts = said.filter((wish) => chosen.get(key(wish)) === wish)
  const empty = firsts.filter(({ change }) => change.dirt === 'missing' && change.part !== null)
  const isRead = (wish: Wish): boolean => empty.some((other) => other !== wish && reads.get(pathOf(other))?.has(pathOf(wish)) === true)
  const wishes = firsts.filter((wish) => !(wish.fact.column === null && empty.includes(wish) && isRead(wish)))
  const others = said.filter((wish) => wish.fact.column !== null && chosen.get(key(wish)) !== wish)
  return { wishes, others: others.map((wish) => ({ wish, reason: `how much of this is in ${pathOf(wish)} is said elsewhere` })) }
}

/**
 * Drops results that the data would not show.
 * @param tried the checked schema before
 * @param whole the checked schema with all dirt
 */
function sound({ results }: State, base: Schema, tried: Tried, whole: Tried): readonly Result[] {
  const optional = 'optional' in whole ? whole.optional : new Set<string>()
  const reads: Reads = 'reads' in tried ? tried.reads : new Map()
  const empty = results.filter(({ note, wish }) => note !== undefined && wish.change.dirt === 'missing' && wish.change.part !== null)
  const bare = empty.reduce((schema, { wish }) => withoutNullable(schema, wish), base)
  const alone = bare === base ? tried : trySchema(bare)
  const own = 'optional' in alone ? alone.optional : new Set<string>()
  return results.map((result): Result => {
    const { wish, note } = result
    if (note === undefined || wish.change.dirt !== 'missing' || isTree(base, wish)) return result
    const path = pathOf(wish)
    const follows = empty.some((other) => reads.get(path)?.has(pathOf(other.wish)) === true)
    const isEmpty = wish.change.part === null ? optional.has(path) : own.has(path) || follows
    if (isEmpty) return { wish, reason: `when ${path} is empty follows from other columns` }
    const also = followersOf(base, wish, reads).filter((name) => optional.has(`${wish.table}.${name}`) && !own.has(`${wish.table}.${name}`))
    const told = also.filter((name) => !empty.some((other) => pathOf(other.wish) === `${wish.table}.${name}`))
    return told.length === 0
      ? result
      : { wish, note: { ...note, text: `${note.text}, and so is what follows from it: ${told.join(', ')}` } }
  })
}

/** Whether a column refers to rows of its own table: how many of its cells are empty is set by its roots. */
function isTree(schema: Schema, { table, change }: Wish): boolean {
  return tableNamed(schema, table)?.columns.some(({ name, kind }) => name === change.column && kind === 'self_reference') === true
}

/** The visible columns of the table that read a column. */
function followersOf(schema: Schema, wish: Wish, reads: Reads): readonly string[] {
  const shown = tableNamed(schema, wish.table)?.columns.filter(({ hidden }) => hidden !== true) ?? []
  return shown.map(({ name }) => name).filter((name) => reads.get(`${wish.table}.${name}`)?.has(pathOf(wish)) === true)
}

function withoutNullable(schema: Schema, { table: name, change }: Wish): Schema {
  const table = tableNamed(schema, name)
  const column = table?.columns.find((each) => each.name === change.column)
  if (table === null || column?.nullable === undefined) return schema
  const { nullable: _, ...others } = column
  return withTable(schema, withColumn(table, others))
}

function withWish(state: State, wish: Wish, reads: Reads): State {
  const { schema } = state
  const table = tableNamed(schema, wish.table)
  if (table === null) return state
  const done = dirtied(schema, table, wish.change, reads)
  if ('reason' in done) return { schema, results: [...state.results, { wish, reason: done.reason }] }
  const pointer = `/tables/${schema.tables.indexOf(table)}${done.pointer}`
  return {
    schema: withTable(schema, done.table),
    results: [...state.results, { wish, note: { pointer, text: done.text, claims: done.claims } }],
  }
}

function dirtied(schema: Schema, table: TableSchema, change: Change, reads: Reads): Dirtied {
  const rows = rowsIn(schema, table.name)
  const place = { table, rows, taken: new Set(schema.tables.map(({ name }) => name)), reads }
  const { dirt, column, part } = change
  if (part !== null && rows > 0 && Math.round(shareOf(part, rows) * rows) === 0)
    return { reason: `this is less than one of the ${rows} rows of ${table.name}: state a larger share, or request more rows` }
  if (dirt === 'missing') return missing(change, place)
  if (column === '' || dirt === 'copies') return copiedRows(part, place, dirt === 'copies')
  return mess({ ...change, dirt }, place)
}
