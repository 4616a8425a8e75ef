import type { IncomingHttpHeaders } from 'node:http'
import { type Agent, type Dispatcher, request } from 'undici'
import { excerpt, withoutKey } from '../scrub.ts'
import { Failure } from './failure.ts'
import { jsonDepth } from './json-depth.ts'
import { retryAfterMs } from './retry-after.ts'

/** Maximum size of an answer, and of an error that is read for its excerpt, in bytes. */
const mostBytes = 1024 * 1024
const mostErrorBytes = 64 * 1024

/** Maximum nesting depth of an answer; deeper values would overflow the stack of recursive code. */
const mostDepth = 100

export interface Post {
  readonly agent: Agent
  readonly endpoint: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly key: string | null
  /** Time limit of the whole exchange in milliseconds, from connecting to the last byte. */
  readonly timeoutMs: number
  readonly wallClock: () => number
}

/**
 * Posts JSON and reads JSON, once. Redirects are not followed.
 * @throws Failure; the signal's reason once it is aborted
 */
export async function exchange(post: Post, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted()
  const overdue = new AbortController()
  const timer = setTimeout(() => overdue.abort(), post.timeoutMs)
  try {
    return await answerTo(post, AbortSignal.any([signal, overdue.signal]))
  } catch (error) {
    signal.throwIfAborted()
    if (overdue.signal.aborted) throw new Failure('timeout', `no answer within ${Math.ceil(post.timeoutMs)} ms`)
    if (error instanceof Failure) throw error
    throw new Failure('network', `no connection (${codeOf(error)})`)
  } finally {
    clearTimeout(timer)
  }
}

async function answerTo({ agent, endpoint, headers, body, key, timeoutMs, wallClock }: Post, signal: AbortSignal): Promise<unknown> {
  const response = await request(endpoint, {
    dispatcher: agent,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    body,
    signal,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  })
  if (response.statusCode !== 200) throw await refusalOf(response, key, wallClock())
  const type = response.headers['content-type'] ?? ''
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(String(type))) {
    discard(response)
    throw new Failure('protocol', `the answer's content type is "${excerpt(String(type), key, 80)}", not application/json`)
  }
  const text = withoutKey(await readAtMost(response, mostBytes), key)
  if (jsonDepth(text) > mostDepth) throw new Failure('protocol', `the answer is nested more than ${mostDepth} levels deep`)
  try {
    // Escapes may have hidden the key from the search in the text.
    return JSON.parse(text, (_name, value: unknown) => (typeof value === 'string' ? withoutKey(value, key) : value)) as unknown
  } catch {
    throw new Failure('protocol', `the answer is not JSON: ${excerpt(text, key, 80)}`)
  }
}

async function refusalOf(response: Dispatcher.ResponseData, key: string | null, wallClock: number): Promise<Failure> {
  const { statusCode: status, headers } = response
  if (status >= 300 && status < 400) {
    discard(response)
    return new Failure('protocol', `the answer is a redirect (${status}), which is not followed`, { status })
  }
  const text = await readAtMost(response, mostErrorBytes, true)
  const said = excerpt(errorText(text), key)
  return new Failure('status', `status ${status}${said === '' ? '' : `: ${said}`}`, {
    status,
    said: excerpt(text, key, 2000),
    retryAfterMs: retryAfterMs(headerOf(headers, 'retry-after'), wallClock),
  })
}

function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** The text of the body; with `cut`, a body that is too long is truncated instead of refused. */
async function readAtMost(response: Dispatcher.ResponseData, most: number, cut = false): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop destroys the body, and with it the connection.
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > most && !cut) throw new Failure('protocol', `the answer is larger than ${most} bytes`)
    chunks.push(chunk)
    if (bytes > most) break
  }
  return Buffer.concat(chunks).subarray(0, most).toString('utf8')
}

function discard({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => {}).destroy()
}

/** The message and the type in the error of any provider; otherwise the whole text, unless it is an HTML page. */
function errorText(text: string): string {
  const find = (name: string): string => {
    const found = text.matchAll(new RegExp(`"${name}"\\s*:\\s*"((?:[^"\\\\]|\\\\.){1,400})`, 'g'))
    return [...found].map(([, word = '']) => word).find((word) => word !== 'error') ?? ''
  }
  const parts = [find('code'), find('type'), find('message')].filter((part) => part !== '')
  if (parts.length > 0) return parts.join(', ')
  return /^\s*</.test(text) ? '' : text
}

function codeOf(error: unknown): string {
  const codes = [error, (error as { cause?: unknown } | null)?.cause].map((each) => (each as { code?: unknown } | undefined | null)?.code)
  return (
    codes
      .filter((code) => typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code))
      .map(String)
      .join(', ') || 'failed'
  )
}
