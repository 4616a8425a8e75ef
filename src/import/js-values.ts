import { closing, partsOf } from './brackets.ts'
import type { CodeToken } from './code-reader.ts'

type Tokens = readonly CodeToken[]

/** A name in a chain, with the arguments of its call: "min(1)" of "z.string().min(1)". */
export interface Step {
  readonly name: string
  /** The tokens in the brackets of the call; empty without a call. */
  readonly tokens: Tokens
}

/** The names and calls of "DataTypes.STRING(50)", "new Schema({ … }, { … })" and "z.string().min(1)"; null if the tokens begin with no name. */
export function chainOf(tokens: Tokens): readonly Step[] | null {
  return chainAt(tokens, 0)?.steps ?? null
}

/** The chain that begins at a place, and the place after it. */
export function chainAt(tokens: Tokens, start: number): { readonly steps: readonly Step[]; readonly end: number } | null {
  const first = tokens[start]?.text === 'new' ? start + 1 : start
  if (tokens[first]?.kind !== 'word') return null
  const steps: Step[] = []
  for (let at = first; ;) {
    const isCall = tokens[at + 1]?.text === '('
    const end = isCall ? closing(tokens, at + 1) : at
    steps.push({ name: tokens[at]?.text ?? '', tokens: isCall ? tokens.slice(at + 2, end) : [] })
    if (tokens[end + 1]?.text !== '.' || tokens[end + 2]?.kind !== 'word') return { steps, end: end + 1 }
    at = end + 2
  }
}

/** The arguments of a step. */
export function argumentsOf(step: Step | undefined): readonly Tokens[] {
  return partsOf(step?.tokens ?? [])
}

/** A property of an object. */
export interface Property {
  readonly name: string
  readonly first: CodeToken
  readonly last: CodeToken
  readonly value: Tokens
}

/** The properties of "{ a: 1, 'b': x, c }"; methods and what is spread are left out. Empty for anything but an object. */
export function propertiesOf(tokens: Tokens): readonly Property[] {
  if (tokens[0]?.text !== '{') return []
  return partsOf(tokens.slice(1, closing(tokens, 0))).flatMap((part) => {
    const [first, colon] = part
    const last = part.at(-1)
    if (first === undefined || last === undefined || first.kind === 'sign') return []
    if (colon === undefined) return [{ name: first.text, first, last, value: part }]
    return colon.text === ':' ? [{ name: first.text, first, last, value: part.slice(2) }] : []
  })
}

/** The value of a property; empty if the object has none. */
export function propertyOf(tokens: Tokens, ...names: readonly string[]): Tokens {
  return propertiesOf(tokens).find(({ name }) => names.includes(name))?.value ?? []
}

/** All texts among tokens. */
export function textsIn(tokens: Tokens): readonly string[] {
  return tokens.flatMap(({ kind, text }) => (kind === 'text' ? [text] : []))
}

/** The text that a value begins with; null for anything else. */
export function textOf(tokens: Tokens): string | null {
  return tokens[0]?.kind === 'text' ? tokens[0].text : null
}

/** The number that a value, or a list, begins with, with its sign: 18 of "[18, 'too young']"; null for anything else. */
export function numberOf(tokens: Tokens): number | null {
  const own = tokens[0]?.text === '[' ? tokens.slice(1) : tokens
  const isNegative = own[0]?.text === '-'
  const number = own[isNegative ? 1 : 0]
  if (number?.kind !== 'number') return null
  return Number(number.text.replaceAll('_', '')) * (isNegative ? -1 : 1)
}

/** All numbers among tokens, outside of brackets. */
export function numbersIn(tokens: Tokens): readonly number[] {
  return partsOf(tokens).flatMap((part) => numberOf(part) ?? [])
}

/** Whether a value, or the first of a list, is true. */
export function isTrue(tokens: Tokens): boolean {
  return tokens[tokens[0]?.text === '[' ? 1 : 0]?.text === 'true'
}

/** The source of a regular expression as it is written, "^\d{5}$" of "/^\d{5}$/i"; null for anything else. @param text the whole text */
export function expressionOf(tokens: Tokens, text: string): string | null {
  const own = tokens[0]?.text === '[' ? tokens.slice(1) : tokens
  const [first] = own
  if (first === undefined || first.text !== '/') return null
  const source = text.slice(first.start, Math.min(own.at(-1)?.end ?? first.end, first.start + longestExpression))
  return /^\/((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+)\//.exec(source)?.[1] ?? null
}

/** Maximum characters of a regular expression. */
const longestExpression = 300
