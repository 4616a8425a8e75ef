import { isJsonObject } from '../../json.ts'
import { limits } from '../../schema/limits.ts'
import { namePattern, reservedNames } from '../../schema/name.ts'
import { amend } from './amend.ts'
import { columnsOf, type Repair, tablesOf, textOf } from './repair.ts'

const valid = new RegExp(namePattern, 'u')

/** What holds values and words of people, which are no names. */
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

/** Gives tables and columns names by the name rule, and the new names to whatever refers to them. */
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

/** A valid name for each that is not, the same one wherever it stands. */
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

/** Replaces names wherever a text is one; in formulas the old ones cannot have been read. */
function replaceNames(place: unknown, names: ReadonlyMap<string, string>): void {
  if (!isJsonObject(place) && !Array.isArray(place)) return
  for (const [key, value] of Object.entries(place)) {
    if (noNames.has(key)) {
      // A column inside another one refers to columns as well.
      const inner = key === 'cases' && isJsonObject(value) ? Object.values(value) : [value]
      for (const column of inner) if (isJsonObject(column)) replaceNames(column, names)
      continue
    }
    const better = typeof value === 'string' ? names.get(value) : undefined
    if (better !== undefined) Object.assign(place, { [key]: better })
    else if (typeof value === 'object') replaceNames(value, names)
  }
}
