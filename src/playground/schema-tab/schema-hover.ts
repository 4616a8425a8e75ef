import { syntaxTree } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import { described } from './described.ts'
import type { SchemaHelp } from './schema-help.ts'

/** The description of the name or value under the pointer, from the JSON Schema. */
export function schemaHover(help: Promise<SchemaHelp>): Extension {
  return hoverTooltip(async ({ state }, at) => {
    const found = (await help).explanation(syntaxTree(state), state.doc.toString(), at)
    if (found === null) return null
    return { pos: found.from, end: found.to, above: true, create: () => ({ dom: described(found.text) }) }
  })
}
