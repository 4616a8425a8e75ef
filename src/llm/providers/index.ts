import { indexByName } from '../../registry.ts'
import { anthropic } from './anthropic.ts'
import { groq } from './groq.ts'
import { openai } from './openai.ts'
import type { Provider } from './provider.ts'

export type { Message, Provider, Question, Reply, Rung } from './provider.ts'

/** Every provider by name, in the order in which their keys count when several are there. */
export const providers: ReadonlyMap<string, Provider> = indexByName([openai, groq, anthropic])
