import type { ColumnBody } from '../../schema/schema.ts'
import type { Meaning } from './meaning.ts'
import type { TableDraft } from './table-draft.ts'

/** Rejects parameters that the kind does not have. The compiler does not check this for the result of a function. */
type Exact<Body> = Body extends ColumnBody ? { readonly [Key in Exclude<keyof Body, keyof ColumnBody<Body['kind']>>]?: never } : unknown

/** Makes a meaning from its names, separated by commas. */
export function meaning(names: string, body: ColumnBody): Meaning
export function meaning<const Body extends ColumnBody>(
  names: string,
  body: (draft: TableDraft, name: string) => Body & Exact<Body>,
): Meaning
export function meaning(names: string, body: Meaning['body']): Meaning {
  return { names: names.split(',').map((name) => name.trim()), body }
}

/** Meanings of the same values that are not the same: names of one are parted by commas, the meanings by semicolons. */
export function meaningsOf(names: string, body: ColumnBody): readonly Meaning[] {
  return names.split(';').map((each) => meaning(each, body))
}
