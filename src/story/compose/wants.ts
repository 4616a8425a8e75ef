import { aboutOf } from './about.ts'
import type { ArchetypeName, Role } from './archetype.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { dependsOn, arePeople, type TablePlan } from './table-plan.ts'

/** Tables that a relation can refer to: an archetype, optionally with a role. */
interface Wanted {
  readonly archetype: ArchetypeName
  readonly role?: Role | 'none'
}

type Lines = readonly (readonly Wanted[])[]

const w = (archetype: ArchetypeName, role?: Role | 'none'): Wanted => (role === undefined ? { archetype } : { archetype, role })

const clients = [w('person', 'client'), w('person', 'visitor'), w('person', 'none')]
const staff = [w('person', 'staff'), w('person', 'owner')]
const subjects = [w('asset', 'animal'), w('asset', 'none'), w('asset', 'device'), w('undertaking'), w('place', 'part'), w('place')]

/** For each archetype, what its rows refer to: of each line, the first table that exists. */
const byArchetype: Readonly<Record<ArchetypeName, Lines>> = {
  category: [],
  organisation: [[w('category')]],
  place: [[w('organisation')]],
  person: [[w('place', 'site'), w('organisation')], [w('category')]],
  product: [[w('category')], [w('organisation')]],
  undertaking: [[w('organisation'), w('place', 'site')], [w('category')]],
  asset: [
    [w('place', 'part'), w('place'), w('person', 'owner'), w('person', 'client'), w('organisation')],
    [w('person', 'client')],
    [w('category')],
  ],
  document: [[...clients, w('organisation'), w('asset'), w('place'), w('undertaking')], staff, [w('category')]],
  membership: [
    [...clients, w('person')],
    [w('undertaking'), w('organisation'), w('product'), w('place'), w('event', 'gathering'), w('asset')],
  ],
  event: [subjects, clients, staff],
  transaction: [
    [...clients, w('organisation')],
    [w('product'), w('undertaking'), w('event', 'gathering'), w('asset')],
    [w('place', 'site'), ...staff],
  ],
  measurement: [[w('asset', 'device'), w('asset'), w('place', 'part'), w('place')], clients, [w('undertaking')]],
}

/** Other lines for some roles: parts are in places, devices on things, people at gatherings. */
const byRole: Readonly<Partial<Record<Role, Lines>>> = {
  part: [[w('place', 'site'), w('organisation')]],
  device: [[w('asset', 'none'), w('asset', 'animal'), w('place', 'part'), w('place'), ...clients]],
  client: [[w('organisation')]],
  visitor: [],
  writing: [[w('person', 'none'), w('asset'), w('undertaking'), w('place')], staff],
  gathering: [[w('undertaking')], [w('place')], [w('organisation')]],
}

/** Tables that one refers to at most. */
export const mostParents = 4

/** Things and places that any act may refer to. */
const involved: ReadonlySet<ArchetypeName> = new Set(['product', 'place', 'asset', 'undertaking'])
const acts: ReadonlySet<ArchetypeName> = new Set(['event', 'transaction', 'membership'])

const upkeep = wordSet('maintenance inspection repair servicing cleaning calibration overhaul refuel installation replacement audit')

/** The tables that the rows of a table refer to if the story does not say so. */
export function wantedParents(table: TablePlan, tables: readonly TablePlan[]): readonly TablePlan[] {
  const { archetype, family } = table.kind
  // Tables of the story come before those of a trade.
  const others = tables
    .filter((each) => each !== table)
    .toSorted((one, other) => Number(one.existing !== null) - Number(other.existing !== null))
  const told = table.links.map(({ parent }) => parent)
  const about = aboutOf(table.words).flatMap((group) => ofGroup(group, others) ?? [])
  // What is rented out is not of those who rent it, but of those who made it.
  const isLent = archetype.name === 'asset' && others.some(({ kind }) => kind.family?.heads.includes('rental') === true)
  const chosen = about.filter((each) => (arePeople(each) ? !isLent || isMaker(each) : !isKnown(each, told)))
  const usual = (family?.role === undefined ? undefined : byRole[family.role]) ?? byArchetype[archetype.name]
  // The lines of an order refer to the products, if there are any.
  const isInLines = others.some((each) => isLineOf(each, table))
  const lines = isInLines ? usual.filter((line) => !line.some((wanted) => wanted.archetype === 'product')) : usual
  const [isOfSomebody, isOfThing] = [chosen.some(arePeople), chosen.some((each) => !arePeople(each))]
  // Visitors do not feed animals.
  const isChosen = (line: readonly Wanted[]): boolean =>
    line.some((wanted) => chosen.some((each) => fits(each, wanted, table))) ||
    (isOfSomebody && acts.has(archetype.name) && line === clients)
  for (const line of lines) {
    if (isChosen(line) || (line === clients && isUpkeep(table) && others.some(isUse))) continue
    const found = line
      .map((wanted) =>
        nearest(
          table,
          others.filter((each) => fits(each, wanted, table)),
        ),
      )
      .find((each) => each !== null)
    // A sale to somebody does not need the cashier.
    const isBought = archetype.name === 'transaction' && chosen.some(arePeople)
    if (isBought && found !== undefined && arePeople(found)) continue
    // Who owns an animal is known from the animal.
    if (found === undefined || isKnown(found, [...chosen, ...told])) continue
    chosen.push(found)
  }
  if (acts.has(archetype.name) && family?.role === undefined && !isInLines && !isOfThing) addInvolved(chosen, told, others)
  return [...new Set(chosen)].slice(0, mostParents)
}

