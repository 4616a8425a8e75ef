import { refersTo } from '../bind/tables/references.ts'
import type { Fact, RatioFact } from '../facts/fact.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { actBetween } from './act-between.ts'
import { addLink, plain } from './add-link.ts'
import type { Archetype } from './archetype.ts'
import { archetypes } from './archetypes/index.ts'
import { type Kind } from './classify.ts'
import { joinOf } from './join-of.ts'
import { linkNotes } from './link-notes.ts'
import { linkTenants } from './link-tenants.ts'
import { planOf } from './plan-of.ts'
import { isOfStar, linkStar } from './star.ts'
import { canRelate, dependsOn, arePeople, type Link, usualSize, type TablePlan, tablePlan } from './table-plan.ts'
import { mostParents, wantedParents } from './wants.ts'

/**
 * Links tables to the tables that their rows refer to: first as the story says, then as usual for their archetypes. Existing tables keep
 * their links. Returns the tables, with those added that many-to-many relations need.
 */
export function linkTables(tables: readonly TablePlan[], facts: readonly Fact[]): readonly TablePlan[] {
  const all = tables.map((table) => asJoin(table, facts))
  // What is said with numbers decides which rows own the table between two others.
  const isOpen = (fact: Fact): boolean => fact.type === 'relation' && fact.sides === 'many'
  for (const fact of [...facts.filter((each) => !isOpen(each)), ...facts.filter(isOpen)]) {
    if (fact.type !== 'ratio' && fact.type !== 'relation' && fact.type !== 'uneven') continue
    const child = planOf(fact.child, all)
    const parent = planOf(fact.parent, all)
    if (child === null || parent === null || child === parent) continue
    const through = fact.type !== 'relation' || fact.through === undefined ? null : planOf(fact.through, all)
    // A join table whose sides are no tables of the story relates nothing.
    if (through === child || through === parent) continue
    const join = fact.type === 'ratio' ? joinOf(child, parent, facts, all) : null
    const owned = fact.type === 'ratio' ? ownedBy(fact, child) : null
    if (join !== null && owned !== null) relate(child, parent, owned, all, join)
    else if (fact.type === 'ratio') linkByRatio(fact, child, parent, all)
    else if (fact.type === 'relation' && isBothSided(fact, child, parent, facts, all))
      relate(child, parent, someOf(fact, child), all, through)
    else addLink(child, { parent, ...plain, owned: fact.type === 'relation' ? someEach(fact, child, parent) : null })
  }
  linkStar(all)
  linkNotes(all)
  for (const table of all.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    if (table.existing !== null || isBetweenOthers(table) || isOfStar(table)) continue
    for (const parent of wantedParents(table, all))
      if (table.links.length < mostParents && !all.some((each) => relates(each, table, parent))) addUsual(table, parent)
  }
  linkTenants(all)
  for (const table of all.filter((each) => isApart(each, all) && !isOfOthers(each, facts, all))) {
    // Fines are of a member already, and of no writer.
    const hasOne = ({ links }: TablePlan): boolean =>
      arePeople(table) && links.some(({ parent }) => arePeople(parent) && parent.kind.family?.role !== 'staff')
    const users = all.filter((each) => each.existing !== null && !hasOne(each) && wantedParents(each, [table]).length > 0)
    for (const user of users.toSorted((one, other) => rankOf(one) - rankOf(other)))
      if (!dependsOn(user, table)) addLink(user, { parent: table, ...plain })
  }
  return all
}

/** A table that a story calls a join table has no columns of its own kind. */
function asJoin(table: TablePlan, facts: readonly Fact[]): TablePlan {
  const isJoin = facts.some((fact) => fact.type === 'relation' && fact.isJoin === true && fact.through?.name === table.name)
  return isJoin && table.existing === null ? { ...table, kind: joinKind } : table
}

/** Whether a new table refers to none, and none to it. */
function isApart(table: TablePlan, all: readonly TablePlan[]): boolean {
  return table.existing === null && table.links.length === 0 && all.every(({ links }) => links.every(({ parent }) => parent !== table))
}

