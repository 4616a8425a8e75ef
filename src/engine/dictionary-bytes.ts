import { dictionarySize } from '../columns/shared/dictionary-size.ts'
import type { CompiledPlan } from './compiled-plan.ts'

/** Bytes of a word beside its characters: of the string, and of where it stands among the encoded ones. */
const wordBytes = 40

/** About how many bytes the dictionaries of a plan take, as strings and encoded; one that several columns share counts once. */
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