/** Whether the row of a table follows from another reference of the row. */
function isKnown(table: TablePlan, of: readonly TablePlan[]): boolean {
  return of.some((each) => each === table || dependsOn(each, table))
}

/** Whether rows are work on things, which is not for the client who only uses them: the maintenance of a car that is rented out. */
function isUpkeep({ words }: TablePlan): boolean {
  return upkeep.has(words.at(-1) ?? '') || words.some((word) => word === 'maintenance')
}

/** Whether clients use things for a time and give them back. */
function isUse({ kind }: TablePlan): boolean {
  return kind.family?.heads.some((head) => head === 'rental' || head === 'booking') === true
}

/** Whether the rows of a table are people who make something: authors, artists. */
function isMaker({ kind }: TablePlan): boolean {
  return kind.family?.columns?.some((column) => typeof column !== 'string' && column.name === 'years_active') === true
}

/**
 * Adds the other tables that an act refers to. A table is left out if it depends on a table that is already there, or the other way round.
 */
function addInvolved(chosen: TablePlan[], told: readonly TablePlan[], others: readonly TablePlan[]): void {
  const things = others.filter(
    ({ existing, kind }) => existing === null && (involved.has(kind.archetype.name) || kind.family?.role === 'writing'),
  )
  for (const thing of things.toSorted((one, other) => other.kind.archetype.rank - one.kind.archetype.rank))
    if ([...told, ...chosen].every((each) => each !== thing && !dependsOn(each, thing) && !dependsOn(thing, each))) chosen.push(thing)
}

/** Whether rows of a table are the lines of those of another: order items of orders. */
function isLineOf({ words, kind, links }: TablePlan, whole: TablePlan): boolean {
  if (kind.family?.heads.includes('order item') !== true) return false
  return aboutOf(words)[0]?.includes(whole.words.at(-1) ?? '') === true || links.some(({ parent }) => parent === whole)
}

function ofGroup(heads: readonly string[], tables: readonly TablePlan[]): TablePlan | null {
  for (const head of heads) {
    const found = tables.find(({ singular }) => singular === head || singular.endsWith(` ${head}`))
    if (found !== undefined) return found
  }
  return null
}

function fits(parent: TablePlan, { archetype, role }: Wanted, child: TablePlan): boolean {
  const { kind } = parent
  if (kind.archetype.name !== archetype) return false
  if (role !== undefined && (kind.family?.role ?? 'none') !== role) return false
  if (archetype === 'organisation' && isSupplier(parent) && child.kind.archetype.name !== 'product') return false
  // A seat is of a ticket, not of the show.
  if (archetype === 'place' && parent.words.at(-1) === 'seat') return false
  // The stops of trips are no sites where people work.
  if (archetype === 'place' && parent.links.some(({ parent: owner }) => acts.has(owner.kind.archetype.name))) return false
  if (archetype === 'category') return fitsCategory(parent, child)
  const { family } = child.kind
  if (role === 'client' && child.kind.archetype.name === 'asset' && !isOfClients(child)) return false
  if (archetype === 'organisation' && family?.role === 'client' && !isOfMany(parent)) return false
  // Those who lend a book are not its authors.
  if (isMaker(parent) && family?.heads.includes('rental') === true) return false
  // Donations are for a cause, not for a thing.
  if (archetype === 'asset' && family?.heads.includes('donation') === true) return false
  return archetype !== child.kind.archetype.name || (role !== undefined && role !== child.kind.family?.role)
}

/** Whether an asset belongs to a client: animals, accounts, devices, toys. */
function isOfClients({ kind }: TablePlan): boolean {
  const heads = kind.family?.heads ?? []
  return kind.family?.role === 'animal' || ['wallet', 'weapon', 'computer', 'blender'].some((head) => heads.includes(head))
}

/** Whether an organisation has people: not publishers, which have titles. */
function isOfMany({ kind }: TablePlan): boolean {
  return kind.family?.heads.includes('publisher') !== true
}

function isSupplier({ kind }: TablePlan): boolean {
  return kind.family?.heads.includes('supplier') === true
}

/** Whether a list of categories is for a table: departments for staff, genres for films, species for animals. */
function fitsCategory({ kind, words }: TablePlan, child: TablePlan): boolean {
  const heads = kind.family?.heads ?? []
  const of = (archetype: ArchetypeName): boolean => child.kind.archetype.name === archetype
  if (words.length > 1) return words.slice(0, -1).some((word) => child.words.includes(word))
  if (heads.includes('species') || heads.includes('breed')) return of('asset')
  if (['department', 'role', 'specialty', 'skill'].some((head) => heads.includes(head)))
    return of('person') && child.kind.family?.role === 'staff'
  // Roles have permissions, through a table between them.
  if (heads.includes('permission')) return false
  if (heads.includes('genre') || heads.includes('era')) return of('asset') || of('undertaking')
  return of('product') || of('asset') || of('document') || of('undertaking')
}

/** The table among several that is part of the name, else the first. */
function nearest(table: TablePlan, among: readonly TablePlan[]): TablePlan | null {
  const named = among.find(({ words }) => table.words.slice(0, -1).includes(words.at(-1) ?? ''))
  return named ?? among.at(0) ?? null
}
