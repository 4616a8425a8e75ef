/** What a part of a schema asks for and cannot have. Whoever throws it need not know where in the schema the part stands: `Problems.attempt` does. */
export class SchemaError extends Error {
  override readonly name: string = 'SchemaError'
  readonly #detail: string | (() => string)

  /** @param detail what is wrong and what would be right; may be costly to say, and of many only some are told */
  constructor(detail: string | (() => string) = '', options?: ErrorOptions) {
    super(undefined, options)
    this.#detail = detail
  }

  override get message(): string {
    return typeof this.#detail === 'string' ? this.#detail : this.#detail()
  }
}

/** The failure of a part because another one failed, which is reported where it stands: nothing to tell. */
export class FollowingError extends SchemaError {
  override readonly name = 'FollowingError'
}
