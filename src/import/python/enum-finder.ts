import { CodeReader } from '../code-reader.ts'
import { pythonSyntax, type PythonClass } from './classes-in.ts'
import { type FindEnum, firstOfPairs, type PythonEnum } from './declared-field.ts'

/** Finds enums among classes, and lists of choices among the constants of a text. Each name is searched once. */
export function enumFinder(text: string, classes: readonly PythonClass[]): FindEnum {
  const enums = new Map(classes.filter(isEnumClass).map((each) => [each.name, valuesOf(each)] as const))
  const places = new Map([...text.matchAll(constant)].map(({ 0: head, 1: name = '', index }) => [name, index + head.length] as const))
  const constants = new Map<string, PythonEnum | undefined>()
  return (name) => {
    const place = places.get(name)
    const known = enums.get(name) ?? constants.get(name)
    if (known !== undefined || place === undefined || constants.has(name)) return known
    constants.set(name, choicesAt(text, place) ?? undefined)
    return constants.get(name)
  }
}

/** The beginning of "STATES = [('d', 'Draft'), ('s', 'Sent')]". */
const constant = /^[ \t]{0,40}([A-Z_][A-Z\d_]{1,60})(?= ?[:=])/gm
/** Maximum tokens of the type of a constant. */
const mostTypes = 20

/** Whether a class lists the values of an enum. */
export function isEnumClass({ bases }: PythonClass): boolean {
  return bases.some((base) => /(?:^|\.)(?:Enum|StrEnum|IntEnum|TextChoices|IntegerChoices)$/.test(base))
}

/**
 * The values of an enum: "free" for "FREE = 'free'" and "FREE = 'free', 'Free plan'", numbers if it is one of numbers; the name for any other
 * value.
 */
function valuesOf({ statements, bases }: PythonClass): PythonEnum {
  const isNumeric = bases.some((base) => /(?:IntEnum|IntegerChoices)$/.test(base) || base === 'int')
  const values = statements.flatMap(([name, equals, ...value]) => {
    if (name?.kind !== 'word' || equals?.text !== '=' || name.text.startsWith('__')) return []
    const first = value.find(({ kind }) => kind !== 'sign')
    return [first?.kind === 'text' || (isNumeric && first?.kind === 'number') ? first.text : name.text]
  })
  return { values, isNumeric: isNumeric && values.every((value) => /^\d+$/.test(value)) }
}

/** Reads the choices that a constant lists. Its name ends at offset `at`. Null if it lists none. */
function choicesAt(text: string, at: number): PythonEnum | null {
  const code = new CodeReader(text, at, pythonSyntax)
  for (let skipped = 0; skipped < mostTypes && !code.isAt('='); skipped++) code.next()
  if (!code.take('=') || !(code.isAt('(') || code.isAt('['))) return null
  const open = code.peek()
  const { tokens, isClosed } = code.takeBrackets()
  return isClosed ? firstOfPairs([open, ...tokens, open]) : null
}
