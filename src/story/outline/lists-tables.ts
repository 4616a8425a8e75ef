import { hasRangeOfRows } from '../compose/has-range-of-rows.ts'
import { bulletLength } from './bullet.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isPlural } from '../words/words.ts'
import { nameWords } from './name-words.ts'

/** What holds the rows of a table: "Customer Dataset: customer id, name, email". */
const containers = wordSet('dataset data table file sheet collection entity')

/** What names a table at the start of a line: "drivers (30)", "policies - 130, types ...", "loans: 140 rows", "departments: dept_id, name (6 rows)". */
const named = /^(?:table |collection )?[`"*]{0,3}(\p{L}[\p{L}\d_]{0,40}(?: [\p{L}\d_]{1,40}){0,3})[`"*]{0,3}/iu
const counted =
  /^ ?(?:\(\d[\d,.]{0,11}k?(?: \p{L}{1,20}){0,2}\)|with \d[\d,.]{0,11}k? |(?:-|–|—|:|=|x|×) ?\d[\d,.]{0,11}k?(?: (?:rows|records|entries))?(?=$|[,;.](?!\d)))/u
const ranged = /^ ?(?:\(|:|-|–|—) ?\d[\d,]{0,11}k? ?(?:-|–|to) ?(\d[\d,]{0,11}k?)( (?:rows|records|entries))?\)?\s{0,4}$/u
const again = /^["'`*]{0,3}: ?\d[\d,]{0,11}k? ((?:[a-z]{1,20} ){0,3}[a-z]{1,20})/iu
const rowsBehind = /\(\d[\d,.]{0,11}k? (?:rows|records|entries)\)\s{0,4}$/u
const keys = /^ ?[:([] ?(?:id|\w{1,40}_id)\b|^ ?[:([].{0,200}\w_id\b/u

/** Whether the lines of a list name tables and not columns: at least half of them give rows or keys. */
export function listsTables(lines: readonly string[]): boolean {
  return lines.filter(namesTable).length * 2 >= lines.length
}

function namesTable(line: string): boolean {
  const bullet = bulletLength(line)
  const [lead = '', name = ''] = named.exec(line.slice(bullet, bullet + 240)) ?? []
  const rest = line.slice(bullet + lead.length)
  const last = name.split(/[ _]/).at(-1)?.toLowerCase() ?? ''
  const isSeveral = isPlural(last) || name.includes('_') || (name.length > last.length && containers.has(last))
  // "Teams: 5 mock teams".
  const counts = again.exec(rest)?.[1]
  if (counts !== undefined && counts.toLowerCase().split(' ').includes(last)) return true
  const [, most, ofRows] = ranged.exec(rest) ?? []
  if (most !== undefined) return ofRows !== undefined || hasRangeOfRows(last, Number.parseInt(most.replaceAll(',', ''), 10))
  return isSeveral && (counted.test(rest) || rowsBehind.test(rest) || keys.test(rest) || listsColumns(rest))
}

/** Most characters of the columns of a table that are looked at. */
const longestColumns = 240

/** The bounds of a column: "area_sqft - living area, 600 to 4500", "bedrooms: a number, 1-6". */
const bounds = /^ ?(?:from |between )?[$€£]?-?\d/

/** Whether columns follow on a colon or a dash: "patients: first name, date of birth", but not "colors: red, blue". */
function listsColumns(rest: string): boolean {
  const [lead = ''] = /^ ?[:–—-] ?/u.exec(rest) ?? []
  const items =
    lead === ''
      ? []
      : rest
          .slice(lead.length, longestColumns)
          .replaceAll(/\([^()]{0,80}\)/g, '')
          .split(/[,;]/)
  const known = items.filter((item) => !findMeaning(nameWords(item.trim()), []).isGuess)
  return items.length > 1 && !items.some((item) => bounds.test(item)) && known.length * 2 >= items.length
}
