import { type Completion, type CompletionContext, type CompletionResult, insertCompletionText, snippet } from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import { described } from './described.ts'
import { namesAt } from './names-at.ts'
import type { Proposal } from './proposed-names.ts'
import type { SchemaHelp } from './schema-help.ts'

/** Completions at the cursor: names of the schema's tables and columns, or values of the JSON Schema. */
export function schemaCompletions(help: SchemaHelp): (context: CompletionContext) => CompletionResult | null {
  return (context) => {
    const { state, pos } = context
    const text = state.doc.toString()
    const known = namesAt(syntaxTree(state), text, pos)
    if (known !== null)
      return { from: known.from, options: known.names.map((name) => nameCompletion(name, known.to - pos)), validFor: /^\w*$/ }
    if (!context.explicit && !/["\w]/.test(text[pos - 1] ?? '')) return null
    const found = help.proposals(syntaxTree(state), text, pos)
    if (found === null || found.proposals.length === 0) return null
    const isQuoted = text[found.from] === '"' && found.from < pos
    const options = found.proposals.map((proposal) => completionOf(proposal, isQuoted, found.to - pos))
    return { from: isQuoted ? found.from + 1 : found.from, options, validFor: /^[\w-]*$/ }
  }
}

/**
 * A completion that replaces the whole name at the cursor; only the part before the cursor is matched.
 * @param behind number of characters after the cursor that are replaced
 */
function nameCompletion(label: string, behind: number): Completion {
  return { label, apply: (view, _, from, to) => view.dispatch(insertCompletionText(view.state, label, from, to + behind)) }
}

/** @param behind number of characters after the cursor that are replaced */
function completionOf({ label, detail, info, template }: Proposal, isQuoted: boolean, behind: number): Completion {
  return {
    label,
    ...(detail === '' ? {} : { detail }),
    ...(info === '' ? {} : { info: () => described(info) }),
    apply: (view, completion, from, to) => snippet(template)(view, completion, isQuoted ? from - 1 : from, to + Math.max(0, behind)),
  }
}
