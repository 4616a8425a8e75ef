import { CodeReader } from '../code-reader.ts'
import { pythonSyntax, type PythonClass } from './classes-in.ts'
import { type FindEnum, firstOfPairs, type PythonEnum } from './declared-field.ts'

/** Finds enums among classes, and lists of choices among the constants of a text. Each name is searched once. */
export function enumFinder(text: string, classes: readonly PythonClass[]): FindEnum {
  const enums = new Map(classes.filter(isEnumClass).map((each) => [each.name, valuesOf(each)] as const))
  const constants = new Map<string, PythonEnum | undefined>()
  return (name) => {
    const known = enums.get(name)
    if (known !== undefined || !/^[A-Z_][A-Z\d_]{1,60}$/.test(name)) return known
    if (!constants.has(name)) constants.set(name, constantNamed(text, name) ?? undefined)
    return constants.get(name)
  }
}

function isEnumClass({ bases }: PythonClass): boolean {
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

/** The choices in "STATES = [('d', 'Draft'), ('s', 'Sent')]"; null if a text has no such constant. */
function constantNamed(text: string, name: string): PythonEnum | null {
  const found = new RegExp(`^[ \\t]{0,40}${name}(?: ?:[^=\\n]{1,100})? {0,4}= {0,4}(?=[[(])`, 'm').exec(text)
  if (found === null) return null
  const code = new CodeReader(text, found.index + found[0].length, pythonSyntax)
  const open = code.peek()
  const { tokens, isClosed } = code.takeBrackets()
  return isClosed ? firstOfPairs([open, ...tokens, open]) : null
}
