import { describe, expect, it } from 'vitest'
import { columnKinds } from '../../src/columns/index.ts'
import { outcomes } from '../../src/outcomes/index.ts'
import { distributionSchema } from '../../src/random/distributions/index.ts'
import { columnTypeOf, outcomeTypeOf } from '../../src/validation/closed-types.ts'
import { schemaType } from '../../src/schema/any-schema.ts'

/** The keywords that the checks hold values to and the published JSON Schema shows. */
const heldTo = new Set(
  [
    'title',
    'description',
    'default',
    'type',
    'properties',
    'required',
    'additionalProperties',
    'patternProperties',
    'items',
    'additionalItems',
  ].concat(
    ['minItems', 'maxItems', 'uniqueItems', 'anyOf', 'enum', 'const', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    ['minLength', 'maxLength', 'pattern', 'format'],
  ),
)

/** Maps of a type, whose keys are names rather than keywords. */
const maps = new Set(['properties', 'patternProperties'])

function ignored(type: unknown, path: string): string[] {
  if (typeof type !== 'object' || type === null) return []
  if (Array.isArray(type)) return type.flatMap((each, index) => ignored(each, `${path}/${index}`))
  return Object.entries(type).flatMap(([key, part]): string[] => {
    const at = `${path}/${key}`
    if (maps.has(key)) return Object.entries(part as object).flatMap(([name, each]) => ignored(each, `${at}/${name}`))
    return [...(heldTo.has(key) ? [] : [at]), ...ignored(part, at)]
  })
}

describe('types of a schema', () => {
  it('should require nothing that is not checked', () => {
    const types = [
      schemaType,
      distributionSchema,
      ...[...columnKinds.values()].map(columnTypeOf),
      ...[...outcomes.values()].map(outcomeTypeOf),
    ]
    expect(types.flatMap((type) => ignored(type, ''))).toEqual([])
  })
})
