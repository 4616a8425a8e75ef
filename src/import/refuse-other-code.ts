import { isCodeLine, longestCodeLine } from './code-line.ts'
import { importFormats } from './index.ts'
import { importUnreadable } from './import-unreadable.ts'

/** Minimum number of lines of code, and their minimum share of all lines. */
const fewest = 3
const share = 0.5

/** The beginning of a block: "struct Order {", "struct Order { long id;", "schema "orders" do". */
const block = /^(?:(?:(?:pub )?struct|message) \w+ ?\{(?:$|[^{}]*;)|schema "\w+" do$)/

/** The beginning of an OpenAPI document, or of models of dbt, in YAML. */
const otherDocument = /^(?:openapi|swagger): *["']?\d|^version: ?\d\n+(?:models|sources|seeds):$/m

/** Statements of SQL that declare no table and have no rows. */
const queries = [
  /^select (?:\*|distinct |\w+\(|\w+\.\w+)/i,
  /^select \w+(?:, ?\w+){1,20} from /i,
  /^select \w+ from \w+ (?:where|group|order|limit|join) /i,
  /^(?:(?:alter|drop|truncate) table|delete from|update \w+ set) /i,
]

/**
 * Refuses a text that is code in a notation that is not imported: as a sentence it would be misread.
 * @throws SynthError `import_unreadable`
 */
export function refuseOtherCode(text: string): void {
  const start = text.trimStart().slice(0, longestCodeLine).replaceAll(/\s+/g, ' ')
  if (queries.some((query) => query.test(start)))
    throw importUnreadable(text, text.search(/\S/), 'this statement of SQL declares no table: send CREATE TABLE or INSERT statements')
  const lines = text.split('\n').map((line) => line.trim().slice(0, longestCodeLine))
  const full = lines.filter((line) => line !== '' && !line.startsWith('```'))
  const code = full.filter(isCodeLine)
  const [first] = code
  const isCode = (code.length >= fewest && code.length >= share * full.length) || block.test(full[0] ?? '')
  const at = isCode && first !== undefined ? text.indexOf(first) : text.search(otherDocument)
  if (at < 0) return
  const titles = [...importFormats.values()].map(({ title }) => title)
  throw importUnreadable(
    text,
    at,
    `this is code in a notation that is not read: send one of ${titles.join(', ')}, or say in English what there is and how many`,
  )
}
