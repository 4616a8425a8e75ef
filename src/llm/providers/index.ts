import { indexByName } from '../../registry.ts'
import { anthropic } from './anthropic.ts'
import { groq } from './groq.ts'
import { openai } from './openai.ts'
import type { Provider } from './provider.ts'

export type { Message, Provider, Reply, Rung } from './provider.ts'

/** Every provider by name, in the order of preference when several keys are set. */
export const providers: ReadonlyMap<string, Provider> = indexByName([openai, groq, anthropic])
