import { Type } from 'typebox'
import { oncePerObject } from '../caches/once-per-object.ts'
import type { ColumnKind } from '../columns/column-kind.ts'
import type { Outcome } from '../outcomes/outcome.ts'
import { columnType } from '../schema/any-schema.ts'
import type { TypeNode } from '../schema/type-node.ts'

const { name, description, hidden, nullable, kind } = columnType.properties

/** The properties that a column of any kind has in addition to the kind's parameters. */
export const columnProperties = { name, kind, description, hidden, nullable }

/** The closed type of a column of a kind: the common properties and the kind's parameters in all their forms. */
export const columnTypeOf = oncePerObject((of: ColumnKind): TypeNode => typeOf(of, { name, kind }, { description, hidden, nullable }))

/** The closed type of a column without a name, inside the parameters of another column. */
export const innerTypeOf = oncePerObject((of: ColumnKind): TypeNode => typeOf(of, { kind }, {}))

function typeOf(of: ColumnKind, before: object, after: object): TypeNode {
  return Type.Object(
    {
      ...before,
      kind: Type.Literal(of.name, { description: of.description }),
      ...of.params.properties,
      ...of.written?.properties,
      ...after,
    },
    { additionalProperties: false, title: `a column of kind ${of.name}`, description: of.description },
  )
}

/** The closed type of an outcome. */
export const outcomeTypeOf = oncePerObject((of: Outcome): TypeNode =>
  Type.Object(
    { type: Type.Literal(of.name, { description: of.description }), ...of.params.properties },
    { additionalProperties: false, title: `an outcome of type ${of.name}`, description: of.description },
  ),
)
