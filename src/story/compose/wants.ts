import { aboutOf } from './about.ts'
import type { ArchetypeName, Role } from './archetype.ts'
import type { TablePlan } from './table-plan.ts'

/** Tables that fit a relation: of an archetype, perhaps in a role. */
interface Wanted {
  readonly archetype: ArchetypeName
  readonly role?: Role | 'none'
}

type Lines = readonly (readonly Wanted[])[]

const w = (archetype: ArchetypeName, role?: Role | 'none'): Wanted => (role === undefined ? { archetype } : { archetype, role })

const clients = [w('person', 'client'), w('person', 'visitor'), w('person', 'none')]
const staff = [w('person', 'staff'), w('person', 'owner')]
const subjects = [w('asset', 'animal'), w('asset', 'none'), w('asset', 'device'), w('undertaking'), w('place', 'part'), w('place')]

/** For each archetype what its rows refer to: of each line the first that there is. */
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

/** What differs by role: parts are in places, devices on things, and many come together at a gathering. */
const byRole: Readonly<Partial<Record<Role, Lines>>> = {
  part: [[w('place', 'site'), w('organisation')]],
  device: [[w('asset', 'none'), w('asset', 'animal'), w('place', 'part'), w('place'), ...clients]],
  client: [[w('organisation')]],
  visitor: [],
  writing: [[w('person', 'none'), w('asset'), w('undertaking'), w('place')], staff],
  gathering: [[w('undertaking')], [w('place')], [w('organisation')]],
}

const most = 3

/** The tables that rows of a table refer to unless the story says so, by what they are. */
export function wantedParents(table: TablePlan, tables: readonly TablePlan[]): readonly TablePlan[] {
  const { archetype, family } = table.kind
  const others = tables.filter((each) => each !== table)
  const chosen = aboutOf(table.words).flatMap((group) => ofGroup(group, others) ?? [])
  const lines = (family?.role === undefined ? undefined : byRole[family.role]) ?? byArchetype[archetype.name]
  const isChosen = (line: readonly Wanted[]): boolean => line.some((wanted) => chosen.some((each) => fits(each, wanted, table)))
  for (const line of lines) {
    if (isChosen(line)) continue
    const found = line
      .map((wanted) =>
        nearest(
          table,
          others.filter((each) => fits(each, wanted, table)),
        ),
      )
      .find((each) => each !== null)
    // Of sales to somebody it is of no matter who was at the till.
    const isBought = archetype.name === 'transaction' && chosen.some(({ kind }) => kind.archetype.name === 'person')
    if (isBought && found?.kind.archetype.name === 'person') continue
    // Who owns an animal is known from the animal.
    if (found === undefined || chosen.includes(found) || chosen.some(({ links }) => links.some(({ parent }) => parent === found))) continue
    chosen.push(found)
  }
  return chosen.slice(0, most)
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
  if (archetype === 'category') return fitsCategory(parent, child)
  const { family } = child.kind
  if (role === 'client' && child.kind.archetype.name === 'asset' && !isOfClients(child)) return false
  if (archetype === 'organisation' && family?.role === 'client' && !isOfMany(parent)) return false
  // Gifts are for a cause, not for a thing.
  if (archetype === 'asset' && family?.heads.includes('donation') === true) return false
  return archetype !== child.kind.archetype.name || (role !== undefined && role !== child.kind.family?.role)
}

/** Animals, accounts, devices and what is played with belong to who comes with them. */
function isOfClients({ kind }: TablePlan): boolean {
  const heads = kind.family?.heads ?? []
  return kind.family?.role === 'animal' || ['wallet', 'weapon', 'computer', 'blender'].some((head) => heads.includes(head))
}

/** Schools, clubs, banks and companies have people; publishers have titles. */
function isOfMany({ kind }: TablePlan): boolean {
  return kind.family?.heads.includes('publisher') !== true
}

function isSupplier({ kind }: TablePlan): boolean {
  return kind.family?.heads.includes('supplier') === true
}

/** Lists are of what they are named after: departments of staff, genres of films, species of animals. */
function fitsCategory({ kind, words }: TablePlan, child: TablePlan): boolean {
  const heads = kind.family?.heads ?? []
  const of = (archetype: ArchetypeName): boolean => child.kind.archetype.name === archetype
  if (words.length > 1) return words.slice(0, -1).some((word) => child.words.includes(word))
  if (heads.includes('species') || heads.includes('breed')) return of('asset')
  if (['department', 'role', 'specialty', 'skill'].some((head) => heads.includes(head)))
    return of('person') && child.kind.family?.role === 'staff'
  if (heads.includes('genre') || heads.includes('era')) return of('asset') || of('undertaking')
  return of('product') || of('asset') || of('document') || of('undertaking')
}

/** Of several the one that the table is named after, else the first. */
function nearest(table: TablePlan, among: readonly TablePlan[]): TablePlan | null {
  const named = among.find(({ words }) => table.words.slice(0, -1).includes(words.at(-1) ?? ''))
  return named ?? among.at(0) ?? null
}
