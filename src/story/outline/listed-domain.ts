import type { ChosenDomain } from '../choice/choose-domain.ts'
import { notMeant } from '../choice/meant-by.ts'
import { readStory } from '../read-story.ts'
import type { Token } from '../tokens/token.ts'
import { outlineDomain } from './outline-domain.ts'
import type { Outline } from './read-outline.ts'

/** Makes the domain of a story that lists the columns of all its tables, and reads the rest of the story. Null for other stories. */
export function listedDomain(story: string, tokens: readonly Token[], outline: Outline): ChosenDomain | null {
  if (outline.facts.length === 0) return null
  const outlined = outlineDomain(readStory(story, outline, tokens))
  return outlined === null ? null : { ...outlined, score: 0, ...notMeant, reasons: new Map() }
}
