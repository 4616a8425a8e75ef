import type { Detail } from './outline.ts'

/** A reference, and its end in the text. */
export interface SaidReference {
  readonly detail: Extract<Detail, { readonly type: 'reference' }>
  readonly end: number
}

/** Words before the table: "fk", "foreign key to", "references", "-> ". */
const lead =
  /(?:(?:foreign key|fk|ref(?=[: ]?\s?[>-]))\b:?\s?)?(?:(?:->|→|=>|>|(?:referenc(?:es?|ing)|point(?:s|ing)?|refer(?:s|ring)?|link(?:s|ing)?)\b|(?<=\b(?:fk|key|points?|refers?|references?|links?)\s)(?:to|on|of|references?)\b)\s?){1,3}|(?:foreign key|fk)\b:?\s?/iy
/** "users", "users.id", "users(id)", "the users table". */
const target = /(?:the |an? |another |other )?["'`]?([a-z]\w{0,59})["'`]?(?:\.\w{1,60}|\s?\(\s?\w{1,60}\s?\))?(?: (?:table|id)\b)?/iy
const own = /^(?:itself|self|themselves|same)$/i
/** Words after "fk" that are no tables. */
const noTable =
  /^(?:not|null|nullable|optional|required|unique|int|integer|bigint|smallint|uuid|text|string|varchar|pk|primary|default|index|indexed|and|or|on|with)$/i

/** Reads a reference that starts at an offset: "fk users", "-> users.id", "references users(id)", "FK to itself". Null for none. */
export function readReference(text: string, at: number): SaidReference | null {
  lead.lastIndex = at
  if (!lead.test(text) || lead.lastIndex === at) return null
  const isNamed = lead.lastIndex
  target.lastIndex = isNamed
  const name = target.exec(text)?.[1] ?? null
  if (name === null || noTable.test(name)) {
    // "fk" alone refers to the table in the name of the column; "references" alone has no effect.
    return /^(?:foreign key|fk)\b/i.test(text.slice(at, at + 12))
      ? { detail: { type: 'reference', to: null }, end: text.slice(0, isNamed).trimEnd().length }
      : null
  }
  return { detail: { type: 'reference', to: own.test(name) ? 'itself' : name }, end: target.lastIndex }
}
