import { nearest } from '../nearest.ts'
import type { Format } from './format.ts'
import type { FormatOptions } from './options.ts'

export interface OptionProblem {
  readonly name: string
  /** To follow the name. */
  readonly detail: string
}

/** What is wrong with options of a format, each of which has a value of its type. */
export function optionProblems(format: Format, options: Partial<FormatOptions>): readonly OptionProblem[] {
  const known = Object.keys(format.defaults)
  const strange = Object.keys(options).filter((name) => !known.includes(name))
  return [
    ...strange.map((name) => ({ name, detail: `is no option of ${format.name}: ${instead(name, known)}` })),
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
        'must be one printable ASCII character that is no letter, digit, underscore, quotation mark, point, minus or colon, or the word "tab"',
    },
  ]
}

function isDelimiter(text: string): boolean {
  return text === 'tab' || text === '\t' || /^[!#-,/;-@[-^`{-~ ]$/.test(text)
}

/** A null must be told from every value that is not quoted, and end where it ends. */
function nullProblems({ null: text }: Partial<FormatOptions>, { delimiter = ',' }: Partial<FormatOptions>): readonly OptionProblem[] {
  if (text === undefined) return []
  if (/["\r\n]/.test(text) || text.includes(delimiter === 'tab' ? '\t' : delimiter))
    return [{ name: 'null', detail: 'must have no quotation mark, line end or delimiter in it' }]
  if (/^[-+]?\d/.test(text) || /^(true|false)$/i.test(text))
    return [{ name: 'null', detail: 'must not look like a number, a day or a boolean' }]
  return []
}
