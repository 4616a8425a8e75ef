import type { Extension } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import { described } from './described.ts'
import type { SchemaHelp } from './schema-help.ts'

/** What the JSON Schema says of a name or a value that is pointed at. */
export function schemaHover(help: Promise<SchemaHelp>): Extension {
  return hoverTooltip(async (view, at) => {
    const found = await (await help).explanation(view.state.doc.toString(), at)
    if (found === null || found.text === '') return null
    return { pos: found.from, end: found.to, above: true, create: () => ({ dom: described(found.text) }) }
  })
}
