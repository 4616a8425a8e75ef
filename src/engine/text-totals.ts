import { dictionarySize } from '../columns/shared/dictionary-size.ts'
import { limits } from '../schema/limits.ts'
import { SchemaError } from '../schema/schema-error.ts'
import type { Layout } from '../vector.ts'

/** Bounds the total size of a plan's texts: each text is bounded, but there may be thousands of them. */
export class TextTotals {
  /** Word lists already counted; columns that copy another one share its list. */
  readonly #counted = new WeakSet<readonly string[]>()
  #parts = 0
  #words = 0
  #characters = 0

  /** Counts the layout of a compiled column. @throws SchemaError if the total exceeds a limit */
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
      `Its text and those of the columns before it have ${count} ${what}, but at most ${limit} are allowed: leave out some of the columns, or make their texts smaller`,
    )
}
