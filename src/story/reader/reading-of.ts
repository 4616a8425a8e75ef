import type { Fact } from '../facts/fact.ts'
import type { Reading } from '../phrases/phrase.ts'
import type { Span, Token } from '../tokens/token.ts'
import { spanOf } from './span-of.ts'

type WithoutSpan<Each> = Each extends Span ? Omit<Each, keyof Span> : never

/** Makes the reading of one fact from the tokens `first` to `next` (excluded). */
export function readingOf(tokens: readonly Token[], first: number, next: number, fact: WithoutSpan<Fact>): Reading {
  return { facts: [{ ...fact, ...spanOf(tokens, first, next) }], first, next }
}
