import { oneOf } from '../../builders/drawn.ts'
import { code, pattern } from '../../builders/texts.ts'
import type { ImportedColumn } from '../../import/imported.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import { knownGivenNames } from '../meanings/known-given-names.ts'

/** What texts mean by their form, and the words of that meaning. */
const forms: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^[^\s@]{1,64}@[^\s@]{1,100}\.[a-z]{2,20}$/i, ['email']],
  [/^https?:\/\/\S{1,200}$/i, ['website']],
  [/^[+(][\d() -]{7,24}$/, ['phone']],
  [/^\d{1,3}(?:\.\d{1,3}){3}$/, ['ip', 'address']],
]

/** The words of the meaning that examples show; null if they show none. */
export function meaningOfExamples({ examples }: ImportedColumn): readonly string[] | null {
  if (examples === null) return null
  const [, words] = forms.find(([form]) => examples.every((text) => form.test(text))) ?? []
  return words ?? namedPeople(examples)
}

/** The words of a name of a person, where half of the texts begin with a known given name: of the given name where all are one word. */
function namedPeople(examples: readonly string[]): readonly string[] | null {
  const split = examples.map((text) => text.split(' '))
  const known = split.filter(([first = '']) => knownGivenNames().has(first)).length
  if (known < examples.length / 2) return null
  if (split.every(({ length }) => length === 1)) return ['first', 'name']
  return split.every(({ length }) => length === 2 || length === 3) ? ['full', 'name'] : null
}

/**
 * Whether examples tell more about the values of a column than `body`, which its name suggests. They do if they are codes of one form, or
 * if `body` is a list of words or a code.
 */
export function showMore(examples: readonly string[], body: ColumnBody): boolean {
  return examples.length > 1 && (body.kind === 'category' || body.kind === 'pattern' || shapeOf(examples) !== null)
}

/** Values like the examples: codes of their form, or the examples themselves. */
export function exampleBody(examples: readonly string[], isUnique: boolean): ColumnBody {
  const shape = shapeOf(examples)
  if (shape === null) return oneOf(examples)
  if (!isUnique) return pattern(shape)
  const end = shape.lastIndexOf('#') + 1
  const missing = Math.max(0, keyDigits - (shape.split('#').length - 1))
  return code(`${shape.slice(0, end)}${'#'.repeat(missing)}${shape.slice(end)}`)
}

/** Digits of a code that tells rows apart: examples do not show how many rows there are. */
const keyDigits = 9

/** The form of codes such as "ORD-1001": characters that all have, "#" for digits, "?" for capitals. Null for other texts. */
function shapeOf(examples: readonly string[]): string | null {
  const [first = '', ...others] = examples
  if (!others.every(({ length }) => length === first.length) || !/\d/.test(first) || !/^[\dA-Za-z_./-]{2,40}$/.test(first)) return null
  let shape = ''
  for (const [at, character] of [...first].entries()) {
    const isSame = others.every((text) => text[at] === character)
    const isDigit = examples.every((text) => /\d/.test(text[at] ?? ''))
    if (!isDigit && !isSame && !examples.every((text) => /[A-Z]/.test(text[at] ?? ''))) return null
    shape += isDigit ? '#' : isSame ? character : '?'
  }
  return shape
}
