import type { Choices, CompiledColumn, Groups } from '../columns/column-kind.ts'
import { insteadOf } from '../nearest.ts'
import type { TablePlan } from '../plan/plan.ts'
import type { Problems } from '../schema/problems.ts'
import { constructedColumn, mostChoices } from './constructed-column.ts'
import { type SetLevels, setLevels } from './set-levels.ts'
import { isProven, type Member, memberOf, ownerKnownBy, type SetTable } from './set-proofs.ts'

/** A partly compiled table whose columns may be replaced. */
interface OpenTable {
  readonly index: number
  readonly plan: TablePlan
  readonly columns: CompiledColumn[]
  readonly ownership: { readonly owner: number } | null
}

/** Adds a site for a column of the table, or for the table if the column is empty. */
type SiteOf = (column: string, stream: string) => number

/**
 * Ensures that no two rows of a table agree in all columns of a unique set: proves it for the given columns, or replaces some of them so
 * that it holds. The values of a replaced column are evenly distributed. Impossible sets are noted as problems.
 */
export function settleUniqueSets(
  tables: readonly OpenTable[],
  site: (table: string, column: string, stream: string) => number,
  problems: Problems,
): void {
  for (const { index, plan, columns, ownership } of tables) {
    const table = { plan, columns, owner: ownership === null ? null : setTable(ownership.owner) }
    const refuse: Refuse = (pointer, detail) => problems.add(`/tables/${index}${pointer}`, detail)
    for (const [place, column] of settled(table, (column, stream) => site(plan.name, column, stream), refuse)) columns[place] = column
  }

  function setTable(index: number): SetTable | null {
    const found = tables[index]
    if (found === undefined) return null
    const { plan, columns, ownership } = found
    return { plan, columns, owner: ownership === null ? null : setTable(ownership.owner) }
  }
}

type Refuse = (pointer: string, detail: string) => void

/** The replaced columns of a table, by index. */
function settled(table: SetTable, site: SiteOf, refuse: Refuse): ReadonlyMap<number, CompiledColumn> {
  const { plan } = table
  const open: OpenSet[] = []
  for (const [set, names] of plan.unique.entries()) {
    const members = membersOf(names, table)
    if (typeof members === 'string') refuse(pointerOf(set, plan), members)
    else if (set === 0 && plan.hasPrimaryKey && members.some(({ column }) => column.layout.nullable))
      refuse(pointerOf(set, plan), nullableKey(members))
    else if (!isProven(members, table)) open.push(openSet(set, members, table))
  }
  const wanted = open.filter((set) => !open.some((other) => implies(other, set)))
  const [first, second] = [assigned(wanted), assigned(wanted.toReversed())]
  const { components, failed } = second.failed.length < first.failed.length ? second : first
  for (const set of failed) refuse(pointerOf(set.index, plan), refusal(set, failed, plan))
  return failed.length > 0 ? new Map() : construct(components, site)
}

function pointerOf(set: number, { hasPrimaryKey }: TablePlan): string {
  if (hasPrimaryKey && set === 0) return '/primary_key'
  return `/unique/${hasPrimaryKey ? set - 1 : set}`
}

/** A set that holds only if some of its columns are replaced. */
interface OpenSet {
  readonly index: number
  readonly members: readonly Member[]
  /** Their indexes. */
  readonly indexes: ReadonlySet<number>
  /** The member within whose groups rows must differ in the others; null if all rows must differ. */
  readonly grouping: Member | null
  /** Maximum number of rows that must differ. */
  readonly most: number
  /** Columns whose values can be chosen. */
  readonly choosable: readonly Member[]
}

/** The columns of a set; a message if a name is unknown; empty if a column did not compile, which is already noted. */
function membersOf(names: readonly string[], table: SetTable): readonly Member[] | string {
  const known = table.plan.columns.map((column) => column.name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) return `Table "${table.plan.name}" has no column "${unknown}"${insteadOf(unknown, known)}`
  const members = [...new Set(names)].map((name) => memberOf(table, known.indexOf(name)))
  return members.includes(null) ? [] : members.filter((member) => member !== null)
}

function nullableKey(members: readonly Member[]): string {
  const names = members.filter(({ column }) => column.layout.nullable).map(({ name }) => `"${name}"`)
  return `The primary key has columns that may be null: ${names.join(', ')}. Take them out of the key, or \`nullable\` out of them`
}

function openSet(index: number, members: readonly Member[], table: SetTable): OpenSet {
  const { rows, correlations } = table.plan
  const owner = ownerKnownBy(members, table)
  const sizes = [...members, ...(owner === null ? [] : [owner])].flatMap((member) =>
    member.groups === null ? [] : [{ member, most: member.groups.most() }],
  )
  const { member: grouping, most } = sizes.toSorted((a, b) => a.most - b.most)[0] ?? { member: null, most: rows }
  const isFree = ({ name }: Member): boolean => !correlations.some((correlation) => correlation.columns.includes(name))
  const choosable = members.filter((member) => member !== grouping && choicesOf(member) !== null && isFree(member))
  return { index, members, indexes: new Set(members.map((member) => member.index)), grouping, most, choosable }
}

function choicesOf({ column: { layout, choices } }: Member): Choices | null {
  return layout.nullable || choices === undefined ? null : choices
}

