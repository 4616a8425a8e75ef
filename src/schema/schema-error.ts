/** A part of a schema that cannot be honoured. The thrower need not know the pointer of the part: `Problems.attempt` adds it. */
export class SchemaError extends Error {
  override readonly name: string = 'SchemaError'
  readonly #detail: string | (() => string)

  /**
   * @param detail what is wrong and what would be right; a function if the text is costly to make, as only some of many errors are reported
   */
  constructor(detail: string | (() => string) = '', options?: ErrorOptions) {
    super(undefined, options)
    this.#detail = detail
  }

  override get message(): string {
    return typeof this.#detail === 'string' ? this.#detail : this.#detail()
  }
}

/** The failure of a part because another part failed, which is reported itself; so this one is not reported. */
export class FollowingError extends SchemaError {
  override readonly name = 'FollowingError'
}
