import Type, { type TObject, type TString } from 'typebox'

/** The type of a column without a name inside the parameters of another one; `description` says what it is for, as a phrase. */
export function innerColumnType(description: string): TObject<{ kind: TString }> {
  return Type.Object(
    { kind: Type.String({ description: 'How it is made: the name of a column kind.' }) },
    { additionalProperties: true, description: `${description}: a column without a name, its kind and parameters.` },
  )
}

/** Whether a type is one of `innerColumnType`: an object that is open beside its kind. */
export function isInnerColumn(type: object): boolean {
  const { properties, additionalProperties } = type as { readonly properties?: object; readonly additionalProperties?: unknown }
  return additionalProperties === true && properties !== undefined && Object.hasOwn(properties, 'kind')
}
