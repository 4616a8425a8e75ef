import { member, nameOf, type Provider, type Reply, usageOf, withPath } from './provider.ts'
import { withoutSlashes } from './without-slashes.ts'

const toolName = 'synth_schema'

/** Anthropic's Messages API. A forced tool enforces the form of the answer on every model with tools. */
export const anthropic: Provider = {
  name: 'anthropic',
  keyVariable: 'ANTHROPIC_API_KEY',
  baseUrl: 'https://api.anthropic.com',
  model: 'claude-sonnet-4-5',
  rungs: ['json_schema', 'text'],
  speaksAt: ({ pathname }) => /\/messages\/*$|\/anthropic(\/|$)/.test(pathname),
  endpoint: (base) => withPath(base, withoutSlashes(base.pathname).endsWith('/v1') ? '/messages' : '/v1/messages'),
  headers: (key) => ({ 'anthropic-version': '2023-06-01', ...(key === null ? {} : { 'x-api-key': key }) }),
  body: ({ model, rung, system, messages, schema, maxTokens }) => ({
    model,
    max_tokens: maxTokens,
    system,
    messages: messages.map(({ role, text }) => ({ role, content: text })),
    ...(rung === 'text'
      ? {}
      : {
          tools: [{ name: toolName, description: 'Takes the schema.', input_schema: schema }],
          tool_choice: { type: 'tool', name: toolName },
        }),
  }),
  read: (body) => {
    const content = member(body, 'content')
    if (!Array.isArray(content)) return null
    const usage = member(body, 'usage')
    return {
      text: textOf(content),
      end: endOf(member(body, 'stop_reason')),
      model: nameOf(member(body, 'model')),
      usage: usageOf(member(usage, 'input_tokens'), member(usage, 'output_tokens')),
    }
  },
}

/** The input of the tool; otherwise the text of the answer. */
function textOf(content: readonly unknown[]): string {
  const tool = content.find((block) => member(block, 'type') === 'tool_use')
  if (tool !== undefined) return JSON.stringify(member(tool, 'input') ?? null)
  return content
    .map((block) => member(block, 'text'))
    .filter((text) => typeof text === 'string')
    .join('')
}

function endOf(reason: unknown): Reply['end'] {
  if (reason === 'max_tokens' || reason === 'model_context_window_exceeded') return 'length'
  return reason === 'refusal' ? 'refused' : 'done'
}
