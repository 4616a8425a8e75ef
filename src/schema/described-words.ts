import { type TUnsafe, Type } from 'typebox'

/** The properties of a choice among words as a whole. */
interface Choice<Word extends string> {
  readonly description: string
  readonly default?: NoInfer<Word>
}

/** The type of a choice among words, each with its meaning. */
export function describedWords<Word extends string>(meanings: Readonly<Record<Word, string>>, choice: Choice<Word>): TUnsafe<Word> {
  const words = Object.entries<string>(meanings).map(([word, description]) => Type.Literal(word, { description }))
  return Type.Unsafe<Word>(Type.Union(words, { ...choice }))
}
