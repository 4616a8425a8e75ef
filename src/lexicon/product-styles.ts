import type { ReferenceList } from './reference-list.ts'
import { wordList } from './word-list.ts'

/** Adjectives that fit any product. */
export function productStyles(): ReferenceList {
  return wordList({
    name: 'product_styles',
    description: 'An adjective that can stand before any product, whether device, garment or food.',
    attribute: 'word',
    words: `Classic:6 Essential:5 Premium:5 Everyday:5 Signature:4 Original:4 Deluxe:3 Select:3 Heritage:3 Simple:2 Nordic:2 Coastal:2 Alpine:2
      Choice:2 Prime:2 Value:2 Superior:1 Favorite:1 Limited-Edition:1 Seasonal:1`,
  })
}
