import type { Fact } from '../facts/fact.ts'

/** Names that the story gives to rows, in lower case. Alone they are not names of tables, flags or places. */
export function rowNamesIn(facts: readonly Fact[]): ReadonlySet<string> {
  const names = facts.flatMap((fact) =>
    fact.type === 'attribute' ? fact.aspects.flatMap((aspect) => (aspect.type === 'names' ? aspect.values : [])) : [],
  )
  return new Set(names.map((name) => name.toLowerCase()))
}

/** Removes the name of a row from the start of some words: "orders" of "alice's orders". */
export function withoutRowName(words: readonly string[], names: ReadonlySet<string>): readonly string[] {
  if (names.size === 0) return words
  for (let length = Math.min(words.length, longest); length > 0; length--)
    if (
      names.has(
        words
          .slice(0, length)
          .join(' ')
          .replace(/['’]s$/, ''),
      )
    )
      return words.slice(length)
  return words
}

const longest = 4
