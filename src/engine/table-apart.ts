import type { TableRef } from '../columns/column-kind.ts'
import { SchemaError } from '../schema/schema-error.ts'

/**
 * Some rows of a table as a table of their own, without an order of time and without columns.
 * @param rows how many there are, at least 1
 */
export function tableApart({ index, name }: TableRef, rows: number): TableRef {
  const refuse = (): never => {
    throw new SchemaError('A case of an `exact` switch is made for its rows alone, so it cannot read other columns')
  }
  return {
    index,
    name,
    rows,
    ownership: null,
    timeline: null,
    mostSiblings: () => 1,
    column: refuse,
    key: refuse,
    calculates: () => {},
    ownerKey: () => null,
    others: refuse,
  }
}
