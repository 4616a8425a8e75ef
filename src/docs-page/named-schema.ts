import type { Component, Json, React, System } from './swagger-ui.ts'
import { nameOf, type SchemaPart } from './type-text.ts'

interface SchemaProps {
  readonly schema: SchemaPart | boolean
}

/** Shows a schema. A reference is resolved when it is shown. */
export function namedSchema(Original: Component<SchemaProps>, { React: react, specSelectors }: System): Component<SchemaProps> {
  const known = new Map<string, SchemaPart>()
  const named = (name: string): SchemaPart => {
    const found = known.get(name) ?? withTitles(name, (specSelectors.specJson().getIn(['components', 'schemas', name]) as ToJs).toJS())
    known.set(name, found)
    return found
  }
  return forwarding(react, (props, ref) => {
    const { schema } = props
    const shown = typeof schema === 'object' && schema.$ref !== undefined ? named(nameOf(schema.$ref)) : schema
    return react.createElement(Original, { ...props, ref, schema: shown })
  })
}

interface ToJs {
  toJS(): Json
}

/** A component for display: it and its alternatives have their names as titles. */
function withTitles(name: string, component: SchemaPart): SchemaPart {
  const { oneOf, title = name } = component
  const alternatives = oneOf?.map((each) => (each.$ref === undefined ? each : { title: nameOf(each.$ref), ...each }))
  return { ...component, title, ...(alternatives && { oneOf: alternatives }) }
}

/** A component that passes on the `ref` by which Swagger UI gets its element. */
function forwarding<Props>(react: React, render: (props: Props, ref: unknown) => object | null): Component<Props> {
  return react.forwardRef(render)
}
