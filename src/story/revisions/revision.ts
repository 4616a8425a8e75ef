import type { Aside } from '../facts/aside.ts'
import type { Fact } from '../facts/fact.ts'
import type { Token } from '../tokens/token.ts'

/** The facts and asides of a story. */
export interface Said {
  /** Sorted by position. */
  readonly facts: readonly Fact[]
  /** Parts without effect, each with the reason. */
  readonly asides: readonly Aside[]
}

/** The story that the facts were read from. */
export interface StoryText {
  readonly text: string
  readonly tokens: readonly Token[]
}

/** Changes facts in the light of the rest of the story. Takes time linear in the length of the story. */
export type Revision = (said: Said, story: StoryText) => Said
