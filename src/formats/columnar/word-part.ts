import type { Layout, TextPart } from '../../vector.ts'

type WordPart = Extract<TextPart, { readonly type: 'word' }>

/** The part of a text that is nothing but one word of a dictionary, so that its lane holds the codes of the column. */
export function wordPart(layout: Layout): WordPart | null {
  if (layout.type !== 'text') return null
  const [part] = layout.parts
  return layout.parts.length === 1 && part?.type === 'word' ? part : null
}
