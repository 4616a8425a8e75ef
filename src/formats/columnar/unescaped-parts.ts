import type { TextLayout } from '../../vector.ts'
import { escapedParts } from '../row-writer/dialect.ts'
import type { Escape, Value } from '../row-writer/row-parts.ts'

/** No escaping, except that UTF-8 cannot represent lone surrogates: they become U+FFFD. */
const wellFormed: Escape = { key: 'utf8', apply: (text) => text.replace(/\p{Surrogate}/gu, '\ufffd') }

/** The unescaped parts of a text that is column 0 of its vectors. */
export function unescapedParts(layout: TextLayout): readonly (string | Value)[] {
  return escapedParts(0, layout, wellFormed)
}
