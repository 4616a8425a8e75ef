import type { Fact, Noun, RatioFact } from '../fact.ts'
import { singularOf } from '../words.ts'
import { archetypes } from './archetypes/index.ts'
import { type Kind } from './classify.ts'
import { dependsOn, type Link, type TablePlan, tablePlan } from './table-plan.ts'
import { wantedParents } from './wants.ts'

const plain = { owned: null, ratio: null, isDistinct: false } as const

/**
 * Gives tables what their rows refer to: what the story says first, then what is usual for what they are. Tables that are there already
 * keep their own. Returns the tables with those added that a relation of many to many needs.
 */
export function linkTables(tables: readonly TablePlan[], facts: readonly Fact[]): readonly TablePlan[] {
  const all = [...tables]
  for (const fact of facts) {
    if (fact.type !== 'ratio' && fact.type !== 'relation') continue
    const child = planOf(fact.child, all)
    const parent = planOf(fact.parent, all)
    if (child === null || parent === null || child === parent) continue
    if (fact.type === 'relation') addLink(child, { parent, ...plain })
    else linkByRatio(fact, child, parent, all)
  }
  for (const table of all.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    if (table.existing !== null) continue
    for (const parent of wantedParents(table, all)) if (table.links.length < 3) addUsual(table, parent)
  }
  return all
}

/** The table that a noun names: by all of its words, or by the last one where it is the only one. */
function planOf({ words }: Pick<Noun, 'words'>, tables: readonly TablePlan[]): TablePlan | null {
  const singulars = words.map(singularOf)
  const said = singulars.join(' ')
  const exact = tables.find(({ singular }) => singular === said || said.endsWith(` ${singular}`))
  if (exact !== undefined) return exact
  const alike = tables.filter((table) => table.words.at(-1) === singulars.at(-1))
  return alike.length === 1 ? (alike[0] ?? null) : null
}

function linkByRatio(fact: RatioFact, child: TablePlan, parent: TablePlan, all: TablePlan[]): void {
  if (all.some((table) => relates(table, child, parent))) return
  const between = linkBetween(child, parent, all)
  const owned = ownedBy(fact)
  if (between !== null) {
    const bounds = owned ?? exactly(fact.mean ?? 1)
    between.links.unshift(
      { parent, owned: bounds, ratio: null, isDistinct: false },
      { parent: child, owned: null, ratio: null, isDistinct: true },
    )
    return
  }
  addLink(child, { parent, owned, ratio: owned === null ? fact.mean : null, isDistinct: false })
}

/** Whether a table stands between two others already: said again, or from the other side, it is the same one. */
function relates({ links }: TablePlan, one: TablePlan, other: TablePlan): boolean {
  return links.some(({ isDistinct }) => isDistinct) && [one, other].every((table) => links.some(({ parent }) => parent === table))
}

/** "each student takes 4 courses": the table between them, made where there is none, when what is taken is not the taker's own. */
function linkBetween(child: TablePlan, parent: TablePlan, all: TablePlan[]): TablePlan | null {
  if (parent.kind.archetype.name !== 'person' || !['undertaking', 'product', 'category'].includes(child.kind.archetype.name)) return null
  const isFree = (table: TablePlan): boolean =>
    table.links.length === 0 && table.existing === null && !dependsOn(parent, table) && !dependsOn(child, table)
  const found = all.find((table) => table.kind.archetype.name === 'membership' && isFree(table))
  if (found !== undefined) return found
  const membership = archetypes.find(({ name }) => name === 'membership')
  if (membership === undefined || parent.existing !== null) return null
  const kind: Kind = { archetype: membership, family: null, words: 1 }
  const made = tablePlan([...parent.words, ...child.words], kind, null)
  all.push(made)
  return made
}

function ownedBy({ min, max, mean }: RatioFact): Link['owned'] {
  if (min === null && max === null) return null
  const least = min ?? 0
  const greatest = Math.max(least, max ?? Math.ceil((mean ?? least + 1) * 2))
  return { min: least, max: greatest, mean: mean === null ? null : Math.min(greatest, Math.max(least, mean)) }
}

function exactly(mean: number): { readonly min: number; readonly max: number; readonly mean: number } {
  return { min: Math.floor(mean), max: Math.ceil(mean), mean }
}

function addLink(child: TablePlan, link: Link): void {
  if (child.existing !== null || child.links.some(({ parent }) => parent === link.parent) || dependsOn(link.parent, child)) return
  child.links.push(link)
}

/** Things belong to the few, not to the many: of twelve sites and eighty people, the people have a site each. */
function addUsual(table: TablePlan, parent: TablePlan): void {
  const isFewer = parent.count !== null && table.count !== null && parent.count > table.count
  if (isFewer && table.kind.archetype.name === 'person' && parent.existing === null) addLink(parent, { parent: table, ...plain })
  else addLink(table, { parent, ...plain })
}

function rankOf({ kind }: TablePlan): number {
  return kind.archetype.rank + (kind.family?.role === 'part' || kind.family?.role === 'device' ? 0.5 : 0)
}
