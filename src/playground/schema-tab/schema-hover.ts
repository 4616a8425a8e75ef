import { syntaxTree } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import { described } from './described.ts'
import type { SchemaHelp } from './schema-help.ts'

/** What the JSON Schema says of a name or a value that is pointed at. */
export function schemaHover(help: Promise<SchemaHelp>): Extension {
  return hoverTooltip(async ({ state }, at) => {
    const found = (await help).explanation(syntaxTree(state), state.doc.toString(), at)
    if (found === null) return null
    return { pos: found.from, end: found.to, above: true, create: () => ({ dom: described(found.text) }) }
  })
}
