import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view'
import { editorTheme } from './editor-theme.ts'
import { followed } from './followed.ts'
import { laidOut } from './laid-out.ts'
import { schemaCompletions } from './schema-completions.ts'
import type { SchemaHelp } from './schema-help.ts'
import { schemaHover } from './schema-hover.ts'

const label = 'Schema, as JSON. Tab indents; Escape, then Tab leaves the editor.'

/**
 * Creates an editor in the shadow root of an element, where its style sheets are constructed, which the content security policy of the page
 * allows.
 * @param onEdit called with the text after each change by the user
 */
export function createEditor(host: HTMLElement, text: string, help: Promise<SchemaHelp>, onEdit: (text: string) => void): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  return new EditorView({
    root,
    parent: root,
    state: EditorState.create({ doc: text, extensions: [editing, helpful(help), editorTheme, told(onEdit)] }),
  })
}

const editing: Extension = [
  lineNumbers(),
  foldGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  EditorView.lineWrapping,
  EditorView.clipboardInputFilter.of(laidOut),
  EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
  json(),
  lintGutter(),
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
    indentWithTab,
  ]),
]

function helpful(help: Promise<SchemaHelp>): Extension {
  return [
    autocompletion({ override: [async (context) => schemaCompletions(await help)(context)], icons: false, activateOnTypingDelay: 60 }),
    schemaHover(help),
  ]
}

function told(onEdit: (text: string) => void): Extension {
  return EditorView.updateListener.of(({ docChanged, transactions, state }) => {
    if (docChanged && transactions.some((each) => each.docChanged && each.annotation(followed) !== true)) onEdit(state.doc.toString())
  })
}
