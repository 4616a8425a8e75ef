import type { ChosenDomain } from '../choice/choose-domain.ts'
import { withOwnGender } from '../compose/with-own-gender.ts'
import { notMeant } from '../choice/meant-by.ts'
import { readStory } from '../read-story.ts'
import type { Token } from '../tokens/token.ts'
import { outlineDomain, type Outlined } from './outline-domain.ts'
import type { Outline } from './read-outline.ts'

/** A domain of listed tables. */
export type Listed = ChosenDomain & Pick<Outlined, 'beside'>

/** Makes the domain of a story that lists the columns of its tables, and reads the rest of the story. Null for other stories. */
export function listedDomain(story: string, tokens: readonly Token[], outline: Outline): Listed | null {
  if (outline.facts.length === 0) return null
  const outlined = outlineDomain(readStory(story, outline, tokens))
  if (outlined === null) return null
  const { domain } = outlined
  const schema = { ...domain.schema, tables: domain.schema.tables.map(withOwnGender) }
  return { ...outlined, domain: { ...domain, schema }, score: 0, ...notMeant, reasons: new Map() }
}
