/** An answer that is too long to be shown whole. */
export interface LongAnswer {
  readonly url: string
  readonly request: RequestInit
  /** Its beginning; null for what is no text. */
  readonly head: string | null
  /** All of it; null when it goes on beyond what was fetched. */
  readonly whole: Blob | null
  /** Bytes that were fetched. */
  readonly fetched: number
  readonly headers: Headers
}

/** The last one of each address: there are as many as endpoints were tried out. */
const answers = new Map<string, LongAnswer>()

/** Long answers by their addresses, as the components of Swagger UI know those and the text alone. */
export const longAnswers = {
  keep: (answer: LongAnswer): void => void answers.set(answer.url, answer),
  forget: (url: string): void => void answers.delete(url),
  of: (url: string): LongAnswer | null => answers.get(url) ?? null,
}
