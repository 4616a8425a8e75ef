import { closing, partsOf } from '../brackets.ts'
import type { CodeToken } from '../code-reader.ts'
import { type Argument, callOf } from './arguments.ts'

/** The type of an annotation. */
export interface Annotation {
  /** The name without its module: "int", "Customer"; null if it is no single name. */
  readonly name: string | null
  readonly isOptional: boolean
  readonly isList: boolean
  /** The values of a Literal; null for any other type. */
  readonly values: readonly string[] | null
  /** The named arguments of calls in it: of "Field" in "Annotated[int, Field(ge=18)]", and of "conint(gt=0)". */
  readonly limits: readonly Argument[]
}

/** Types around the type of a value, which do not matter here. */
const wrappers = new Set(['Mapped', 'Annotated', 'Final', 'ClassVar', 'Required', 'NotRequired'])
const lists = new Set(['list', 'List', 'set', 'Set', 'tuple', 'Tuple', 'Sequence', 'frozenset'])
const none: Annotation = { name: null, isOptional: false, isList: false, values: null, limits: [] }

/** Types that are nested deeper are not read, as each level reads all that it holds. */
const deepest = 16

/** Reads "Optional[int]", "str | None", "Mapped[str]", "Literal['a', 'b']", "list[Item]". */
export function readAnnotation(tokens: readonly CodeToken[], depth = 0): Annotation {
  if (depth > deepest) return none
  const parts = partsOf(tokens, '|')
  const [only] = parts.filter((part) => part[0]?.text !== 'None')
  const isUnion = parts.length > 1
  if (only === undefined || parts.filter((part) => part[0]?.text !== 'None').length > 1) return none
  return { ...readSingle(only, depth + 1), ...(isUnion ? { isOptional: true } : {}) }
}

function readSingle(tokens: readonly CodeToken[], depth: number): Annotation {
  let at = 0
  while (tokens[at + 1]?.text === '.') at += 2
  const first = tokens[at]
  if (first === undefined) return none
  // A name in quotes is a class that is declared later.
  if (tokens[at + 1]?.text === '(') return { ...none, name: first.text, limits: limitsOf(tokens) }
  if (tokens[at + 1]?.text !== '[') return first.kind === 'word' || first.kind === 'text' ? { ...none, name: first.text } : none
  const inner = tokens.slice(at + 2, closing(tokens, at + 1))
  const [own = [], ...others] = partsOf(inner)
  if (first.text === 'Optional') return { ...readAnnotation(own, depth), isOptional: true }
  if (first.text === 'Literal') return { ...none, name: 'str', values: partsOf(inner).flatMap(([value]) => value?.text ?? []) }
  if (wrappers.has(first.text)) {
    const read = readAnnotation(own, depth)
    return { ...read, limits: [...read.limits, ...others.flatMap(limitsOf)] }
  }
  if (lists.has(first.text)) return { ...readAnnotation(own, depth), isList: true }
  return { ...none, name: first.text }
}

/** The named arguments of a call. */
function limitsOf(tokens: readonly CodeToken[]): readonly Argument[] {
  return callOf(tokens)?.arguments.filter(({ name }) => name !== null) ?? []
}
