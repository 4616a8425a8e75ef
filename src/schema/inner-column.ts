import { type TUnsafe, Type } from 'typebox'

/** A column without a name, with only the name of its kind typed; `InnerColumn` has the parameters of each kind. */
export interface AnyInnerColumn {
  readonly kind: string
  readonly [param: string]: unknown
}

/**
 * The type of a column without a name inside the parameters of another column. @param description the purpose of the column, as a phrase
 */
export function innerColumnType(description: string): TUnsafe<AnyInnerColumn> {
  return Type.Unsafe<AnyInnerColumn>(
    Type.Object(
      { kind: Type.String({ description: 'The name of a column kind.' }) },
      { additionalProperties: true, description: `${description}: a column without a name, its kind and parameters.` },
    ),
  )
}

/** Whether a type is one of `innerColumnType`: an object that is open beside its kind. */
export function isInnerColumn(type: object): boolean {
  const { properties, additionalProperties } = type as { readonly properties?: object; readonly additionalProperties?: unknown }
  return additionalProperties === true && properties !== undefined && Object.hasOwn(properties, 'kind')
}
