import type { TextLayout, TextPart } from '../../vector.ts'
import type { FormatOptions } from '../options.ts'
import { type Dialect, escapedParts } from '../row-writer/dialect.ts'
import type { Escape } from '../row-writer/pieces.ts'
import { guardFormulas } from './formula-guard.ts'

/** What decides how fields are written. */
export type DelimitedOptions = Pick<FormatOptions, 'null' | 'delimiter' | 'formulas'>

/**
 * Cells of CSV (RFC 4180) and its kin. A text is quoted where it could be taken for something else: decided once for each word of a
 * dictionary where that is the whole text, else once for the column, never by cell. A null is what the option says; a text without
 * characters is two quotation marks, so that it is told from a null that is nothing.
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
      const pieces = escapedParts(column, layout, inside)
      const isGuarded = formulas === 'guard' && mayBeFormula(layout)
      const guarded = isGuarded ? ["'", ...pieces] : pieces
      const isQuoted = mayNeedQuotes(layout, absent, delimiter) || (isGuarded && delimiter === "'")
      return isQuoted ? ['"', ...guarded, '"'] : guarded
    },
  }
}

function doubled(text: string): string {
  return text.replaceAll('"', '""')
}

/** Whether a field of this text would be read as another one without quotation marks. Readers may trim what is blank at its ends. */
function hasSpecial(text: string, delimiter: string): boolean {
  return text.includes(delimiter) || /["\r\n]|^\s|\s$/.test(text)
}

/** Whether a text of several parts may be empty, be taken for a null, or have a character that ends fields; blanks may stand at its ends. */
function mayNeedQuotes({ parts }: TextLayout, absent: string, delimiter: string): boolean {
  return parts.some((part) => textsOf(part).some((text) => hasSpecial(text, delimiter))) || parts.every(mayBeEmpty) || mayBe(absent, parts)
}

/** Whether the parts may make up a text: not where one of them is sure to have what the text lacks. */
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

/** Whether a text of several parts may begin as formulas do: by the first part that is never empty, or one before it. */
function mayBeFormula({ parts }: TextLayout): boolean {
  for (const part of parts) {
    if (textsOf(part).some((text) => guardFormulas(text) !== text)) return true
    if (!mayBeEmpty(part)) return false
  }
  return false
}
