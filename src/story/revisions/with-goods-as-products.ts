import type { AttributeFact, Fact } from '../facts/fact.ts'
import type { Revision } from './revision.ts'

/** Applies a statement behind a list of goods to all products: "sells pens and notebooks, priced from $2 to $9". */
export const withGoodsAsProducts: Revision = ({ facts, asides }) => {
  const goods = facts.filter((fact): fact is AttributeFact => fact.type === 'attribute' && fact.isGoods === true)
  const ofProducts = (fact: Fact): Fact => {
    if (fact.type !== 'attribute' || fact.table === null) return fact
    const { start } = fact.table
    const listed = goods.find((each) => each !== fact && start >= each.start && start < each.end)
    return listed === undefined ? fact : { ...fact, table: listed.table }
  }
  return { facts: goods.length === 0 ? facts : facts.map(ofProducts), asides }
}
