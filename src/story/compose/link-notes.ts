import { addLink, plain } from './add-link.ts'
import type { TablePlan } from './table-plan.ts'

/**
 * Links notes to the rows that they are about; the usual links would have the opposite direction: "100 inspections and inspection notes",
 * "orders and delivery notes".
 */
export function linkNotes(all: readonly TablePlan[]): void {
  const acts = all.filter(({ kind }) => kind.archetype.name === 'event' || kind.archetype.name === 'transaction')
  for (const table of all) {
    if (table.existing !== null || table.links.length > 0 || table.kind.archetype.name !== 'document' || table.words.at(-1) !== 'note')
      continue
    const about = all.find((each) => each !== table && each.singular === table.words.slice(0, -1).join(' '))
    const parent = about ?? (acts.length === 1 ? acts[0] : undefined)
    if (parent !== undefined) addLink(table, { parent, ...plain })
  }
}
