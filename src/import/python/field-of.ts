import { outsideBrackets } from '../brackets.ts'
import type { CodeToken } from '../code-reader.ts'
import { type Call, callOf } from './arguments.ts'
import { type Annotation, readAnnotation } from './read-annotation.ts'

/** A statement "name: annotation = value" of a class. */
export interface Field {
  readonly name: string
  /** The first and the last token of the statement. */
  readonly first: CodeToken
  readonly last: CodeToken
  readonly annotation: Annotation | null
  /** The call or name on the right side; null for none. */
  readonly call: Call | null
}

/** The statement as a field; null if it is something else, such as a docstring or a method. */
export function fieldOf(statement: readonly CodeToken[]): Field | null {
  const [first, second] = statement
  const last = statement.at(-1)
  if (first?.kind !== 'word' || last === undefined || first.text.startsWith('_')) return null
  if (second?.text !== ':' && second?.text !== '=') return null
  const equals = outsideBrackets(statement, '=')
  const annotation = second.text === ':' ? readAnnotation(statement.slice(2, equals < 0 ? undefined : equals)) : null
  return { name: first.text, first, last, annotation, call: equals < 0 ? null : callOf(statement.slice(equals + 1)) }
}
