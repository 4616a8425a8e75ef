import { amend } from './amend.ts'
import type { Repair } from './repair.ts'

/** Sets a missing or wrong version to 1, the only one that the model knows. */
export const version: Repair = {
  name: 'version',
  apply: (schema) => {
    if (schema.version === 1) return []
    amend.schema(schema, { version: 1 })
    return ['The version was set to 1']
  },
}
