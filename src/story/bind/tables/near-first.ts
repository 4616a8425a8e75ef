import type { TableSchema } from '../../../schema/schema.ts'
import type { Fact } from '../../facts/fact.ts'
import type { Binding } from '../binding.ts'
import { isShown } from './is-shown.ts'

/** The visible tables, starting with those that the story is about near a fact, the nearest first. */
export function nearFirst({ schema, topics }: Pick<Binding, 'schema' | 'topics'>, fact: Fact): readonly TableSchema[] {
  const near = topics.of(fact).map(({ table }) => table)
  const rank = ({ name }: TableSchema): number => (near.includes(name) ? near.indexOf(name) : near.length)
  return schema.tables.filter(isShown).toSorted((one, other) => rank(one) - rank(other))
}