/** Whether the story states that rows belong to the rows of a table, but these rows are not in any table: "merchants in 8 categories". */
function isOfOthers(table: TablePlan, facts: readonly Fact[], all: readonly TablePlan[]): boolean {
  return facts.some((fact) => fact.type === 'relation' && planOf(fact.parent, all) === table && planOf(fact.child, all) === null)
}

/**
 * Whether two tables are related many to many. They are if both sides are stated, if one table holds labels, or if there are too few rows
 * for one each.
 */
function isBothSided(fact: RelationFact, child: TablePlan, parent: TablePlan, facts: readonly Fact[], all: readonly TablePlan[]): boolean {
  if (fact.sides === undefined) return false
  if (fact.sides !== 'several') return true
  if (areFewer(child, parent) || (isLabel(child) && !isLabel(parent))) return true
  return facts.some(
    (other) =>
      other.type === 'relation' && other.sides !== undefined && planOf(other.child, all) === parent && planOf(other.parent, all) === child,
  )
}

/** Whether a table holds labels, such as tags and genres, which many rows share. */
function isLabel({ kind }: TablePlan): boolean {
  return kind.archetype.name === 'category'
}

function areFewer(child: TablePlan, parent: TablePlan): boolean {
  return child.count !== null && parent.count !== null && child.count < parent.count
}

/** Whether rows share the rows that they have several of: "each recipe uses 3 to 8 ingredients" of 90 ingredients. */
function isChoice({ min, max }: NonNullable<Link['owned']>, child: TablePlan, parent: TablePlan): boolean {
  return child.count !== null && parent.count !== null && child.count >= max && child.count < parent.count * Math.max(1, min)
}

/** Usual maximum of related rows. */
const mostOfEach = 5
/** Mean number of rows for each row if the usual number is below two. */
const fewOfEach = 3

/** The number of rows of a table between two others for each row of one: all, if every combination is said. */
function someOf({ sides }: RelationFact, { count }: TablePlan): NonNullable<Link['owned']> {
  const max = Math.max(1, Math.min(count ?? mostOfEach, sides === 'every' ? most : mostOfEach))
  return sides === 'every' && count !== null ? { min: max, max, mean: null } : { min: 1, max, mean: null }
}

/** The number of rows for each row that has "some", if the story states no number; null if the usual number is enough. */
function someEach({ isEach, sides }: RelationFact, child: TablePlan, parent: TablePlan): Link['owned'] {
  if (child.existing !== null || child.count !== null) return null
  const usual = Math.min(mostOfEach, Math.round(usualSize(child) / usualSize(parent)))
  if (isEach !== true && (sides !== 'several' || usual > 1)) return null
  const mean = usual > 1 ? usual : fewOfEach
  return { min: 1, max: 2 * mean - 1, mean: null }
}

/** Most rows of one owner. */
const most = 1000

/** Adds a table between two others, unless there is one. */
function relate(
  child: TablePlan,
  parent: TablePlan,
  owned: NonNullable<Link['owned']>,
  all: TablePlan[],
  through: TablePlan | null = null,
): void {
  const isBetween = ({ links, existing }: TablePlan): boolean =>
    [child, parent].every((each) => links.some((link) => link.parent === each) || (existing !== null && refersTo(existing, each.name)))
  if (all.some(isBetween)) return
  const said = through !== null && canRelate(through, child, parent) ? through : null
  const between = said ?? freeMembership(child, parent, all) ?? madeBetween(child, parent, all)
  between.links.unshift({ parent, owned, ratio: null, isDistinct: false }, { parent: child, owned: null, ratio: null, isDistinct: true })
}

/** Whether a table only relates others, because of its stated links. */
function isBetweenOthers({ links }: TablePlan): boolean {
  return links.some(({ isDistinct }) => isDistinct)
}

/** The kind of a table that has only keys. */
const joinKind: Kind = {
  archetype: archetypes.find(({ name }) => name === 'membership') as Archetype,
  family: { heads: [], columns: [], without: ['status'] },
  words: 1,
}

function madeBetween(child: TablePlan, parent: TablePlan, all: TablePlan[]): TablePlan {
  const made = tablePlan([...parent.words, ...child.words], joinKind, null)
  all.push(made)
  return made
}

