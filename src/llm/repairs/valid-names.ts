import { isJsonObject } from '../../json.ts'
import { limits } from '../../schema/limits.ts'
import { namePattern, reservedNames } from '../../schema/name.ts'
import { amend } from './amend.ts'
import { columnsOf, type Repair, tablesOf, textOf } from './repair.ts'

const valid = new RegExp(namePattern, 'u')

/** Properties with values or text for people, which are not names of tables or columns. */
const noNames: ReadonlySet<string> = new Set([
  'kind',
  'type',
  'description',
  'story',
  'values',
  'labels',
  'words',
  'pattern',
  'method',
  'to',
  'cases',
  'otherwise',
  'value',
  'name',
])

/** Renames tables and columns with invalid names, and updates the references to them. */
export const validNames: Repair = {
  name: 'valid_names',
  apply: (schema) => {
    const tables = tablesOf(schema)
    const columns = tables.flatMap(columnsOf)
    const renamed = [
      ['Table', newNames(tables)],
      ['Column', newNames(columns)],
    ] as const
    for (const item of tables) rename(item, renamed[0][1], amend.table)
    for (const item of columns) rename(item, renamed[1][1], amend.column)
    const all = new Map([...renamed[0][1], ...renamed[1][1]])
    if (all.size > 0) for (const table of tables) replaceNames(table, all)
    return renamed.flatMap(([what, names]) =>
      [...names].map(([name, better]) => `${what} "${name.slice(0, limits.nameLength)}" was renamed to "${better}"`),
    )
  },
}

interface Named {
  readonly name?: unknown
}

/** A valid name for each invalid one, the same wherever it occurs. */
function newNames(items: readonly Named[]): ReadonlyMap<string, string> {
  const given = new Set(items.map((item) => textOf(item, 'name')))
  const taken = new Set(given)
  const names = new Map<string, string>()
  for (const name of given) {
    if (name === '' || isValid(name)) continue
    const better = validName(name, taken)
    taken.add(better)
    names.set(name, better)
  }
  return names
}

function rename<Item extends Named>(
  item: Item,
  names: ReadonlyMap<string, string>,
  set: (item: Item, change: { readonly name: string }) => object,
): void {
  const name = names.get(textOf(item, 'name'))
  if (name !== undefined) set(item, { name })
}

function isValid(name: string): boolean {
  return name.length <= limits.nameLength && valid.test(name) && !reservedNames.has(name)
}

function validName(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .trim()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replaceAll(/^[_\p{M}\p{N}]+|_$/gu, '')
    .slice(0, limits.nameLength - 4)
    .toLowerCase()
  const stem = plain === '' ? 'item' : reservedNames.has(plain) ? `${plain}_value` : plain
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? stem : `${stem}_${number}`
    if (!taken.has(candidate)) return candidate
  }
}

/** Replaces every text that is a renamed name; formulas are left, as they could not contain the invalid names. */
function replaceNames(place: unknown, names: ReadonlyMap<string, string>): void {
  if (!isJsonObject(place) && !Array.isArray(place)) return
  for (const [key, value] of Object.entries(place)) {
    if (noNames.has(key)) {
      // A column inside another one can also have references.
      const inner = key === 'cases' && isJsonObject(value) ? Object.values(value) : [value]
      for (const column of inner) if (isJsonObject(column)) replaceNames(column, names)
      continue
    }
    const better = typeof value === 'string' ? names.get(value) : undefined
    if (better !== undefined) Object.assign(place, { [key]: better })
    else if (typeof value === 'object') replaceNames(value, names)
  }
}
