import { importFormats } from './index.ts'
import { importUnreadable } from './import-unreadable.ts'

/** Minimum number of lines of code, and their minimum share of all lines. */
const fewest = 3
const share = 0.5

/** Characters of a line that are considered. */
const longestLine = 300

/** Beginnings of declarations and statements in languages with braces and in Python. */
const beginning =
  /^(?:@\w|(?:export|public|private|protected|internal|static|final|pub|val|var|let|const|func|fn|def|class|struct|message|enum|trait|data class|package|import|using|namespace|return|type)\s\S)/

/** The beginning of a block: "struct Order {", "struct Order { long id;", "schema "orders" do". */
const block = /^(?:(?:(?:pub )?struct|message) \w+ ?\{(?:$|[^{}]*;)|schema "\w+" do$)/

/** The end of a member: "id: Long,". */
const typed = /^: ?[\w<>[\]?]+,?$/

/** Signs that prose does not have. */
const signs = [
  /[{}]$|^[}\])]|=>|:=|\);$|\) ?\{/,
  // Tags of Go, and of HTML.
  /`\w{1,20}:"|^<\/?\w[^<>\n]{0,200}>/,
  // Calls of methods, and calls with texts: "t.string(", ").notNull(", "text('name')".
  /[\w)]\.[a-z]\w{0,40}\(|\w\(["']/,
  // Symbols of Ruby: "field :name, :string".
  /[ (]:[a-z]\w*(?:, ?| |$)/,
  // Objects of properties: "firstName: { type: DataTypes.STRING },".
  /^["']?\w{1,60}["']?: ?\{[^{}:]*:[^{}]*\},?$/,
]

/** The beginning of an OpenAPI document, or of models of dbt, in YAML. */
const otherDocument = /^(?:openapi|swagger): *["']?\d|^version: ?\d\n+(?:models|sources|seeds):$/m

/** Statements of SQL that declare no table and have no rows. */
const queries = [
  /^select (?:\*|distinct |\w+\(|\w+\.\w+)/i,
  /^select \w+(?:, ?\w+){1,20} from /i,
  /^select \w+ from \w+ (?:where|group|order|limit|join) /i,
  /^(?:(?:alter|drop|truncate) table|delete from|update \w+ set) /i,
]

/** Names in braces, which are a list of columns: "users {id, name}". */
const list = /^[\w ]{1,60}\{[\w\s,]{0,200}\}$/

function isStatement(line: string): boolean {
  if (!beginning.test(line)) return false
  return /[({;=<]/.test(line) || typed.test(line.slice(Math.max(0, line.lastIndexOf(':'))))
}

/**
 * Refuses a text that is code in a notation that is not imported: as a sentence it would be misread.
 * @throws SynthError `import_unreadable`
 */
export function refuseOtherCode(text: string): void {
  const start = text.trimStart().slice(0, longestLine).replaceAll(/\s+/g, ' ')
  if (queries.some((query) => query.test(start)))
    throw importUnreadable(text, text.search(/\S/), 'this statement of SQL declares no table: send CREATE TABLE or INSERT statements')
  const lines = text.split('\n').map((line) => line.trim().slice(0, longestLine))
  const full = lines.filter((line) => line !== '' && !line.startsWith('```'))
  const code = full.filter((line) => (signs.some((sign) => sign.test(line)) && !list.test(line)) || isStatement(line))
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
