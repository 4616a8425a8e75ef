import { Agent } from 'undici'
import { SynthError } from '../errors.ts'
import { BusyError } from './busy-error.ts'
import type { Configuration } from './configuration.ts'
import type { Breaker } from './http/breaker.ts'
import { exchange } from './http/exchange.ts'
import { Failure } from './http/failure.ts'
import { type Deadline, withRetries } from './http/retry.ts'
import type { Message, Provider, Reply, Rung } from './providers/index.ts'
import { member } from './providers/provider.ts'
import type { Runtime } from './runtime.ts'
import { excerpt } from './scrub.ts'

/** Maximum tokens of an answer; a schema of ten tables takes about half. For a model that allows fewer, the limit is lowered. */
const firstTokens = 16_384
const leastTokens = 2048
/** Factor by which the limit grows after an answer was cut off. */
const widening = 2

/** Suggested wait in milliseconds when a busy server suggests none. */
const advisedWait = 10_000

/** One turn of a conversation; the instructions depend on how strictly the provider enforces the form of the answer. */
export interface Turn {
  readonly system: (rung: Rung) => string
  readonly messages: readonly Message[]
  readonly schema: object
}

/** A connection to the model for one story: it is open from the first turn until `close`. */
export interface Line {
  /** @throws SynthError `llm_failed`, `llm_timeout` or `llm_busy`; the signal's reason once that is aborted */
  ask(turn: Turn): Promise<Reply>
  close(): Promise<void>
}

/** Sends requests to one model, and remembers the limits of its provider. */
export interface Asker {
  open(deadline: Deadline, signal: AbortSignal): Line
}

/** The known limits of a provider. */
interface Habits {
  rung: number
  tokens: number
}

/** The limits of the provider are unknown at first, so the strictest rung is tried first. */
export function createAsker(configuration: Configuration, runtime: Runtime, breaker: Breaker): Asker {
  const habits: Habits = { rung: 0, tokens: firstTokens }
  return {
    open(deadline, signal) {
      const agent = new Agent({ connections: 1, pipelining: 1, connect: { timeout: Math.min(10_000, deadline.allowed) } })
      const post = (body: object): Promise<unknown> => {
        const { endpoint, key, provider } = configuration
        const headers = provider.headers(key, endpoint)
        const { wallClock } = runtime
        const text = JSON.stringify(body)
        const once = (timeoutMs: number): Promise<unknown> =>
          exchange({ agent, endpoint, headers, body: text, key, timeoutMs, wallClock }, signal)
        return breaker.run(() => withRetries(once, runtime, deadline, signal), isUnwell)
      }
      return {
        ask: async (turn) => {
          try {
            return await climbDown(turn, configuration, habits, post)
          } catch (error) {
            signal.throwIfAborted()
            throw reported(error, configuration)
          }
        },
        close: () => agent.destroy(),
      }
    },
  }
}

/** Tries one rung after another until the provider accepts one, and raises the token limit once if an answer was cut off. */
async function climbDown(
  { system, messages, schema }: Turn,
  { provider, endpoint, model }: Configuration,
  habits: Habits,
  post: (body: object) => Promise<unknown>,
): Promise<Reply> {
  let { rung: place, tokens } = habits
  let widened = false
  for (;;) {
    const rung = provider.rungs[place] ?? 'text'
    const body = provider.body({ model, rung, system: system(rung), messages, schema, maxTokens: tokens }, endpoint)
    try {
      const reply = replyIn(await post(body), provider)
      habits.rung = place
      if (reply.end === 'done') {
        habits.tokens = tokens
        return reply
      }
      if (reply.end === 'refused') throw new SynthError('llm_failed', refusalSentence(reply.text))
      if (widened) throw new SynthError('llm_failed', cutSentence(tokens))
      widened = true
      tokens *= widening
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (refusesTokens(error) && tokens > leastTokens) tokens /= 2
      else if (refusesShape(error) && place + 1 < provider.rungs.length) place++
      else throw error
    }
  }
}

/** @throws Failure for a body without a reply; some servers report errors with status 200 */
function replyIn(body: unknown, provider: Provider): Reply {
  const reply = provider.read(body)
  if (reply !== null) return reply
  const said = member(member(body, 'error'), 'message')
  throw new Failure(
    'protocol',
    `the answer contains no message${typeof said === 'string' ? `, but the error "${excerpt(said, null)}"` : ''}`,
  )
}

function refusesTokens({ status, said }: Failure): boolean {
  return (
    (status === 400 || status === 422) &&
    /max_(?:completion_)?tokens|maximum (?:number of )?(?:output|completion) tokens|context.length/i.test(said)
  )
}

function refusesShape({ status, said }: Failure): boolean {
  // Servers that compile the schema to a grammar may fail instead of refusing it.
  if (status === 500) return /grammar/i.test(said)
  return (
    (status === 400 || status === 404 || status === 422) &&
    /response_format|response format|schema|grammar|json|tool|structured/i.test(said)
  )
}

/** Whether an error shows that the server is in trouble, so that further requests will probably fail too. */
function isUnwell(error: unknown): boolean {
  if (error instanceof Failure) return error.passing || error.reason === 'protocol'
  return error instanceof SynthError && error.code === 'llm_timeout'
}

function refusalSentence(text: string): string {
  const said = excerpt(text, null)
  return `The language model refused to answer${said === '' ? '' : `: "${said}"`}`
}

function cutSentence(tokens: number): string {
  return `The language model's answer was cut off at ${tokens} tokens: describe fewer tables, or set SYNTH_LLM_MODEL to a model with longer answers`
}

/** The error for the caller. */
function reported(error: unknown, { endpoint, timeoutMs }: Configuration): unknown {
  if (!(error instanceof Failure)) return error
  const { reason, status, message, retryAfterMs } = error
  if (reason === 'timeout')
    return new SynthError('llm_timeout', `The language model at ${endpoint.host} took too long: ${message} (total limit: ${timeoutMs} ms)`)
  if (status === 429) return new BusyError(`The language model at ${endpoint.host} is busy: ${message}`, retryAfterMs ?? advisedWait)
  return new SynthError('llm_failed', `The language model at ${endpoint.host} failed: ${message}${hintFor(status)}`)
}

function hintFor(status: number): string {
  if (status === 401 || status === 403) return ' (check the key in SYNTH_LLM_API_KEY)'
  return status === 404 ? ' (check SYNTH_LLM_BASE_URL and SYNTH_LLM_MODEL)' : ''
}
