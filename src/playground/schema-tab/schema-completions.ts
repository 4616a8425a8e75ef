import { type Completion, type CompletionContext, type CompletionResult, snippet } from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import { described } from './described.ts'
import { lspSnippet } from './lsp-snippet.ts'
import { namesAt } from './names-at.ts'
import type { Proposal, SchemaHelp } from './schema-help.ts'

/** What may be written at a place: names of the schema's own tables and columns, or what the JSON Schema knows. */
export function schemaCompletions(help: SchemaHelp): (context: CompletionContext) => Promise<CompletionResult | null> {
  return async (context) => {
    const { state, pos } = context
    const text = state.doc.toString()
    const known = namesAt(syntaxTree(state), text, pos)
    if (known !== null)
      return { from: known.from, to: known.to, options: known.names.map((label) => ({ label, type: 'variable' })), validFor: /^\w*$/ }
    const line = state.doc.lineAt(pos)
    if (!context.explicit && !/["\w]$/.test(line.text.slice(0, pos - line.from))) return null
    const proposals = await help.proposals(text, pos)
    const [first] = proposals
    if (first === undefined || context.aborted) return null
    const from = text[first.from] === '"' && first.from < pos ? first.from + 1 : first.from
    return { from, options: proposals.map((proposal) => completionOf(proposal, pos)), validFor: /^[\w-]*$/ }
  }
}

/** Replaces what was there when it was proposed, and what has been typed since. */
function completionOf({ label: quoted, detail, documentation, snippet: text, from, to }: Proposal, at: number): Completion {
  const label = quoted.replaceAll(/^"|"$/g, '')
  return {
    label,
    ...(detail === undefined ? {} : { detail }),
    type: text.startsWith('"') && text.includes('":') ? 'property' : 'constant',
    ...(documentation === '' ? {} : { info: () => described(documentation) }),
    apply: (view, completion, _, cursor) => snippet(lspSnippet(text))(view, completion, from, Math.max(cursor, to + (cursor - at))),
  }
}
