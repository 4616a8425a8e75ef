import { longAnswers } from './long-answers.ts'
import { mostShown } from './most-shown.ts'
import type { DocsRequest } from './swagger-ui.ts'

/** Maximum bytes of an answer that are fetched for display. To save a longer answer, it is fetched again. */
const mostFetched = 16_000_000

/** Media types that Swagger UI reads as text. */
const text = /(?:json|xml|yaml|text)\b/

/** Like `fetch`, but reads at most as much of a long answer as the page can show; the response then has only its beginning. */
export async function boundedFetch(url: string, request: DocsRequest): Promise<Response> {
  const response = await fetch(url, request)
  longAnswers.forget(url)
  if (response.body === null) return response
  const { chunks, size, ended } = await readUpTo(mostFetched, response.body)
  const type = response.headers.get('content-type') ?? ''
  const fetched = new Blob(chunks, { type })
  const isText = text.test(type)
  if (ended && (size <= mostShown || !isText)) return withBody(fetched, response)
  const head = isText ? await textOf(fetched.slice(0, mostShown)) : null
  longAnswers.keep({ url, request, head, whole: ended ? fetched : null, fetched: size, headers: response.headers })
  return withBody(head ?? new Blob([' '], { type }), response)
}

interface Read {
  readonly chunks: Uint8Array<ArrayBuffer>[]
  /** Number of bytes that were read. */
  readonly size: number
  /** Whether the answer ended within the limit. */
  readonly ended: boolean
}

/** Reads at most `most` bytes and then cancels the transfer. */
async function readUpTo(most: number, body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Read> {
  const reader = body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value)
    size += next.value.byteLength
    if (size > most) {
      await reader.cancel()
      return { chunks, size, ended: false }
    }
  }
  return { chunks, size, ended: true }
}

/** The text of some bytes, without an incomplete character at the end. */
async function textOf(bytes: Blob): Promise<string> {
  return new TextDecoder().decode(await bytes.arrayBuffer(), { stream: true })
}

function withBody(body: string | Blob, { status, statusText, headers }: Response): Response {
  return new Response(body, { status, statusText, headers })
}
