import type { ImportedColumn } from '../../../src/import/imported.ts'
import { readCode } from '../../../src/import/read-code.ts'

/** The tables of a text, with their columns as "name type? = a | b [least, most] (length)", keys after "#", and references after "->". */
export function tablesOf(text: string): readonly string[] {
  const { tables = [] } = readCode(text, null) ?? {}
  return tables.map(({ name, columns, key, references }) => {
    const links = references.map((reference) => `${reference.columns.join('+')} -> ${reference.table}`)
    return `${name}(${columns.map(written).join(', ')})${key.length > 0 ? ` #${key.join('+')}` : ''}${links.length > 0 ? ` ${links.join(', ')}` : ''}`
  })
}

function written({ name, type, isOptional, isUnique, values, min, max, isRangeOfType, length, scale }: ImportedColumn): string {
  const bounds = isRangeOfType || (min === null && max === null) ? '' : ` [${min ?? ''}, ${max ?? ''}]`
  const size = length === null ? '' : ` (${length})`
  const digits = scale === null ? '' : ` .${scale}`
  const listed = values === null ? '' : ` = ${values.join(' | ')}`
  return `${name} ${type ?? 'any'}${isOptional ? '?' : ''}${isUnique ? '!' : ''}${listed}${bounds}${size}${digits}`
}

/** The notes about what is left out: "line: reason". */
export function notesOf(text: string): readonly string[] {
  return (readCode(text, null)?.notes ?? []).filter(({ isHeld }) => isHeld !== true).map((note) => `${note.line}: ${note.reason}`)
}
