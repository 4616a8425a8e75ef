import type { TextLayout, TextPart } from '../../vector.ts'
import type { FormatOptions } from '../options.ts'
import { type Dialect, escapedParts } from '../row-writer/dialect.ts'
import type { Escape } from '../row-writer/row-parts.ts'
import { guardFormulas } from './formula-guard.ts'

/** The options that decide how fields are written. */
export type DelimitedOptions = Pick<FormatOptions, 'null' | 'delimiter' | 'formulas'>

/**
 * Cells of CSV (RFC 4180) and similar formats. A text is quoted if it could be misread. This is decided once for each word of a
 * dictionary if the text is one word, else once for the column, never per cell. A null is written as in the options; an empty text is
 * two quotation marks, which distinguishes it from an empty null.
 */
export function delimited({ null: absent, delimiter, formulas }: DelimitedOptions): Dialect {
  const mustQuote = (text: string): boolean => text === '' || text === absent || hasSpecial(text, delimiter)
  const guard = formulas === 'guard' ? guardFormulas : (text: string) => text
  const key = JSON.stringify(['delimited', absent, delimiter, formulas])
  const whole: Escape = {
    key: `${key} whole`,
    apply: (word) => {
      const guarded = guard(word)
      return mustQuote(guarded) ? `"${doubled(guarded)}"` : guarded
    },
  }
  const inside: Escape = { key: 'delimited inside', apply: doubled }
  return {
    absent,
    booleans: { words: ['false', 'true'] },
    date: (column) => [{ type: 'date', column }],
    timestamp: (column) => [{ type: 'timestamp', column, iso: true }],
    text(column, layout) {
      const [only] = layout.parts
      if (layout.parts.length === 1 && only !== undefined && only.type !== 'digits') return escapedParts(column, layout, whole)
      const parts = escapedParts(column, layout, inside)
      const isGuarded = formulas === 'guard' && mayBeFormula(layout)
      const guarded = isGuarded ? ["'", ...parts] : parts
      const isQuoted = mayNeedQuotes(layout, absent, delimiter) || (isGuarded && delimiter === "'")
      return isQuoted ? ['"', ...guarded, '"'] : guarded
    },
  }
}

function doubled(text: string): string {
  return text.replaceAll('"', '""')
}

/** Whether this text would be misread without quotation marks. Readers may trim blanks at its ends. */
function hasSpecial(text: string, delimiter: string): boolean {
  return text.includes(delimiter) || /["\r\n]|^\s|\s$/.test(text)
}

/** Whether a text of several parts may be empty, equal the null, begin or end with a blank, or contain a character that ends fields. */
function mayNeedQuotes({ parts }: TextLayout, absent: string, delimiter: string): boolean {
  return parts.some((part) => textsOf(part).some((text) => hasSpecial(text, delimiter))) || parts.every(mayBeEmpty) || mayBe(absent, parts)
}

/** Whether the parts may form a given text. They cannot if a part always contains something that the text lacks. */
function mayBe(text: string, parts: readonly TextPart[]): boolean {
  return parts.every((part) =>
    part.type === 'digits' ? mayBeEmpty(part) || /\d/.test(text) : textsOf(part).some((each) => text.includes(each)),
  )
}

function mayBeEmpty(part: TextPart): boolean {
  return part.type === 'digits' ? part.blankZero : textsOf(part).includes('') || textsOf(part).length === 0
}

function textsOf(part: TextPart): readonly string[] {
  if (part.type === 'digits') return []
  return part.type === 'literal' ? [part.text] : part.dictionary.words
}

/** Whether a text of several parts may begin like a formula. Considers the first part that is never empty and all parts before it. */
function mayBeFormula({ parts }: TextLayout): boolean {
  for (const part of parts) {
    if (textsOf(part).some((text) => guardFormulas(text) !== text)) return true
    if (!mayBeEmpty(part)) return false
  }
  return false
}
