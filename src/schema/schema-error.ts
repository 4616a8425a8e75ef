/** What a part of a schema asks for and cannot have. Whoever throws it need not know where in the schema the part stands: `Problems.attempt` does. */
export class SchemaError extends Error {
  override readonly name: string = 'SchemaError'
}

/** The failure of a part because another one failed, which is reported where it stands: nothing to tell. */
export class FollowingError extends SchemaError {
  override readonly name = 'FollowingError'
}
