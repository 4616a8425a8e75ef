import type { Dictionary, Layout, TextLayout } from '../../vector.ts'
import type { Escape, RowPart, Value } from './row-parts.ts'

/** How a text format writes the cells of a column. All formats write numbers in the same way. */
export interface Dialect {
  /** The text for null. */
  readonly absent: string
  /** The words for false and true. */
  readonly booleans: Dictionary
  date(column: number): readonly (string | Value)[]
  timestamp(column: number): readonly (string | Value)[]
  text(column: number, layout: TextLayout): readonly (string | Value)[]
}

/** The parts of one cell of `column`, an index into the vectors. */
export function cellParts(dialect: Dialect, column: number, layout: Layout): readonly RowPart[] {
  const value = valueParts(dialect, column, layout)
  return layout.nullable ? [{ type: 'nullable', column, value, absent: dialect.absent }] : value
}

const asItIs: Escape = { key: '', apply: (word) => word }

function valueParts(dialect: Dialect, column: number, layout: Layout): readonly (string | Value)[] {
  switch (layout.type) {
    case 'number':
      return [{ type: 'number', column, scale: layout.scale }]
    case 'boolean':
      return [{ type: 'word', column, lane: 0, dictionary: dialect.booleans, escape: asItIs }]
    case 'date':
      return dialect.date(column)
    case 'timestamp':
      return dialect.timestamp(column)
    case 'text':
      return dialect.text(column, layout)
  }
}

/** The parts of a text, each escaped separately. */
export function escapedParts(column: number, { parts }: TextLayout, escape: Escape): (string | Value)[] {
  return parts.map((part) => {
    if (part.type === 'literal') return escape.apply(part.text)
    return part.type === 'word' ? { ...part, column, escape } : { ...part, column }
  })
}
