import { withoutSlashes } from './without-slashes.ts'

/** The ways to request the form of an answer, the strictest first: enforced by the provider, any JSON, or by instructions only. */
export const rungs = ['json_schema', 'json_object', 'text'] as const
export type Rung = (typeof rungs)[number]

export interface Message {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

/** One request to a model, independent of the provider. */
export interface Question {
  readonly model: string
  readonly rung: Rung
  /** The instructions, separate from the messages. */
  readonly system: string
  readonly messages: readonly Message[]
  /** A JSON Schema within the limits of strict providers. */
  readonly schema: object
  /** Maximum tokens of the answer. */
  readonly maxTokens: number
}

/** The answer of a model, independent of the provider. */
export interface Reply {
  readonly text: string
  /** Why the answer ended: it was complete, the token limit was reached, or the model (or a filter) refused. */
  readonly end: 'done' | 'length' | 'refused'
  readonly model: string | null
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number } | null
}

/** The API and the defaults of a provider. To add one, add a file here and one line in index.ts. */
export interface Provider {
  readonly name: string
  /** The environment variable in which the key of the provider is expected. */
  readonly keyVariable: string
  readonly baseUrl: string
  /** The default model. */
  readonly model: string
  /** The supported rungs, the strictest first. */
  readonly rungs: readonly Rung[]
  /** Whether the path of an address indicates this API. */
  readonly speaksAt: (base: URL) => boolean
  /** The address of requests, from a base address; its query is kept. */
  readonly endpoint: (base: URL) => URL
  readonly headers: (key: string | null, endpoint: URL) => Readonly<Record<string, string>>
  readonly body: (question: Question, endpoint: URL) => object
  /** Reads a parsed body of status 200; null if it does not belong to this API. */
  readonly read: (body: unknown) => Reply | null
}

/** The member `name` of a JSON object; undefined for any other value. */
export function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
}

/** A name from a server, or null. */
export function nameOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : null
}

/** Token counts from a server; null unless both are given. */
export function usageOf(input: unknown, output: unknown): Reply['usage'] {
  return Number.isSafeInteger(input) && Number.isSafeInteger(output)
    ? { input_tokens: input as number, output_tokens: output as number }
    : null
}

/** An address with `ending` appended to its path, unless the path already ends with it. */
export function withPath(base: URL, ending: string): URL {
  const url = new URL(base)
  const path = withoutSlashes(url.pathname)
  url.pathname = path.endsWith(ending) ? path : path + ending
  return url
}
