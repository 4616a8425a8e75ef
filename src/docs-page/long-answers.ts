/** An answer that is too long to be shown completely. */
export interface LongAnswer {
  readonly url: string
  readonly request: RequestInit
  /** The beginning of the answer; null if it is not text. */
  readonly head: string | null
  /** The complete answer; null if it is longer than the fetched part. */
  readonly whole: Blob | null
  /** Number of bytes that were fetched. */
  readonly fetched: number
  readonly headers: Headers
}

/** The last long answer of each address; bounded by the number of endpoints that were tried. */
const answers = new Map<string, LongAnswer>()

/** Long answers by address, because the components of Swagger UI know only the address and the text. */
export const longAnswers = {
  keep: (answer: LongAnswer): void => void answers.set(answer.url, answer),
  forget: (url: string): void => void answers.delete(url),
  of: (url: string): LongAnswer | null => answers.get(url) ?? null,
}
