import { member, nameOf, type Provider, type Question, type Reply, rungs, usageOf, withPath } from './provider.ts'

/** The API of `POST {base}/chat/completions`, which most servers support. */
export const chatCompletions: Pick<Provider, 'rungs' | 'endpoint' | 'headers' | 'body' | 'read'> = {
  rungs,
  endpoint: (base) => withPath(base, '/chat/completions'),
  headers: (key, endpoint) => {
    if (key === null) return {}
    return isAzure(endpoint) ? { 'api-key': key } : { authorization: `Bearer ${key}` }
  },
  body: ({ model, rung, system, messages, schema, maxTokens }, endpoint) => ({
    model,
    messages: [{ role: 'system', content: system }, ...messages.map(({ role, text }) => ({ role, content: text }))],
    ...responseFormat(rung, schema),
    // OpenAI's newer models refuse the old name, and other servers do not know the new one.
    [isAzure(endpoint) || endpoint.hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens']: maxTokens,
  }),
  read: (body) => {
    const choices = member(body, 'choices')
    const choice: unknown = Array.isArray(choices) ? choices[0] : undefined
    const message = member(choice, 'message')
    if (message === undefined) return null
    const usage = member(body, 'usage')
    const refusal = member(message, 'refusal')
    const refused = typeof refusal === 'string' && refusal !== ''
    return {
      text: refused ? refusal : textOf(member(message, 'content')),
      end: refused ? 'refused' : endOf(member(choice, 'finish_reason')),
      model: nameOf(member(body, 'model')),
      usage: usageOf(member(usage, 'prompt_tokens'), member(usage, 'completion_tokens')),
    }
  },
}

/** Azure takes the key in a separate header, and the version in the query. */
function isAzure({ hostname, searchParams }: URL): boolean {
  return hostname.endsWith('.azure.com') || hostname.endsWith('.azure-api.net') || searchParams.has('api-version')
}

function responseFormat(rung: Question['rung'], schema: object): object {
  if (rung === 'text') return {}
  if (rung === 'json_object') return { response_format: { type: 'json_object' } }
  return { response_format: { type: 'json_schema', json_schema: { name: 'synth_schema', strict: true, schema } } }
}

/** The content of a message is text, or parts of which some are text. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((part: unknown) => member(part, 'text'))
    .filter((text) => typeof text === 'string')
    .join('')
}

function endOf(reason: unknown): Reply['end'] {
  if (reason === 'length') return 'length'
  return reason === 'content_filter' ? 'refused' : 'done'
}
