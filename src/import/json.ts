import { isJsonObject } from '../json.ts'
import { isAvro } from './avro.ts'
import { drafted } from './drafted.ts'
import type { ImportFormat } from './import-format.ts'
import { isJsonSchema } from './json-schema.ts'
import { importUnreadable } from './import-unreadable.ts'
import { type JsonText, jsonText } from './json-text.ts'
import { declaredBy } from './json-values.ts'
import { KeyFinder } from './key-finder.ts'
import { TableDraft } from './table-draft.ts'

const example = `[
  {"id": 17, "name": "Ada", "email": "ada@example.org", "active": true, "score": 4.5},
  {"id": 18, "name": "Ben", "email": "ben@example.org", "active": false, "score": 3.9}
]`

type Row = Readonly<Record<string, unknown>>

/** Maximum number of rows that are considered. */
const mostRows = 1000
/** Maximum depth of nested objects. */
const deepest = 5

/** Examples of rows in JSON. */
export const json: ImportFormat = {
  name: 'json',
  title: 'a JSON sample',
  description:
    'An object, an array of objects, lines of objects (NDJSON), or an object with an array of objects for each table. Types follow from the values; of several rows, also the range or the list of values. Nested objects become columns with the name of the object as a prefix; arrays of objects become tables; other arrays are left out.',
  example,
  read: (text, unnamed) => {
    const found = jsonText(text)
    if (found === null || isJsonSchema(found.value) || isAvro(found.value)) return null
    refuseOwn(text, found)
    const keys = new KeyFinder(text, found.start)
    const drafts = tablesIn(found.value).map(({ name, rows }) => {
      const draft = new TableDraft(text, name ?? unnamed, name === null ? found.start : keys.find(name), found.end)
      readRows(draft, rows.slice(0, mostRows), '', keys)
      return draft
    })
    // An object without values of its own only wraps the tables in it.
    return drafted(
      text,
      drafts.flatMap((draft) => (draft.columns.size > 0 ? [draft] : draft.innerTables)),
      [found],
    )
  },
}

/** Refuses a schema of this program, or a request with a story, which are not examples of rows. */
function refuseOwn(text: string, { value, start }: JsonText): void {
  if (!isJsonObject(value)) return
  if (value['version'] === 1 && isRows(value['tables']))
    throw importUnreadable(text, start, 'this is a schema already: send it to POST /api/generate-data')
  if (typeof value['story'] === 'string')
    throw importUnreadable(text, start, 'this is a request with a story: send the story alone, or the request to POST /generate')
}

function tablesIn(value: unknown): readonly { readonly name: string | null; readonly rows: readonly Row[] }[] {
  if (Array.isArray(value)) return isRows(value) ? [{ name: null, rows: value }] : []
  if (!isJsonObject(value)) return []
  const parts = Object.entries(value)
  if (parts.length > 0 && parts.every(([, part]) => isRows(part)))
    return parts.map(([name, part]) => ({ name, rows: isRows(part) ? part : [] }))
  return parts.length === 0 ? [] : [{ name: null, rows: [value] }]
}

function isRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.length > 0 && value.every(isJsonObject)
}

function readRows(draft: TableDraft, rows: readonly Row[], prefix: string, keys: KeyFinder): void {
  const names = new Set(rows.flatMap((row) => Object.keys(row)))
  for (const name of names) {
    const values = rows.map((row) => (Object.hasOwn(row, name) ? row[name] : null))
    const at = keys.find(name)
    const own = `${prefix}${name}`
    const objects = values.filter(isJsonObject)
    const listed = listedRows(values)
    if (listed !== null) readRows(draft.innerTable(own, at, draft.end), listed.slice(0, mostRows), '', keys)
    else if (values.some(Array.isArray))
      draft.note(at, at + name.length + 2, `${own} is an array, which a column cannot contain: it is left out`)
    else if (objects.length === 0) draft.column(own, at, declaredBy(values))
    else if (prefix.split('_').length > deepest)
      draft.note(at, at + name.length + 2, 'at most five levels of nested objects are imported: this one is left out')
    else {
      draft.remark(at, at + name.length + 2, `${own} is an object: its members are columns of the table`)
      // A row without the object has none of its members.
      const members = values.map((value) => (isJsonObject(value) ? value : {}))
      readRows(draft, members, `${own}_`, keys)
    }
  }
}

/** The objects in lists of objects; null for other values. */
function listedRows(values: readonly unknown[]): readonly Row[] | null {
  const lists = values.filter((value) => value !== null)
  return lists.length > 0 &&
    lists.every((list) => Array.isArray(list) && list.every(isJsonObject)) &&
    lists.some((list) => (list as readonly unknown[]).length > 0)
    ? lists.flatMap((list) => list as readonly Row[])
    : null
}
