import { longAnswers } from './long-answers.ts'
import { mostShown } from './most-shown.ts'
import type { DocsRequest } from './swagger-ui.ts'

/** Most bytes of an answer that are fetched to be shown and saved; what goes beyond is fetched when somebody saves it. */
const mostFetched = 16_000_000

/** Media types that Swagger UI reads as text. */
const text = /(?:json|xml|yaml|text)\b/

/** Fetches as `fetch` does, but no more of a long answer than the page can show at once: then the response has the beginning of it. */
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
  /** In bytes. */
  readonly size: number
  /** Whether there was no more. */
  readonly ended: boolean
}

/** Stops after `most` bytes, and tells the sender so. */
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

/** Without the last character where only a part of it is there. */
async function textOf(bytes: Blob): Promise<string> {
  return new TextDecoder().decode(await bytes.arrayBuffer(), { stream: true })
}

function withBody(body: string | Blob, { status, statusText, headers }: Response): Response {
  return new Response(body, { status, statusText, headers })
}
