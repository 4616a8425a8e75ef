import { fromJsonSchema, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type { TObject } from 'typebox'
import { isJsonObject } from '../json.ts'
import { insteadOf } from '../nearest.ts'

/** Checks the arguments of a tool by its JSON Schema. Names an argument that the tool does not have, which validators of JSON Schema do not. */
export function inputOf(input: TObject): StandardSchemaWithJSON<never, never> {
  const standard = fromJsonSchema<never>({ ...input })['~standard']
  const names = Object.keys(input.properties)
  return {
    '~standard': {
      ...standard,
      validate: (given) => {
        const unknown = isJsonObject(given) ? Object.keys(given).find((name) => !names.includes(name)) : undefined
        if (unknown === undefined) return standard.validate(given)
        return { issues: [{ message: `${JSON.stringify(unknown.slice(0, 64))} is not an argument${insteadOf(unknown, names)}` }] }
      },
    },
  }
}
