import { SchemaError } from '../schema/schema-error.ts'
import type { TextPart } from '../vector.ts'
import { textOutcome } from './shared/text-outcome.ts'

/** Replacements of the @ of an address, and endings appended to other texts. The first entry leaves the text unchanged. */
const signs = ['@', '', ' ', '@@', '@ ']
const endings = ['', '?', ' abc', '#', 'x?']

/** An exact number of cells that fail every check of their format. */
export const invalid = textOutcome({
  name: 'invalid',
  description:
    'An exact number of cells of a text column are malformed: an e-mail address has no @, two of them, or a space; another ' +
    'text, such as a phone number, ends in extra letters or punctuation.',
  column: 'A text column of the table, never null and not unique.',
  examples: [
    { column: 'name', rate: 0.05 },
    { column: 'name', count: 12, answers: 'invalid_names' },
  ],
  ways: { no_at: 'Addresses have no @, and are right otherwise.' },
  alone: 'put both into one',
  change: (name, layout, own, as) => ({
    layout: { ...layout, parts: as === undefined ? malformed(layout.parts, own, signs) : withoutAt(name, layout.parts, own) },
    lanes: own + 1,
    fill: (frame, _lanes, codes, draws) => {
      const kinds = as === undefined ? endings.length - 1 : 1
      for (let i = 0; i < frame.count; i++) codes[i] = codes[i] === 0 ? 1 + Math.floor((draws[i] as number) * (kinds / 2 ** 32)) : 0
      return [codes]
    },
  }),
})

/** @throws SchemaError for texts that contain no @ */
function withoutAt(name: string, parts: readonly TextPart[], lane: number): readonly TextPart[] {
  if (!parts.some((part) => part.type === 'literal' && part.text.includes('@')))
    throw new SchemaError(`"${name}" has no @ that could be left out: choose a column of e-mail addresses`)
  return malformed(parts, lane, ['@', ''])
}

function malformed(parts: readonly TextPart[], lane: number, ways: readonly string[]): readonly TextPart[] {
  const at = parts.findIndex((part) => part.type === 'literal' && part.text.includes('@'))
  const part = parts[at]
  if (part?.type !== 'literal') return [...parts, { type: 'word', lane, dictionary: { words: endings } }]
  const [before = '', after = ''] = part.text.split('@')
  const sign: TextPart = { type: 'word', lane, dictionary: { words: ways } }
  const around = (text: string): readonly TextPart[] => (text === '' ? [] : [{ type: 'literal', text }])
  return [...parts.slice(0, at), ...around(before), sign, ...around(after), ...parts.slice(at + 1)]
}
