import type { ColumnOutline } from '../format.ts'

/** Physical types, by their numbers in the Parquet metadata. */
export const physicalTypes = { boolean: 0, int32: 1, int64: 2, bytes: 6 } as const

export type PhysicalType = keyof typeof physicalTypes

/** How the values of a column are stored. Integers have 32 bits only if the range of the column fits into them. */
export function physicalType({ layout, range = null }: Pick<ColumnOutline, 'layout' | 'range'>): PhysicalType {
  switch (layout.type) {
    case 'number':
      return layout.scale === 0 && range !== null && range.min >= -0x8000_0000 && range.max < 0x8000_0000 ? 'int32' : 'int64'
    case 'boolean':
      return 'boolean'
    case 'date':
      return 'int32'
    case 'timestamp':
      return 'int64'
    case 'text':
      return 'bytes'
  }
}
