import { unknownColumn } from '../meanings/unknown-column.ts'
import type { Binding } from './binding.ts'
import type { BindNote } from './note.ts'

/** Takes back the warning that nothing is known of a column: what else the story says has told what it is. */
export function knownNow(binding: Binding, table: string, column: string): void {
  const warning = unknownColumn(column)
  const pointer = `/tables/${binding.schema.tables.findIndex(({ name }) => name === table)}/`
  const isWarning = (note: BindNote): boolean => note.meaning === null && note.pointer.startsWith(pointer) && note.text.endsWith(warning)
  for (const [fact, own] of binding.bound) {
    if (!own.notes.some(isWarning)) continue
    const { reason = '', ...others } = own
    const left = reason.replace(`; ${warning}`, '').replace(`${warning}; `, '').replace(warning, '')
    const notes = own.notes.flatMap((note): readonly BindNote[] => {
      if (!isWarning(note)) return [note]
      const { meaning: _, ...known } = note
      return note.text === warning ? [] : [{ ...known, text: note.text.slice(0, -`: ${warning}`.length) }]
    })
    binding.tell([fact], { ...others, notes, ...(left === '' ? {} : { reason: left }) })
  }
}
