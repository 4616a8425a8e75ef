import type { ArchetypeName, Role } from './archetype.ts'
import type { TablePlan } from './table-plan.ts'

/** Tables that fit a relation: of an archetype, perhaps in a role. */
interface Wanted {
  readonly archetype: ArchetypeName
  readonly role?: Role | 'none'
}

const w = (archetype: ArchetypeName, role?: Role | 'none'): Wanted => (role === undefined ? { archetype } : { archetype, role })

const clients = [w('person', 'client'), w('person', 'none')]
const subjects = [w('asset', 'animal'), w('asset', 'none'), w('asset', 'device'), w('undertaking'), w('place', 'part'), w('place')]

/** For each archetype what its rows refer to: of each line the first that there is. */
const byArchetype: Readonly<Record<ArchetypeName, readonly (readonly Wanted[])[]>> = {
  category: [],
  organisation: [[w('category')]],
  place: [[w('organisation')]],
  person: [[w('place', 'site'), w('organisation')], [w('category')]],
  product: [[w('category')], [w('organisation')]],
  undertaking: [[w('organisation'), w('place', 'site')], [w('person', 'staff')], [w('category')]],
  asset: [[w('place', 'part'), w('place'), ...clients, w('organisation'), w('person')], clients, [w('category')]],
  document: [[...clients, w('organisation'), w('asset'), w('place'), w('undertaking')], [w('person', 'staff')], [w('category')]],
  membership: [
    [...clients, w('person')],
    [w('undertaking'), w('organisation'), w('product'), w('place'), w('event'), w('asset')],
  ],
  event: [subjects, clients, [w('person', 'staff')]],
  transaction: [
    [...clients, w('organisation')],
    [w('product'), w('undertaking'), w('event'), w('asset'), w('document')],
    [w('place', 'site'), w('person', 'staff')],
  ],
  measurement: [[w('asset', 'device'), w('asset'), w('place', 'part'), w('place')], clients, [w('undertaking')]],
}

/** What parts of a place, and measuring things, are in, and whom those who come here belong to. */
const byRole: Readonly<Partial<Record<Role, readonly (readonly Wanted[])[]>>> = {
  part: [[w('place', 'site'), w('organisation')]],
  device: [[w('asset', 'none'), w('asset', 'animal'), w('place', 'part'), w('place'), ...clients]],
  client: [[w('organisation')]],
}

/** The tables that rows of a table refer to unless the story says so, by what they are. */
export function wantedParents(table: TablePlan, tables: readonly TablePlan[]): readonly TablePlan[] {
  const { archetype, family } = table.kind
  const lines = (family?.role === undefined ? undefined : byRole[family.role]) ?? byArchetype[archetype.name]
  const chosen: TablePlan[] = []
  if (family?.heads.includes('line item') === true) {
    const order = tables.find(({ kind, name }) => kind.family?.heads.includes('order') === true && name !== table.name)
    if (order !== undefined) chosen.push(order)
  }
  for (const line of lines) {
    const found = line.map((wanted) => nearest(table, tables.filter((each) => each !== table && fits(each, wanted, table)))).find((each) => each !== null)
    // Who owns an animal is known from the animal.
    if (found == null || chosen.includes(found) || chosen.some(({ links }) => links.some(({ parent }) => parent === found))) continue
    chosen.push(found)
  }
  return chosen.slice(0, 3)
}

function fits(parent: TablePlan, { archetype, role }: Wanted, child: TablePlan): boolean {
  const { kind } = parent
  if (kind.archetype.name !== archetype) return false
  if (role !== undefined && (kind.family?.role ?? 'none') !== role) return false
  if (archetype === 'organisation' && isSupplier(parent) && child.kind.archetype.name !== 'product') return false
  if (archetype === 'category') return fitsCategory(parent, child)
  return archetype !== child.kind.archetype.name || (role !== undefined && role !== child.kind.family?.role)
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
  if (heads.includes('department') || heads.includes('role') || heads.includes('specialty') || heads.includes('skill')) return of('person') && child.kind.family?.role !== 'client'
  if (heads.includes('genre') || heads.includes('era')) return of('document') || of('asset') || of('undertaking')
  return of('product') || of('asset') || of('document') || of('undertaking')
}

/** Of several the one that the table is named after, else the first. */
function nearest(table: TablePlan, among: readonly TablePlan[]): TablePlan | null {
  const named = among.find(({ words }) => table.words.slice(0, -1).includes(words.at(-1) ?? ''))
  return named ?? among.at(0) ?? null
}
