import type { EntityGraph, EntityNode } from './entity-graph.ts'

/** The references of a table: "Refers to customers by customer_id. Referred to by order_items." Empty if there are none. */
export function entityRelations({ name }: EntityNode, { edges }: EntityGraph): string {
  const parents = edges.filter(({ child }) => child === name).map(({ parent, column }) => `${parent} by ${column}`)
  const children = [...new Set(edges.filter(({ parent, child }) => parent === name && child !== name).map(({ child }) => child))]
  return [
    ...(parents.length === 0 ? [] : [`Refers to ${parents.join(', ')}.`]),
    ...(children.length === 0 ? [] : [`Referred to by ${children.join(', ')}.`]),
  ].join(' ')
}