/** Whether rows that differ in `set` also differ in `other`, because `other` contains it. */
function implies(set: OpenSet, other: OpenSet): boolean {
  const [own, others] = [set.members.length, other.members.length]
  if (set === other || own > others || (own === others && set.index >= other.index)) return false
  return set.members.every(({ index }) => other.indexes.has(index))
}

/** Sets that share columns to replace, and how those columns get their values. */
interface Component {
  readonly sets: readonly OpenSet[]
  readonly columns: readonly Member[]
  readonly levels: SetLevels
}

/** Sets with the same grouping are solved together; columns used for one grouping are not available to the next. */
function assigned(wanted: readonly OpenSet[]): { readonly components: readonly Component[]; readonly failed: readonly OpenSet[] } {
  const components: Component[] = []
  const failed: OpenSet[] = []
  const taken = new Set<number>()
  for (const grouping of new Set(wanted.map((set) => set.grouping?.index))) {
    const sets = wanted
      .filter((set) => set.grouping?.index === grouping)
      .map((set) => ({ ...set, choosable: set.choosable.filter(({ index }) => !taken.has(index)) }))
    for (const connected of connectedSets(sets)) {
      const columns = [...new Map(connected.flatMap(({ choosable }) => choosable).map((member) => [member.index, member])).values()]
      const levels = levelsOf(connected, columns)
      if (levels === null) failed.push(...connected)
      else components.push({ sets: connected, columns, levels })
      for (const { index } of columns) taken.add(index)
    }
  }
  return { components, failed }
}

function connectedSets(sets: readonly OpenSet[]): readonly (readonly OpenSet[])[] {
  let components: (readonly OpenSet[])[] = []
  for (const set of sets) {
    const own = new Set(set.choosable.map(({ index }) => index))
    const touches = (other: OpenSet): boolean => other.choosable.some(({ index }) => own.has(index))
    const joined = components.filter((component) => component.some(touches))
    components = [...components.filter((component) => !joined.includes(component)), [...joined.flat(), set]]
  }
  return components
}

function levelsOf(sets: readonly OpenSet[], columns: readonly Member[]): SetLevels | null {
  const places = new Map(columns.map(({ index }, place) => [index, place]))
  const most = sets.reduce((largest, set) => Math.max(largest, set.most), 0)
  return setLevels(
    sets.map(({ choosable }) => choosable.map(({ index }) => places.get(index) as number)),
    columns.map((member) => Math.min(sizeOf(member), mostChoices)),
    most,
  )
}

function sizeOf(member: Member): number {
  return choicesOf(member)?.size ?? 0
}

function construct(components: readonly Component[], site: SiteOf): ReadonlyMap<number, CompiledColumn> {
  const changed = new Map<number, CompiledColumn>()
  for (const { sets, columns, levels } of components) {
    const groups: Groups | null = sets[0]?.grouping?.groups ?? null
    const numberSite = site(
      '',
      `unique ${columns
        .map(({ name }) => name)
        .toSorted()
        .join(' ')}`,
    )
    for (const [place, member] of columns.entries()) {
      const choices = choicesOf(member)
      if (choices === null) continue
      const [stride, span] = [levels.strides[place] as number, levels.spans[place] as number]
      const digits = { groups, numberSite, domain: levels.domain, stride, span, shuffleSite: site(member.name, 'unique') }
      changed.set(member.index, constructedColumn(member.column, choices, digits))
    }
  }
  return changed
}

/** Maximum number of sets with shared columns that a message lists. */
const mostTold = 8

function refusal({ members, grouping, most, choosable }: OpenSet, failed: readonly OpenSet[], plan: TablePlan): string {
  const names = members.map(({ name }) => name).join(', ')
  const rows = grouping === null ? `${most} rows` : `up to ${most} rows with the same "${grouping.name}"`
  const others = members.filter((member) => member !== grouping && !choosable.includes(member)).map(({ name }) => `"${name}"`)
  const because =
    others.length === 0
      ? ''
      : `; ${others.join(', ')} cannot have their values chosen (because of weights, popularity, a distribution, or a dependency on something else)`
  const repeats = members.flatMap(({ name, column }) =>
    column.repeats === undefined ? [] : [`"${name}" may repeat, as ${column.repeats}`],
  )
  if (repeats.length > 0) return `Nothing makes ${rows} of "${plan.name}" differ in (${names}): ${repeats.join('; ')}`
  if (choosable.length === 0)
    return `Nothing makes ${rows} of "${plan.name}" differ in (${names})${because}: add a column that numbers them, such as a sequence or a sibling_number, or remove the weights of one`
  const sizes = choosable.map(sizeOf)
  const product = sizes.reduce((all, size) => all * size, 1)
  const arithmetic = `${sizes.join(' x ')} = ${product}`
  if (product < most)
    return `${arithmetic} combinations of (${choosable.map(({ name }) => name).join(', ')}) are fewer than ${rows}, which must differ in (${names})${because}: ask for fewer rows or more values`
  const own = new Set(choosable.map(({ index }) => index))
  const sharing = failed.filter((other) => other.choosable.some(({ index }) => own.has(index)))
  const told = sharing.slice(0, mostTold).map((set) => `(${set.members.map(({ name }) => name).join(', ')})`)
  const sets = [...told, ...(sharing.length > mostTold ? [`${sharing.length - mostTold} more`] : [])].join(' and ')
  return `${rows} cannot be made to differ in ${sets} at once, because these share columns, although (${names}) alone has ${arithmetic} combinations: give columns more values, or leave one set out`
}
