import type { ChosenDomain } from '../choose-domain.ts'
import { phrases } from '../phrases/index.ts'
import { readStory } from '../read-story.ts'
import { outlineDomain } from './outline-domain.ts'
import { readOutline } from './read-outline.ts'

/** The tables of a story that lists the columns of all of them, and the story read beside its lists; null for any other story. */
export function listedDomain(story: string): ChosenDomain | null {
  const outline = readOutline(story)
  if (outline.facts.length === 0) return null
  const intent = readStory(story, phrases.values(), outline)
  const domain = outlineDomain(intent)
  return domain === null ? null : { intent, domain, score: 0, reasons: new Map() }
}
