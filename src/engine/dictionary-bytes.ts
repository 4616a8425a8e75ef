import type { CompiledPlan } from './compiled-plan.ts'

/** Bytes of a word beside its characters: of the string, and of where it stands among the encoded ones. */
const wordBytes = 40

/** By the identity of the words, which never change. */
const known = new WeakMap<readonly string[], number>()

/** About how many bytes the dictionaries of a plan take, as strings and encoded; one that several columns share counts once. */
export function dictionaryBytes({ tables }: CompiledPlan): number {
  const dictionaries = new Set<readonly string[]>()
  for (const { columns } of tables)
    for (const { layout } of columns)
      if (layout.type === 'text') for (const part of layout.parts) if (part.type === 'word') dictionaries.add(part.dictionary.words)
  return [...dictionaries].reduce((sum, words) => sum + bytesOf(words), 0)
}

function bytesOf(words: readonly string[]): number {
  const bytes = known.get(words) ?? words.reduce((sum, { length }) => sum + 2 * length, wordBytes * words.length)
  known.set(words, bytes)
  return bytes
}
