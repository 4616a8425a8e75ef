import { SchemaError } from '../../schema/schema-error.ts'
import type { TextLayout, TextPart } from '../../vector.ts'
import { mostWords } from './changed-words.ts'
import type { ChangedText } from './text-outcome.ts'

interface Changed {
  /** The lane of the original codes; null for a part that is the same text in every cell. */
  readonly lane: number | null
  /** Number of words before their changed forms. */
  readonly right: number
}

/**
 * Writes whole cells in one case. Every part that has letters reads a lane of its own, from `own` on; the existing lanes keep their values.
 * @throws SchemaError if a cell may have no letter that changes, or if there are too many words
 */
export function recased(name: string, layout: TextLayout, own: number, written: (text: string) => string): ChangedText {
  const changed: Changed[] = []
  let isSure = false
  const parts = layout.parts.map((part): TextPart => {
    const words = part.type === 'literal' ? [part.text] : part.type === 'word' ? part.dictionary.words : []
    if (words.every((word) => written(word) === word)) return part
    if (words.length > mostWords)
      throw new SchemaError(`"${name}" has ${words.length} different words, but at most ${mostWords} can be written in another case`)
    isSure ||= words.every((word) => written(word) !== word)
    changed.push({ lane: part.type === 'word' ? part.lane : null, right: words.length })
    return { type: 'word', lane: own + changed.length - 1, dictionary: { words: [...words, ...words.map(written)] } }
  })
  if (!isSure) throw new SchemaError(`cells of "${name}" may already be in this case: choose a column whose words all change`)
  return {
    layout: { ...layout, parts },
    lanes: own + changed.length,
    fill: (frame, lanes, codes) =>
      changed.map(({ lane, right }) => {
        const words = lane === null ? null : (lanes[lane] as Int32Array)
        const out = frame.int32()
        for (let i = 0; i < frame.count; i++) out[i] = (words === null ? 0 : (words[i] as number)) + (codes[i] === 0 ? right : 0)
        return out
      }),
  }
}
