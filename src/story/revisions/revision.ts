import type { Aside } from '../facts/aside.ts'
import type { Fact } from '../facts/fact.ts'
import type { Token } from '../tokens/token.ts'

/** What a story says so far. */
export interface Said {
  /** In the order of the story. */
  readonly facts: readonly Fact[]
  /** Parts that set nothing, each with the reason. */
  readonly asides: readonly Aside[]
}

/** The story that facts were read from. */
export interface StoryText {
  readonly text: string
  readonly tokens: readonly Token[]
}

/** Changes facts by what the rest of the story says. Linear in the length of the story. */
export type Revision = (said: Said, story: StoryText) => Said
