import { nearest } from '../nearest.ts'
import type { Format } from './format.ts'
import type { FormatOptions } from './options.ts'

export interface OptionProblem {
  readonly name: string
  /** A message that follows the name. */
  readonly detail: string
}

/** Problems of a format's options; each value has the right type. */
export function optionProblems(format: Format, options: Partial<FormatOptions>): readonly OptionProblem[] {
  const known = Object.keys(format.defaults)
  const strange = Object.keys(options).filter((name) => !known.includes(name))
  return [
    ...strange.map((name) => ({ name, detail: `is not an option of ${format.name}: ${instead(name, known)}` })),
    ...delimiterProblems(options),
    ...nullProblems(options, { ...format.defaults, ...options }),
  ]
}

function instead(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'it has none'
  const meant = nearest(name, known)
  return meant === null ? `it has ${known.join(', ')}` : `did you mean "${meant}"?`
}

function delimiterProblems({ delimiter }: Partial<FormatOptions>): readonly OptionProblem[] {
  if (delimiter === undefined || isDelimiter(delimiter)) return []
  return [
    {
      name: 'delimiter',
      detail:
        'must be one printable ASCII character except a letter, digit, underscore, quotation mark, point, minus or colon, or the word "tab"',
    },
  ]
}

function isDelimiter(text: string): boolean {
  return text === 'tab' || text === '\t' || /^[!#-,/;-@[-^`{-~ ]$/.test(text)
}

/** A null must differ from every unquoted value and must not contain the end of a field. */
function nullProblems({ null: text }: Partial<FormatOptions>, { delimiter = ',' }: Partial<FormatOptions>): readonly OptionProblem[] {
  if (text === undefined) return []
  if (/["\r\n]/.test(text) || text.includes(delimiter === 'tab' ? '\t' : delimiter))
    return [{ name: 'null', detail: 'must not contain a quotation mark, line end or delimiter' }]
  if (/^[-+]?\d/.test(text) || /^(true|false)$/i.test(text))
    return [{ name: 'null', detail: 'must not look like a number, a date or a boolean' }]
  return []
}
