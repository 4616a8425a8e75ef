import { isInnerColumn } from '../../src/schema/inner-column.ts'
import { discriminatorOf } from '../../src/validation/meant-type.ts'
import { namePattern } from '../../src/schema/name.ts'
import type { TypeNode } from '../../src/schema/type-node.ts'
import { wordsOf } from '../../src/schema/words.ts'

/** Links to chapters, by type: a table of properties shows the link instead of the properties of the type. */
export type Chapters = ReadonlyMap<object, string>

/** A property: one line of a table. */
interface Line {
  readonly path: string
  readonly required: boolean
  readonly type: TypeNode
}

/** A table of the properties of an object type and of nested objects; a sentence for a type without properties. */
export function propertyTable(type: TypeNode, chapters: Chapters, without: ReadonlySet<string> = new Set()): string {
  const lines = propertiesOf(type, '', chapters).filter(({ path }) => !without.has(path))
  if (lines.length === 0) return 'No parameters.\n'
  const rows = lines.map(
    ({ path, required, type: each }) =>
      `| \`${path}\`${required ? '' : '?'} | ${cell(typeText(each, chapters))} | ${cell(boundsText(each))} | ${cell(each.description ?? '')} |`,
  )
  return ['| property | type | bounds | meaning |', '|---|---|---|---|', ...rows, ''].join('\n')
}

function propertiesOf(type: TypeNode, path: string, chapters: Chapters): Line[] {
  const { properties = {}, required = [] } = type
  return Object.entries(properties).flatMap(([key, part]) => {
    const at = path === '' ? key : `${path}.${key}`
    return [{ path: at, required: required.includes(key), type: part }, ...inside(part, at, chapters)]
  })
}

/** The properties of the objects inside a property. */
function inside(type: TypeNode, path: string, chapters: Chapters): Line[] {
  if (chapterOf(type, chapters) !== null || isInnerColumn(type)) return []
  const { items, patternProperties, anyOf = [] } = type
  const [map] = Object.values(patternProperties ?? {})
  if (map !== undefined) return inside(map, `${path}.*`, chapters)
  if (Array.isArray(items)) return []
  if (items !== undefined) return inside(items as TypeNode, `${path}[]`, chapters)
  return [...propertiesOf(type, path, chapters), ...anyOf.flatMap((each) => inside(each, path, chapters))]
}

function chapterOf(type: TypeNode, chapters: Chapters): string | null {
  return chapters.get(type) ?? chapters.get(type.anyOf ?? type) ?? null
}

/** A type in words: "list of integers". */
function typeText(type: TypeNode, chapters: Chapters): string {
  const chapter = chapterOf(type, chapters)
  if (chapter !== null) return chapter
  if (isInnerColumn(type)) return '[column without a name](#columns)'
  const words = wordsOf(type)
  if (words !== null) return words.map((word) => `\`${JSON.stringify(word)}\``).join(', ')
  if (type.anyOf !== undefined) return unionText(type.anyOf, chapters)
  const [map] = Object.values(type.patternProperties ?? {})
  if (map !== undefined) return `map of ${plural(typeText(map, chapters))}`
  if (Array.isArray(type.items)) return `list of ${type.items.length} ${plural(typeText(type.items[0] as TypeNode, chapters))}`
  if (type.type === 'array') return `list of ${plural(typeText(type.items as TypeNode, chapters))}`
  if (type.type === 'string') return type.format === 'date' ? 'date' : type.pattern === namePattern ? '[name](#names)' : 'text'
  return type.type ?? 'any JSON value'
}

function unionText(union: readonly TypeNode[], chapters: Chapters): string {
  if (discriminatorOf(union) !== null || union.every(({ type }) => type === 'object')) {
    const texts = union.map((each) => typeText(each, chapters))
    return [...new Set(texts)].join(' or ')
  }
  return [...new Set(union.map((each) => typeText(each, chapters)))].join(' or ')
}

/** The plural of a type in words, also of a union. */
function plural(text: string): string {
  return text
    .split(' or ')
    .map((each) =>
      each.replace(/^(text|integer|number|boolean|date|object|list|map)\b/, '$1s').replace(/^\[(column|distribution)\b/, '[$1s'),
    )
    .join(' or ')
}

function boundsText({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  minItems,
  maxItems,
  maxLength,
  pattern,
  items,
}: TypeNode): string {
  const range = rangeText(minimum, maximum)
  const above = exclusiveMinimum === undefined ? '' : `above ${exclusiveMinimum}`
  const below = exclusiveMaximum === undefined ? '' : `below ${exclusiveMaximum}`
  const entries = Array.isArray(items) ? '' : countText(minItems, maxItems)
  const length = maxLength === undefined || pattern !== undefined ? '' : `at most ${maxLength} characters`
  return [above, range, below, entries, length].filter((text) => text !== '').join(', ')
}

function rangeText(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}`
  return least !== undefined ? `at least ${least}` : most === undefined ? '' : `at most ${most}`
}

function countText(least: number | undefined, most: number | undefined): string {
  if (least === most) return least === undefined ? '' : `${least} entries`
  return `${rangeText(least, most)} ${least === 1 && most === undefined ? 'entry' : 'entries'}`
}

/** Escapes text for a cell of a table. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

/** JSON as a fenced block; on one line if it fits. */
export function jsonBlock(value: unknown): string {
  return `\`\`\`json\n${jsonText(value, '')}\n\`\`\`\n`
}

/** Prints JSON; parts that fit on one line are printed on one line. */
function jsonText(value: unknown, indent: string): string {
  const flat = flatJson(value)
  if (flat.length + indent.length <= 130 || typeof value !== 'object' || value === null) return flat
  const deeper = `${indent}  `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const lines = Object.entries(value).map(([key, part]) => {
    const label = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `
    return `${deeper}${label}${jsonText(part, deeper)}`
  })
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

function flatJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatJson).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${flatJson(part)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}
