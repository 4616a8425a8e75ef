import { Type } from 'typebox'
import { SchemaError } from '../schema/schema-error.ts'
import { type CompileContext, type CompiledColumn, defineColumnKind } from './column-kind.ts'
import { joinedText, literalPiece } from './shared/joined.ts'
import { ownColumn, type Readable, referredColumn } from './shared/readable.ts'
import { type TextPiece, spelled } from './shared/spelled.ts'

/** Texts with the values of other columns inside. */
export const template = defineColumnKind({
  name: 'template',
  group: 'words',
  description: 'A text that contains the values of other columns. Null if one of them is null. For random phrases, use text.',
  params: Type.Object({
    template: Type.String({
      minLength: 1,
      maxLength: 1000,
      description:
        'The text. {column} is the value of another column of the row, written as in a response; {parent.column} is a value ' +
        'of the row that owns this one, and ' +
        '{foreign_key.column} a value of a referenced row. {{ and }} are braces.',
    }),
  }),
  examples: [{ template: 'https://example.com/{{items}}/{id}' }],
  usage: [{ template: '{first_name} {last_name} <{email}>' }, { template: 'Order {order_id} of {customer_id.name}, {ordered_at}' }],
  conflict: ({ template: source }) => syntaxProblem(source),
  compile: ({ template: source }, context) => ({ ...joinedText(piecesOf(source, context)), distinct: distinctBy(source, context) }),
})

const token = /\{\{|\}\}|\{[^{}]*\}|[^{}]+|[{}]/gu

/** The error in the braces; null if there is none. */
function syntaxProblem(source: string): string | null {
  for (const { 0: part, index } of source.matchAll(token)) {
    if (part === '{' || part === '}') return `the ${part} at character ${index + 1} stands alone: write ${part}${part} for a brace`
    if (/^\{\s*\}$/u.test(part)) return `the {} at character ${index + 1} names no column: write {{}} for braces`
  }
  return null
}

/** The pieces of the template; adjacent literals are merged. */
function piecesOf(source: string, context: CompileContext): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let text = ''
  for (const [part] of source.matchAll(token)) {
    if (part.startsWith('{') && part !== '{{') {
      if (text !== '') pieces.push(literalPiece(text))
      text = ''
      pieces.push(spelled(columnOf(part.slice(1, -1).trim(), context)))
    } else text += part === '{{' ? '{' : part === '}}' ? '}' : part
  }
  return text === '' ? pieces : [...pieces, literalPiece(text)]
}

/** A text with one unique column is unique. With several columns it may not be: different values may concatenate to the same text. */
function distinctBy(source: string, context: CompileContext): CompiledColumn['distinct'] {
  const paths = [...source.matchAll(token)].flatMap(([part]) => (part.startsWith('{') && part !== '{{' ? [part.slice(1, -1).trim()] : []))
  const [only = ''] = paths
  return paths.length === 1 && !only.includes('.') ? context.table.column(only).distinct : undefined
}

function columnOf(path: string, context: CompileContext): Readable {
  const [first = '', second, ...rest] = path.split('.')
  if (rest.length > 0)
    throw new SchemaError(
      `{${path}} leads too far: {parent.column} and {foreign_key.column} reach one row; add a lookup there for the next`,
    )
  return second === undefined ? ownColumn(context.table.column(first)) : referredColumn(first, second, context)
}
