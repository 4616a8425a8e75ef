import { dictionarySize } from '../columns/shared/dictionary-size.ts'
import { maxFusedEntries } from '../formats/row-writer/operations.ts'
import type { TextPart } from '../vector.ts'
import type { CompiledPlan } from './compiled-plan.ts'

/** Overhead of a word in bytes: of the string, and of its place among the encoded words. */
const stringBytes = 24
const encodedBytes = 16

/**
 * Estimated bytes of a plan's dictionaries as strings, which columns share, and encoded. Writers encode the words of a dictionary together
 * with the texts around them, such as the name of the column, so that few columns share the encoded words.
 */
export function dictionaryBytes({ tables }: CompiledPlan): number {
  const encodings = new Map<readonly string[], Set<string>>()
  let bytes = 0
  for (const { columns, plan } of tables)
    for (const [place, { layout }] of columns.entries()) {
      if (layout.type !== 'text') continue
      const { name = '', hidden = false } = plan.columns[place] ?? {}
      for (const [index, part] of layout.parts.entries()) {
        if (part.type !== 'word') continue
        const { words } = part.dictionary
        const size = dictionarySize(words)
        const known = encodings.get(words) ?? new Set()
        if (!encodings.has(words)) bytes += stringBytes * size.words + size.characters
        encodings.set(words, known)
        const around =
          size.words > maxFusedEntries ? '' : `${textOf(layout.parts, index - 1, name)}${textOf(layout.parts, index + 1, name)}`
        if (plan.hidden || hidden || known.has(around)) continue
        known.add(around)
        bytes += (encodedBytes + around.length) * size.words + size.characters
      }
    }
  return bytes
}

/** The constant text at a place of a text; the name of the column at its ends. */
function textOf(parts: readonly TextPart[], index: number, name: string): string {
  const part = parts[index]
  if (part === undefined) return `"${name}":`
  return part.type === 'literal' ? part.text : ''
}
