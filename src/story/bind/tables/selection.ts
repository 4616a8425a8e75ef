import type { Domain } from '../../../domains/domain.ts'
import type { Schema } from '../../../schema/schema.ts'
import type { SelectionFact } from '../../facts/fact.ts'
import { findTable } from '../../find/find-table.ts'
import { keptTables } from './kept-tables.ts'
import { type BindNote, type Bound, type LeftPart, unused } from '../note.ts'
import { tableNamed } from './references.ts'
import { wordsOfPart } from './words-of-part.ts'

/**
 * Removes tables: the said ones, or all others. Tables that remaining ones are computed from become hidden; keys to removed tables are
 * hidden. Nouns that name no table are left to other facts. `used` is false if no noun names a table.
 */
export function selectTables(schema: Schema, domain: Domain, { mode, nouns }: SelectionFact): Bound {
  const part = mode === 'without' || nouns.length === 1 ? nouns.find((noun) => namesPart(noun, domain)) : undefined
  if (part !== undefined) return unused(schema, `only whole tables are left out, and "${part.words.join(' ')}" are some rows`)
  const found = nouns.map((noun) => findTable(noun, domain)?.table ?? null)
  const tables = new Set(found.filter((name) => name !== null && tableNamed(schema, name) !== null) as readonly string[])
  // "A flat file" names no table.
  const shown = schema.tables.filter(({ hidden }) => hidden !== true).map(({ name }) => name)
  if (nouns.length === 0) {
    if (shown.length !== 1) return unused(schema, `the story does not state which of the tables ${shown.join(', ')} is meant`)
    return { schema, notes: keptNotes(mode, new Set(shown)), used: true }
  }
  if (tables.size === 0) return unused(schema, `no table is called "${nouns.map(({ words }) => words.join(' ')).join('", "')}"`)
  const result = mode === 'only' ? keptTables(schema, tables) : leaveOut(schema, tables)
  if (result === null) return unused(schema, 'no table would be left')
  const others = nouns.filter((_, place) => !tables.has(found[place] ?? '')).map(({ words }) => words.join(' '))
  const told = others.length === 0 ? {} : { reason: `no table is called "${others.join('", "')}"` }
  const left = nouns.flatMap((noun): readonly LeftPart[] =>
    namesPart(noun, domain)
      ? [{ start: noun.start, end: noun.end, reason: 'only whole tables are chosen: state the share of such rows' }]
      : [],
  )
  return { schema: result, notes: [...keptNotes(mode, tables), ...notesOf(schema, result)], used: true, left, ...told }
}

function namesPart(noun: SelectionFact['nouns'][number], domain: Domain): boolean {
  return wordsOfPart(noun, domain) !== null
}

/** Removes tables and what belongs to their rows, and hides keys to them. Null if nothing would be left. */
function leaveOut(schema: Schema, said: ReadonlySet<string>): Schema | null {
  const out = new Set(said)
  for (let before = 0; before !== out.size;) {
    before = out.size
    for (const { name, rows } of schema.tables)
      if (typeof rows === 'object' && (rows.type === 'owned' || rows.type === 'recurring') && out.has(rows.by)) out.add(name)
  }
  const written = schema.tables.filter(({ name, hidden }) => hidden !== true && !out.has(name)).map(({ name }) => name)
  return written.length === 0 ? null : keptTables(schema, new Set(written))
}

/** Notes for the kept tables. */
function keptNotes(mode: SelectionFact['mode'], tables: ReadonlySet<string>): readonly BindNote[] {
  if (mode === 'without') return []
  const kept = [...tables]
  return [
    {
      pointer: '/tables',
      text: `only ${kept.join(', ')} ${kept.length === 1 ? 'is' : 'are'} made`,
      claims: [{ type: 'present', tables: kept }],
    },
  ]
}

function notesOf(before: Schema, after: Schema): readonly BindNote[] {
  const wasWritten = before.tables.filter(({ hidden }) => hidden !== true).map(({ name }) => name)
  const gone = wasWritten.filter((name) => tableNamed(after, name) === null)
  const removed =
    gone.length === 0
      ? []
      : [
          {
            pointer: '/tables',
            text: `${gone.join(', ')} ${gone.length === 1 ? 'is' : 'are'} left out`,
            claims: [{ type: 'absent', tables: gone } as const],
          },
        ]
  const hidden = after.tables.flatMap((table, index) =>
    table.hidden === true && wasWritten.includes(table.name)
      ? [
          {
            pointer: `/tables/${index}/hidden`,
            text: `${table.name} is left out of the answer and only used to compute others`,
            claims: [{ type: 'absent', tables: [table.name] } as const],
          },
        ]
      : [],
  )
  return [...removed, ...hidden]
}
