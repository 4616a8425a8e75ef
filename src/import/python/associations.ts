import { partsOf } from '../brackets.ts'
import { CodeReader, type CodeToken } from '../code-reader.ts'
import { TableDraft } from '../table-draft.ts'
import { callOf } from './arguments.ts'
import { pythonSyntax } from './classes-in.ts'
import { isColumn } from './declared-field.ts'
import { type KnownClasses, readField } from './read-field.ts'

/** A table of SQLAlchemy that is no class: "tags = Table('tags', metadata, Column(…))". */
export interface Association {
  readonly start: number
  readonly end: number
  readonly name: string
  /** Its arguments after the name. */
  readonly parts: readonly (readonly CodeToken[])[]
}

const header = /^(\w{1,100}) {0,4}= {0,4}(?:\w{1,40}\.)?Table(?=\()/gm

/** The tables of a text that are declared by a call. */
export function associationsIn(text: string): readonly Association[] {
  const found: Association[] = []
  for (const { 0: head, index } of text.matchAll(header)) {
    if (index < (found.at(-1)?.end ?? 0)) continue
    const code = new CodeReader(text, index + head.length, pythonSyntax)
    const { tokens, isClosed } = code.takeBrackets()
    const [[name] = [], ...parts] = partsOf(tokens)
    if (isClosed && name?.kind === 'text') found.push({ start: index, end: code.end, name: name.text, parts })
  }
  return found
}

export function associationTable(text: string, { name, start, end, parts }: Association, known: KnownClasses): TableDraft {
  const draft = new TableDraft(text, name, start, end)
  for (const part of parts) {
    const call = callOf(part)
    const [own] = call?.arguments[0]?.value ?? []
    const [first, last] = [part[0], part.at(-1)]
    if (isColumn(call) && own?.kind === 'text' && first !== undefined && last !== undefined)
      readField(draft, { name: own.text, first, last, annotation: null, call }, known)
  }
  return draft
}
