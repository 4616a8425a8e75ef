import { candidatesOf } from '../compose/candidates.ts'
import type { Fact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import type { Intent } from '../read-story.ts'

/** Gives a "nothing else" in the story the tables that the story names. */
export function namedAlone(story: Intent): Intent {
  if (!story.facts.some(isNothingElse)) return story
  const nouns = candidatesOf(story).map(({ words, written, start, name }): Noun => {
    const said = [...words.slice(0, -1), written]
    return { words: said, start, end: start + said.join(' ').length, ...(name === undefined ? {} : { name }) }
  })
  return { ...story, facts: story.facts.map((fact) => (isNothingElse(fact) ? { ...fact, nouns } : fact)) }
}

function isNothingElse(fact: Fact): boolean {
  return fact.type === 'selection' && fact.mode === 'only' && fact.nouns.length === 0
}
