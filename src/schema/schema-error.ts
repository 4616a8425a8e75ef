import { SynthError } from '../errors.ts'

/** What a part of a schema asks for and cannot have. Whoever throws it need not know where in the schema the part stands: `locate` does. */
export class SchemaError extends Error {
  override readonly name: string = 'SchemaError'
}

/** The failure of a part because another one failed, which is reported where it stands: nothing to tell. */
export class FollowingError extends SchemaError {
  override readonly name = 'FollowingError'
}

/**
 * Runs `action` for the part of a schema at `pointer` (RFC 6901), which `label` names for people.
 * @throws SynthError `schema_invalid` where `action` throws a `SchemaError`
 */
export function locate<Result>(pointer: string, label: string, action: () => Result): Result {
  try {
    return action()
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    throw new SynthError('schema_invalid', `${label}: ${error.message}`, [{ pointer, detail: error.message }])
  }
}
