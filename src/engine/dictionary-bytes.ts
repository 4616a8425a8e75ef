import { dictionarySize } from '../columns/shared/dictionary-size.ts'
import type { CompiledPlan } from './compiled-plan.ts'

/** Overhead of a word in bytes: of the string, and of its offset among the encoded words. */
const wordBytes = 40

/** Estimated bytes of a plan's dictionaries, as strings and encoded; a shared dictionary counts once. */
export function dictionaryBytes({ tables }: CompiledPlan): number {
  const dictionaries = new Set<readonly string[]>()
  for (const { columns } of tables)
    for (const { layout } of columns)
      if (layout.type === 'text') for (const part of layout.parts) if (part.type === 'word') dictionaries.add(part.dictionary.words)
  return [...dictionaries].reduce((sum, words) => sum + bytesOf(words), 0)
}

function bytesOf(words: readonly string[]): number {
  const { words: count, characters } = dictionarySize(words)
  return wordBytes * count + 2 * characters
}
