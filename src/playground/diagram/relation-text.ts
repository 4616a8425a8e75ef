import type { EntityEdge } from './entity-graph.ts'

/**
 * The description of an edge: "Each row of orders refers to one of customers (customer_id); a row of customers has any number of orders."
 */
export function relationText({ child, column, parent, isRequired, isUnique, hasAny }: EntityEdge): string {
  const one = isRequired ? 'one' : 'one or none'
  const many = isUnique ? (hasAny ? 'exactly one' : 'at most one') : hasAny ? 'at least one' : 'any number'
  return `Each row of ${child} refers to ${one} of ${parent} (${column}); a row of ${parent} has ${many} of ${child}.`
}
