import { dictionarySize } from '../columns/shared/dictionary-size.ts'
import { limits } from '../schema/limits.ts'
import { SchemaError } from '../schema/schema-error.ts'
import type { Layout } from '../vector.ts'

/** What the texts of a plan come to together. Each is bounded by itself; columns by the thousand may be as large, made of what others made. */
export class TextTotals {
  /** Columns that copy another one's words share them. */
  readonly #counted = new WeakSet<readonly string[]>()
  #parts = 0
  #words = 0
  #characters = 0

  /** Counts the layout of a column that is made. @throws SchemaError when all so far are too much together */
  add(layout: Layout): void {
    if (layout.type !== 'text') return
    this.#parts += layout.parts.length
    for (const part of layout.parts) if (part.type === 'word') this.#addWords(part.dictionary.words)
    requireAllowed(this.#parts, limits.textPartsTogether, 'parts')
    requireAllowed(this.#words, limits.textWordsTogether, 'words to choose from')
    requireAllowed(this.#characters, limits.textCharactersTogether, 'characters in the words to choose from')
  }

  #addWords(list: readonly string[]): void {
    if (this.#counted.has(list)) return
    this.#counted.add(list)
    const { words, characters } = dictionarySize(list)
    this.#words += words
    this.#characters += characters
  }
}

function requireAllowed(count: number, limit: number, what: string): void {
  if (count > limit)
    throw new SchemaError(
      `Its text and those of the columns before it have ${count} ${what}, but at most ${limit} are allowed: leave some of the columns out, or make their texts of less`,
    )
}
