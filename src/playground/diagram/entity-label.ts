import { countOf } from '../ui/count-of.ts'
import type { EntityGraph, EntityNode } from './entity-graph.ts'

/** A table in words: "orders, 3,000 rows, key order_id. Refers to customers by customer_id. Referred to by order_items." */
export function entityLabel({ name, rows, keys }: EntityNode, { edges }: EntityGraph): string {
  const primary = keys.filter(({ isPrimary }) => isPrimary).map((key) => key.name)
  const parents = edges.filter(({ child }) => child === name).map(({ parent, column }) => `${parent} by ${column}`)
  const children = [...new Set(edges.filter(({ parent, child }) => parent === name && child !== name).map(({ child }) => child))]
  return [
    [name, countOf(rows, 'row'), ...(primary.length === 0 ? [] : [`key ${primary.join(' and ')}`])].join(', '),
    ...(parents.length === 0 ? [] : [`Refers to ${parents.join(', ')}`]),
    ...(children.length === 0 ? [] : [`Referred to by ${children.join(', ')}`]),
  ].join('. ')
}
