import { chatCompletions } from './chat-completions.ts'
import type { Provider } from './provider.ts'

/** OpenAI, and every server with the same API: Ollama, vLLM, LM Studio, llama.cpp, OpenRouter, Azure. */
export const openai: Provider = {
  ...chatCompletions,
  name: 'openai',
  keyVariable: 'OPENAI_API_KEY',
  baseUrl: 'https://api.openai.com/v1',
  model: 'gpt-4.1',
  speaksAt: ({ pathname }) => /\/(v1|chat\/completions)\/*$|\/openai(\/|$)/.test(pathname),
}
