import { SynthError } from '../errors.ts'
import type { SchemaAnswer } from './schema-answer.ts'

/** Counts the calls of a language model since the start, without cached answers. */
export class ModelUse {
  readonly #outcomes = new Map<string, number>()
  #inputTokens = 0
  #outputTokens = 0

  /** Calls by outcome: `answered`, the code of an error, `left` when the caller has disconnected, or `failed`. */
  get outcomes(): ReadonlyMap<string, number> {
    return this.#outcomes
  }

  /** Tokens of the answered calls, if the provider reports them. */
  get inputTokens(): number {
    return this.#inputTokens
  }

  get outputTokens(): number {
    return this.#outputTokens
  }

  /**
   * Counts a call with its outcome.
   * @param leave aborted when the caller has disconnected
   */
  async count(call: Promise<SchemaAnswer>, leave: AbortSignal): Promise<SchemaAnswer> {
    try {
      const answer = await call
      this.#inputTokens += answer.usage?.input_tokens ?? 0
      this.#outputTokens += answer.usage?.output_tokens ?? 0
      this.#add('answered')
      return answer
    } catch (error) {
      this.#add(leave.aborted ? 'left' : error instanceof SynthError ? error.code : 'failed')
      throw error
    }
  }

  #add(outcome: string): void {
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1)
  }
}
