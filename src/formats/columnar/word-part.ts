import type { AnyDictionary, Layout, TextPart } from '../../vector.ts'

type WordPart<Words extends AnyDictionary> = Extract<TextPart<Words>, { readonly type: 'word' }>

/** The only part of a text that is one word of a dictionary; its lane holds the codes of the column. */
export function wordPart<Words extends AnyDictionary>(layout: Layout<Words>): WordPart<Words> | null {
  if (layout.type !== 'text') return null
  const [part] = layout.parts
  return layout.parts.length === 1 && part?.type === 'word' ? part : null
}
