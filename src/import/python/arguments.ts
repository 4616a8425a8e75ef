import { closing, partsOf } from '../brackets.ts'
import type { CodeToken } from '../code-reader.ts'

/** An argument of a call: `max_length=50`, `Integer`, `'person.id'`. */
export interface Argument {
  /** Null for a positional argument. */
  readonly name: string | null
  readonly value: readonly CodeToken[]
}

/** A call such as `models.CharField(max_length=50)`. */
export interface Call {
  /** The last part of the name of what is called: "CharField". */
  readonly name: string
  readonly arguments: readonly Argument[]
}

/** Reads a name, and the arguments of its call if brackets follow; null if the tokens begin with no name. */
export function callOf(tokens: readonly CodeToken[]): Call | null {
  let at = 0
  while (tokens[at]?.kind === 'word' && tokens[at + 1]?.text === '.') at += 2
  const name = tokens[at]
  if (name?.kind !== 'word') return null
  const isCall = tokens[at + 1]?.text === '('
  return { name: name.text, arguments: isCall ? argumentsOf(tokens.slice(at + 2, closing(tokens, at + 1))) : [] }
}

/** The value of a named argument; undefined if the call has none. */
export function valueOf(call: Call | null, name: string): readonly CodeToken[] | undefined {
  return call?.arguments.find((argument) => argument.name === name)?.value
}

/** The number of a named argument; null if the call has none, or no number. */
export function numberOf(call: Call | null, name: string): number | null {
  const [sign, number] = valueOf(call, name) ?? []
  if (sign?.kind === 'number') return Number(sign.text.replaceAll('_', ''))
  return sign?.text === '-' && number?.kind === 'number' ? -Number(number.text.replaceAll('_', '')) : null
}

/** Whether a named argument is True. */
export function isTrue(call: Call | null, name: string): boolean {
  return valueOf(call, name)?.[0]?.text === 'True'
}

/** Whether a named argument is False. */
export function isFalse(call: Call | null, name: string): boolean {
  return valueOf(call, name)?.[0]?.text === 'False'
}

function argumentsOf(tokens: readonly CodeToken[]): readonly Argument[] {
  return partsOf(tokens).map((part) => {
    const isNamed = part[0]?.kind === 'word' && part[1]?.text === '='
    return isNamed ? { name: part[0]?.text ?? '', value: part.slice(2) } : { name: null, value: part }
  })
}
