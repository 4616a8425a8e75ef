import type { ReferenceList } from './reference-list.ts'
import { wordList } from './word-list.ts'

/** Adjectives that fit any product. */
export function productStyles(): ReferenceList {
  return wordList({
    name: 'product_styles',
    description: 'An adjective that can stand before any product, whether device, garment or food.',
    attribute: 'word',
    words: `Classic:6 Essential:5 Premium:5 Everyday:5 Signature:4 Original:4 Deluxe:3 Select:3 Heritage:3 Modern:3 Simple:2 Natural:2 Pure:2
      Vintage:2 Urban:2 Nordic:2 Artisan:2 Limited-Edition:1 Seasonal:1 Family:2 Travel:2 Value:2 Superior:1 Favorite:1 Coastal:1 Alpine:1
      Refined:1 Iconic:1`,
  })
}
