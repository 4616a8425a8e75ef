import { type IncomingHttpHeaders, request } from 'node:http'
import { expect } from 'vitest'

export interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: object
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The bytes as they came, coded or not. */
  readonly body: Buffer
}

/** Asks over HTTP, with no header that is not told; rejects when the answer breaks off. */
export async function ask(url: string, { method, headers = {}, body }: Asked = {}): Promise<Answer> {
  const isJson = body !== undefined
  const text = isJson ? JSON.stringify(body) : null
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        method: method ?? (isJson ? 'POST' : 'GET'),
        headers: {
          ...(text === null ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }))
      },
    )
    asking.on('error', reject)
    asking.end(text)
  })
}

export interface ProblemAnswer {
  readonly code: string
  readonly detail: string
  readonly status: number
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[]
}

/** What a refusal says: a document that people can read, whatever was asked for. */
export function problemOf({ status, headers, body }: Answer): ProblemAnswer {
  expect(headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['content-disposition']).toBeUndefined()
  const problem = JSON.parse(body.toString()) as ProblemAnswer
  expect(problem.status).toBe(status)
  return problem
}
