import { withoutSlashes } from './without-slashes.ts'

/** How the answer's shape is asked for, the strictest first: held by the provider, any JSON, or by words alone. */
export const rungs = ['json_schema', 'json_object', 'text'] as const
export type Rung = (typeof rungs)[number]

export interface Message {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

/** One request to a model, in nobody's dialect. */
export interface Question {
  readonly model: string
  readonly rung: Rung
  /** The instructions, apart from everything that was said. */
  readonly system: string
  readonly messages: readonly Message[]
  /** A JSON Schema within what strict providers accept. */
  readonly schema: object
  /** Most tokens of the answer. */
  readonly maxTokens: number
}

/** What a model said, in nobody's dialect. */
export interface Reply {
  readonly text: string
  /** Why it stopped: it was done, it ran out of tokens, or it (or a filter) would not answer. */
  readonly end: 'done' | 'length' | 'refused'
  readonly model: string | null
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number } | null
}

/** A provider's dialect and defaults. A new one is a new file here plus one line in index.ts. */
export interface Provider {
  readonly name: string
  /** The environment variable that is known to hold its key. */
  readonly keyVariable: string
  readonly baseUrl: string
  /** The model that is asked when none is said. */
  readonly model: string
  /** The rungs that it has, the strictest first. */
  readonly rungs: readonly Rung[]
  /** Whether the path of an address says that this dialect is spoken there. */
  readonly speaksAt: (base: URL) => boolean
  /** Where questions go, given a base address; its query is kept. */
  readonly endpoint: (base: URL) => URL
  readonly headers: (key: string | null, endpoint: URL) => Readonly<Record<string, string>>
  readonly body: (question: Question, endpoint: URL) => object
  /** Reads a parsed body of status 200; null when it is none of this dialect. */
  readonly read: (body: unknown) => Reply | null
}

/** The member `name` of a JSON object; undefined of anything else. */
export function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
}

/** A name that a server gave, if it is one. */
export function nameOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : null
}

/** Tokens that a server counted; null when it did not count both. */
export function usageOf(input: unknown, output: unknown): Reply['usage'] {
  return Number.isSafeInteger(input) && Number.isSafeInteger(output)
    ? { input_tokens: input as number, output_tokens: output as number }
    : null
}

/** An address with `ending` after its path, unless it is there already. */
export function withPath(base: URL, ending: string): URL {
  const url = new URL(base)
  const path = withoutSlashes(url.pathname)
  url.pathname = path.endsWith(ending) ? path : path + ending
  return url
}
