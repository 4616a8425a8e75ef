import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { AnySchema } from '../../schema/any-schema.ts'
import { ApiError } from '../api/api-error.ts'
import type { Api, Asked } from '../api/api.ts'
import { isPassing } from '../api/is-passing.ts'
import type { ProblemBody } from '../api/problem-body.ts'
import type { Answer, Input } from './store.ts'

/** Milliseconds without a key press before a request is sent. */
const pause = 120

/** Milliseconds after which a request that failed temporarily is repeated. */
const patience = 3000

/** Sends a request whenever the input changes. A new request aborts the previous one, so the answer always belongs to the latest input. */
export class Asking {
  readonly #api: Api
  readonly #input: Input
  readonly #answer: Signal<Answer> = signal({ explained: null, story: '', inspected: null, dataset: null, primary: null, problem: null })
  readonly #isAsking: Signal<boolean> = signal(true)
  #current: AbortController | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(api: Api, input: Input) {
    this.#api = api
    this.#input = input
    let delay = 0
    effect(() => {
      const { source, story, schemaText, rows, seed } = input
      void [source.value === 'story' ? story.value : schemaText.value, rows.value, seed.value, api.token.value]
      this.#askIn(delay)
      delay = pause
    })
  }

  get answer(): ReadonlySignal<Answer> {
    return this.#answer
  }

  get isAsking(): ReadonlySignal<boolean> {
    return this.#isAsking
  }

  /** Sends a request immediately. */
  ask(): void {
    this.#askIn(0)
  }

  #askIn(milliseconds: number): void {
    // Without the token, every request would be refused; the dialog for the token sends it again.
    if (this.#api.wantedToken.peek() === 'missing') return
    clearTimeout(this.#timer)
    this.#current?.abort()
    this.#isAsking.value = true
    this.#timer = setTimeout(() => void this.#askNow(), milliseconds)
  }

  async #askNow(): Promise<void> {
    const controller = new AbortController()
    this.#current = controller
    try {
      const answer = await this.#answerNow(controller.signal)
      if (controller.signal.aborted) return
      this.#answer.value = answer
      this.#isAsking.value = false
      if (answer.problem !== null && isPassing(answer.problem)) this.#timer = setTimeout(() => void this.#askNow(), patience)
    } catch (error) {
      // A newer request has replaced this one.
      if (!controller.signal.aborted) throw error
    }
  }

  async #answerNow(signal: AbortSignal): Promise<Answer> {
    const { source, story, schemaText, rows, seed } = this.#input
    const said = rows.peek()
    const size = { seed: seed.peek(), ...(said === null ? {} : { rows: said }) }
    const isStory = source.peek() === 'story'
    const text = story.peek()
    const nothing = { ...this.#answer.peek(), story: isStory ? text : '', explained: null, inspected: null, problem: null }
    try {
      if (!isStory) return await this.#answerSchema(nothing, schemaText.peek(), size, signal)
      return text.trim() === ''
        ? { ...nothing, dataset: null, primary: null }
        : await this.#answerStory(nothing, { story: text, ...size }, signal)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { ...nothing, problem: error.problem }
    }
  }

  async #answerStory(nothing: Answer, asked: Asked, signal: AbortSignal): Promise<Answer> {
    const explained = await this.#api.explain(asked, signal)
    return { ...nothing, explained, primary: primaryOf(explained.schema), dataset: await this.#api.createDataset(asked, signal) }
  }

  async #answerSchema(nothing: Answer, text: string, size: Asked, signal: AbortSignal): Promise<Answer> {
    const read = readJson(text)
    if ('problem' in read) return { ...nothing, problem: read.problem }
    const asked = { schema: read.schema, ...size }
    const inspected = await this.#api.inspect(asked, signal)
    if (!inspected.valid) return { ...nothing, inspected, problem: invalid(inspected.errors) }
    return { ...nothing, inspected, primary: primaryOf(read.schema), dataset: await this.#api.createDataset(asked, signal) }
  }
}

/** The name of the primary table of a valid schema; null if there is none. */
function primaryOf(schema: object): string | null {
  const { tables } = schema as AnySchema
  return tables.find(({ rows }) => typeof rows === 'object' && rows.type === 'primary')?.name ?? null
}

function invalid(errors: NonNullable<ProblemBody['errors']>): ProblemBody {
  const [first] = errors
  const detail = `${first?.pointer ?? ''} ${first?.detail ?? ''}${errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''}`.trim()
  return { status: 422, code: 'schema_invalid', title: 'The schema is not valid', detail, errors }
}

function readJson(text: string): { readonly schema: object } | { readonly problem: ProblemBody } {
  const problem = (detail: string): { problem: ProblemBody } => ({
    problem: { status: 400, code: 'body_malformed', title: 'The schema is not valid JSON', detail },
  })
  try {
    const schema: unknown = JSON.parse(text)
    return typeof schema === 'object' && schema !== null && !Array.isArray(schema)
      ? { schema }
      : problem('A schema is a JSON object, such as {"version": 1, "tables": [ … ]}')
  } catch (error) {
    return problem(error instanceof Error ? error.message : String(error))
  }
}
