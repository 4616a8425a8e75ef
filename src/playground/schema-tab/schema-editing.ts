import { isolateHistory } from '@codemirror/commands'
import { jsonParseLinter } from '@codemirror/lang-json'
import { syntaxTree, ensureSyntaxTree } from '@codemirror/language'
import { setDiagnostics } from '@codemirror/lint'
import { Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { jsonOf } from '../api/json-of.ts'
import type { Answer, Store } from '../state/store.ts'
import { createEditor } from './create-editor.ts'
import { followed } from './followed.ts'
import { laidOut } from './laid-out.ts'
import { pointerRange, type TextRange } from './pointer-range.ts'
import { printSchema } from './print-schema.ts'
import type { JsonSchemaNode } from './json-schema-node.ts'
import { SchemaHelp } from './schema-help.ts'
import { type SchemaProblem, schemaProblems } from './schema-problems.ts'
import { textChange } from './text-change.ts'

/** A problem and its location in the text. */
export interface ProblemPlace extends SchemaProblem, TextRange {
  /** Line number, from 1. */
  readonly line: number
}

/** Maximum milliseconds for parsing the syntax of a long text without a pause. */
const patience = 40

/** Synchronises the text of an editor with the state of the page, and shows its problems. */
export class SchemaEditing {
  readonly #store: Store
  readonly #places: Signal<readonly ProblemPlace[]> = signal([])
  readonly #isMalformed: ReadonlySignal<boolean>
  #editor: EditorView | null = null
  /** Whether the text of the editor was written by the user. */
  #isOwn = false

  constructor(store: Store) {
    this.#store = store
    this.#isMalformed = computed(() => isMalformed(store.answer.value))
  }

  /** The problems of the text, in the order of their locations. */
  get places(): ReadonlySignal<readonly ProblemPlace[]> {
    return this.#places
  }

  /** Whether the text is not JSON. */
  get isMalformed(): ReadonlySignal<boolean> {
    return this.#isMalformed
  }

  /** Opens the editor in an element. @returns a function that closes it */
  open(host: HTMLElement): () => void {
    const { api, source, schemaText } = this.#store
    if (source.peek() === 'schema') schemaText.value = laidOut(schemaText.peek())
    const help = api.get('/schema.json').then(async (response) => new SchemaHelp(await jsonOf<JsonSchemaNode>(response)))
    // Editing works without help; a request for help then reports the error.
    help.catch(() => null)
    const editor = createEditor(host, this.#text() ?? '', help, (text) => this.#store.writeSchema(text))
    this.#editor = editor
    const stops = [effect(() => this.#follow(editor)), effect(() => this.#mark(editor, this.#store.answer.value))]
    return () => {
      for (const stop of stops) stop()
      editor.destroy()
      this.#editor = null
    }
  }

  /** Formats the text. */
  tidy(): void {
    const text = this.#editor?.state.doc.toString() ?? ''
    const change = textChange(text, printSchema(JSON.parse(text) as object))
    if (change !== null) this.#editor?.dispatch({ changes: change, userEvent: 'input.format' })
  }

  /** Moves to a location of the text. */
  show({ from }: TextRange): void {
    const editor = this.#editor
    if (editor === null) return
    editor.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
    editor.focus()
  }

  /** The text that the editor should have; null if there is none. */
  #text(): string | null {
    const { source, schemaText, schema } = this.#store
    if (source.value === 'schema') return schemaText.value
    return schema.value === null ? null : printSchema(schema.value)
  }

  #follow(editor: EditorView): void {
    const text = this.#text()
    const isOwn = this.#store.source.value === 'schema'
    const change = text === null ? null : textChange(editor.state.doc.toString(), text)
    if (change !== null) {
      // A change that replaces the user's own text can be undone separately; a change that only follows the story cannot be undone.
      const annotations = [followed.of(true), this.#isOwn ? isolateHistory.of('full') : Transaction.addToHistory.of(false)]
      editor.dispatch({ changes: change, annotations })
    }
    if (text !== null) this.#isOwn = isOwn
  }

  #mark(editor: EditorView, answer: Answer): void {
    const places = this.#placesOf(editor, answer)
    this.#places.value = places.toSorted((a, b) => a.from - b.from)
    editor.dispatch(
      setDiagnostics(
        editor.state,
        places.map(({ from, to, severity, detail }) => ({ from, to, severity, message: detail })),
      ),
    )
  }

  #placesOf(editor: EditorView, answer: Answer): readonly ProblemPlace[] {
    if (this.#store.source.peek() !== 'schema') return []
    const { state } = editor
    const text = state.doc.toString()
    const lineOf = (from: number): number => state.doc.lineAt(from).number
    if (isMalformed(answer)) {
      const faults = jsonParseLinter()(editor)
      if (faults.length > 0)
        return faults.map(({ message, from, to }) => ({ severity: 'error', pointer: '', detail: message, from, to, line: lineOf(from) }))
    }
    const tree = ensureSyntaxTree(state, state.doc.length, patience) ?? syntaxTree(state)
    return schemaProblems(answer).map((problem) => {
      const range = pointerRange(tree, text, problem.pointer)
      return { ...problem, ...range, line: lineOf(range.from) }
    })
  }
}

function isMalformed({ problem }: Answer): boolean {
  return problem?.code === 'body_malformed'
}
