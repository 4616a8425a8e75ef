import { fromJsonSchema, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type { TObject } from 'typebox'
import { isJsonObject } from '../json.ts'
import { insteadOf } from '../nearest.ts'

/** The arguments of a tool. */
export interface Input {
  /** Publishes their JSON Schema and takes any arguments, so that `problemOf` can name what is wrong. */
  readonly schema: StandardSchemaWithJSON<never, never>
  /** What is wrong with arguments, with its JSON pointer; null for nothing. */
  readonly problemOf: (given: unknown) => Promise<{ readonly pointer: string; readonly detail: string } | null>
}

/** Checks the arguments of a tool by its JSON Schema. Names an argument that the tool does not have, which validators of JSON Schema do not. */
export function inputOf(input: TObject): Input {
  const standard = fromJsonSchema<never>({ ...input })['~standard']
  const names = Object.keys(input.properties)
  return {
    schema: { '~standard': { ...standard, validate: (given) => ({ value: given as never }) } },
    problemOf: async (given) => {
      const unknown = isJsonObject(given) ? Object.keys(given).find((name) => !names.includes(name)) : undefined
      if (unknown !== undefined)
        return { pointer: '', detail: `${JSON.stringify(unknown.slice(0, 64))} is not an argument${insteadOf(unknown, names)}` }
      const { issues } = await standard.validate(given)
      const [, pointer = '', detail = ''] = /^data(\S*) (.*)$/su.exec(issues?.[0]?.message ?? '') ?? []
      return issues === undefined ? null : { pointer, detail: detail || 'does not match the schema of the tool' }
    },
  }
}