function linkByRatio(fact: RatioFact, child: TablePlan, parent: TablePlan, all: TablePlan[]): void {
  const act = actBetween(fact, child, parent, all)
  if (act === null && all.some((table) => relates(table, child, parent))) return
  const owned = ownedBy(fact, child)
  if (isReference(fact, child, parent)) {
    addLink(parent, { parent: child, ...plain })
    return
  }
  const between = act ?? linkBetween(child, parent, all)
  if (between === null && owned !== null && (fact.isChosen === true || isChoice(owned, child, parent))) {
    relate(child, parent, owned, all)
    return
  }
  if (between !== null) {
    between.links.unshift(
      { parent, owned: owned ?? exactly(fact.mean ?? 1), ratio: null, isDistinct: false },
      { parent: child, owned: null, ratio: null, isDistinct: true },
    )
    return
  }
  addLink(child, { parent, owned, ratio: owned === null ? fact.mean : null, isDistinct: false })
}

/**
 * Whether "a lesson has one teacher" makes lessons refer to teachers: if there are not as many teachers, or if no numbers are said and people
 * are shared.
 */
function isReference({ min, max }: RatioFact, child: TablePlan, parent: TablePlan): boolean {
  if (min !== 1 || max !== 1) return false
  if (child.count !== null && parent.count !== null) return child.count !== parent.count
  return rankOf(child) < rankOf(parent) || [child, parent].every(arePeople)
}

/** Whether a table already relates two others. */
function relates({ links, existing }: TablePlan, one: TablePlan, other: TablePlan): boolean {
  if (existing !== null) return [one, other].every(({ name }) => refersTo(existing, name))
  return links.some(({ isDistinct }) => isDistinct) && [one, other].every((table) => links.some(({ parent }) => parent === table))
}

/** The table between two others ("each student takes 4 courses"), added if there is none. Null if the rows belong to a single owner. */
function linkBetween(child: TablePlan, parent: TablePlan, all: TablePlan[]): TablePlan | null {
  if (!arePeople(parent) || !['undertaking', 'product', 'category'].includes(child.kind.archetype.name)) return null
  const found = freeMembership(child, parent, all)
  if (found !== null) return found
  const membership = archetypes.find(({ name }) => name === 'membership')
  if (membership === undefined || parent.existing !== null) return null
  const kind: Kind = { archetype: membership, family: null, words: 1 }
  const made = tablePlan([...parent.words, ...child.words], kind, null)
  all.push(made)
  return made
}

/** An unlinked table of the story that can relate two others: "enrolments". */
function freeMembership(child: TablePlan, parent: TablePlan, all: readonly TablePlan[]): TablePlan | null {
  const isFree = (table: TablePlan): boolean => table.links.length === 0 && table.existing === null && canRelate(table, child, parent)
  return all.find((table) => table.kind.archetype.name === 'membership' && isFree(table)) ?? null
}

/** The bounds for each row. An open upper bound is limited by the number of rows that exist. */
function ownedBy({ min, max, mean }: RatioFact, { count }: TablePlan): Link['owned'] {
  if (min === null && max === null) return null
  const least = min ?? 0
  const greatest = Math.max(least, max ?? Math.min(Math.ceil((mean ?? least + 1) * 2), count ?? Infinity))
  return { min: least, max: greatest, mean: mean === null ? null : Math.min(greatest, Math.max(least, mean)) }
}

function exactly(mean: number): { readonly min: number; readonly max: number; readonly mean: number } {
  return { min: Math.floor(mean), max: Math.ceil(mean), mean }
}

/** Adds the usual link of two tables. The larger table refers to the smaller one: eighty people each have one of twelve sites. */
function addUsual(table: TablePlan, parent: TablePlan): void {
  const isFewer = parent.count !== null && table.count !== null && parent.count > table.count
  if (isFewer && arePeople(table) && parent.existing === null) addLink(parent, { parent: table, ...plain })
  else addLink(table, { parent, ...plain })
}

function rankOf({ kind }: TablePlan): number {
  return kind.archetype.rank + (kind.family?.role === 'part' || kind.family?.role === 'device' ? 0.5 : 0)
}
