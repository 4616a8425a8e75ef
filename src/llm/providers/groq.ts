import { chatCompletions } from './chat-completions.ts'
import type { Provider } from './provider.ts'

/** Groq: OpenAI's API at another address. */
export const groq: Provider = {
  ...chatCompletions,
  name: 'groq',
  keyVariable: 'GROQ_API_KEY',
  baseUrl: 'https://api.groq.com/openai/v1',
  model: 'openai/gpt-oss-120b',
  speaksAt: () => false,
}
