import type { WrittenColumn } from '../format.ts'
import { cellParts } from '../row-writer/dialect.ts'
import type { RowPart } from '../row-writer/row-parts.ts'
import { json } from './json.ts'

/** A row as a JSON object. */
export function objectParts(columns: readonly Pick<WrittenColumn, 'name' | 'layout'>[]): readonly RowPart[] {
  return ['{', ...columns.flatMap(memberParts), '}']
}

function memberParts({ name, layout }: Pick<WrittenColumn, 'name' | 'layout'>, index: number): RowPart[] {
  return [`${index === 0 ? '' : ','}${JSON.stringify(name)}:`, ...cellParts(json, index, layout)]
}
