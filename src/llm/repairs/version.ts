import { amend } from './amend.ts'
import type { Repair } from './repair.ts'

/** A schema without its version is of version 1: the model knows no other. */
export const version: Repair = {
  name: 'version',
  apply: (schema) => {
    if (schema.version === 1) return []
    amend.schema(schema, { version: 1 })
    return ['The version was set to 1']
  },
}
