import type { Noun } from '../words/noun.ts'
import { singularOf } from '../words/words.ts'
import type { TablePlan } from './table-plan.ts'
import { onlyOf } from '../../lists.ts'

/**
 * The table that a noun names. All words of the table have to be in the noun; otherwise it is the only table with the same last word. Null
 * for none or several.
 */
export function planOf({ words }: Pick<Noun, 'words'>, tables: readonly TablePlan[]): TablePlan | null {
  const singulars = words.map(singularOf)
  const said = singulars.join(' ')
  const exact = tables.find(({ singular }) => singular === said) ?? tables.find(({ singular }) => said.endsWith(` ${singular}`))
  if (exact !== undefined) return exact
  const alike = tables.filter((table) => table.words.at(-1) === singulars.at(-1))
  return onlyOf(alike)
}
