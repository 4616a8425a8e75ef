import { SynthError } from '../errors.ts'
import type { SchemaAnswer } from './schema-answer.ts'

/** How a language model was used since the start. Answers that were remembered do not count: nobody was asked. */
export class ModelUse {
  readonly #outcomes = new Map<string, number>()
  #inputTokens = 0
  #outputTokens = 0

  /** Calls by what came of them: `answered`, the code of an error, `left` when the one who asked had gone, or `failed`. */
  get outcomes(): ReadonlyMap<string, number> {
    return this.#outcomes
  }

  /** Tokens of the calls that were answered, where the provider tells. */
  get inputTokens(): number {
    return this.#inputTokens
  }

  get outputTokens(): number {
    return this.#outputTokens
  }

  /**
   * Counts a call, whatever comes of it.
   * @param leave aborted when the one who asks has gone
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
