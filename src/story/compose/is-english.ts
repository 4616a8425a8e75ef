import type { Token } from '../tokens/token.ts'
import { fillerWords, functionWords, singularOf } from '../words/words.ts'
import { isKnownHead } from './noun-words.ts'
import { englishWords, foreignWords } from './stop-words.ts'

/** Whether a story has English function words, and at least as many as those of other languages. */
export function isEnglish(tokens: readonly Token[]): boolean {
  let english = 0
  let foreign = 0
  for (const { kind, text } of tokens) {
    if (kind !== 'word') continue
    if (englishWords.has(text) || functionWords.has(text) || fillerWords.has(text)) english++
    else if (foreignWords.has(text)) foreign++
    else if (isKnownHead(singularOf(text))) english++
  }
  return english > foreign
}
