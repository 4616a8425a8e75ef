import { columnTypes } from './column-types.ts'
import type { Detail } from './outline.ts'

/** What says that all values of a column are in as many rows. */
export const evenWords: readonly string[] = (
  'half and half,half / half,half/half,half-half,half half,half each,fifty-fifty,fifty fifty,50/50,50-50,50:50,evenly split,split evenly,' +
  'equally split,split equally,evenly distributed,equally distributed,even split,in equal parts,in equal shares,equally often,evenly'
).split(',')

/** Details without a number or a value, by their words. */
const flags: ReadonlyMap<string, Detail> = new Map(
  (
    [
      [
        { type: 'unique' },
        'unique,distinct,no duplicates,always unique,auto increment,auto-increment,auto_increment,autoincrement,identity',
      ],
      [{ type: 'key' }, 'primary key,pk,primary,key,identifier'],
      [{ type: 'like', of: 'ip address' }, 'inet,cidr,ip,ipv4'],
      [{ type: 'like', of: 'json' }, 'json,jsonb'],
      [
        { type: 'optional' },
        'optional,nullable,null,nulls,null ok,nulls ok,allow null,may be empty,may be null,may be missing,can be empty,can be null,can be missing,sometimes empty,sometimes missing,only some,some only,not always,if available,when available,if any,if known,if applicable,if possible,when possible,if present',
      ],
      [
        { type: 'required' },
        'required,not null,notnull,nn,non-null,mandatory,should not be null,must not be null,cannot be null,can not be null,never empty,never null,never missing,not nullable,non null,not empty',
      ],
      [{ type: 'even' }, evenWords.join(',')],
      [
        { type: 'signed' },
        'can be negative,may be negative,could be negative,also negative,negative possible,negative allowed,can go negative',
      ],
      [{ type: 'format', of: 'ISO date' }, 'yyyy-mm-dd,iso date,iso dates'],
      [{ type: 'format', of: 'ISO' }, 'yyyy-mm-dd hh:mm:ss,yyyy-mm-dd hh:mm,iso,iso 8601,iso8601,iso-8601,iso timestamp,iso timestamps'],
      [{ type: 'like', of: 'comment' }, 'free text,free-text,freetext,open text,open question,open answer'],
      [{ type: 'format', of: null }, 'valid,valid format,valid formats'],
      [{ type: 'format', of: 'US' }, 'us format,us number,us numbers,american format'],
      [{ type: 'format', of: 'GB' }, 'uk format,uk number,uk numbers,british format'],
      ...['url', 'link', 'email', 'phone', 'percentage', 'percent', 'year', 'country code', 'currency code', 'email address'].map(
        (of) => [{ type: 'like', of }, of] as const,
      ),
    ] satisfies readonly (readonly [Detail, string])[]
  ).flatMap(([detail, names]) => names.split(',').map((name) => [name, detail] as const)),
)

/** Most words in the name of a type. */
const longestName = 4

/** A detail, and the word after it. */
export interface FoundDetail {
  readonly detail: Detail
  readonly next: number
}

/** The type or flag with the longest name that starts at a word; null for none. */
export function namedDetail(words: readonly string[], at: number): FoundDetail | null {
  for (let next = Math.min(words.length, at + longestName); next > at; next--) {
    const name = words.slice(at, next).join(' ')
    const detail = flags.get(name) ?? typeNamed(name)
    // "Nullable 20%" is read as a share of empty cells.
    if (detail?.type === 'optional' && /^\d[\d.]{0,5}%$/.test(words[next] ?? '')) return null
    if (detail !== null) return { detail, next }
  }
  return null
}

/** The type with a name and a size: "decimal(10, 2)". Null for none. */
export function typeNamed(text: string): Detail | null {
  const sized = /^([a-z]\w*) ?\( ?(\d+) ?(?:, ?(\d+) ?)?\)$/.exec(text)
  const of = columnTypes.get(sized?.[1] ?? text)
  if (of === undefined) return null
  // "Numeric" alone is any number.
  if (sized === null && text === 'numeric') return { type: 'type', of: 'number', scale: null }
  if (sized !== null && of === 'text') {
    const max = Number(sized[2])
    return { type: 'length', min: sized[1] === 'char' ? max : 0, max, of: 'characters' }
  }
  return { type: 'type', of, scale: of === 'decimal' ? Math.min(Number(sized?.[3] ?? 2), 9) : null }
}

/** "String of 50 characters" is a type with its largest size. */
export function sizedText(names: readonly string[], place: number): FoundDetail | null {
  const max = /^(?:string|text) of (?:up to )?(\d{1,4}) (?:characters|chars)$/.exec(names.slice(place, place + 6).join(' '))?.[1]
  return max === undefined ? null : { detail: { type: 'length', min: 0, max: Number(max), of: 'characters' }, next: names.length }
}
