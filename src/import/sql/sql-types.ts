import type { ImportedColumn, ImportedType } from '../imported.ts'

/** The properties that a declared type gives to its columns. */
export type DeclaredType = Pick<ImportedColumn, 'type' | 'length' | 'scale' | 'min' | 'max' | 'isRangeOfType' | 'values'> &
  Partial<Pick<ImportedColumn, 'shortest' | 'pattern' | 'meaning'>>

const types: Readonly<Record<ImportedType, string>> = {
  integer:
    'int integer int2 int4 int8 smallint bigint tinyint mediumint serial serial2 serial4 serial8 bigserial smallserial year long ' +
    'int16 int32 int64 byteint hugeint uint8 uint16 uint32 uint64 oid',
  decimal:
    'decimal numeric number dec fixed money smallmoney float float4 float8 real double binary_float binary_double double_precision ' +
    'float32 float64 bignumeric bigdecimal',
  boolean: 'bool boolean bit',
  text:
    'char character varchar varchar2 nchar nvarchar nvarchar2 ntext text tinytext mediumtext longtext clob nclob citext string bpchar name ' +
    'sysname character_varying char_varying national_character national_character_varying nchar_varying native_character varying_character ' +
    'inet cidr macaddr macaddr8',
  date: 'date',
  timestamp: 'timestamp timestamptz datetime datetime2 smalldatetime datetimeoffset timestamp_ntz timestamp_ltz timestamp_tz datetime64',
  time: 'time timetz interval',
  uuid: 'uuid uniqueidentifier',
  json: 'json jsonb variant object',
}

/** What the values of some types are. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  inet: ['ip', 'address'],
  cidr: ['ip', 'address'],
  macaddr: ['mac', 'address'],
  macaddr8: ['mac', 'address'],
}

const unheld = new Set(
  (
    'bytea blob tinyblob mediumblob longblob binary varbinary image raw long_raw bytes bfile rowversion bit varbit bit_varying point line lseg ' +
    'box path polygon circle geometry geography linestring multipoint multipolygon vector tsvector tsquery int4range int8range numrange ' +
    'daterange tsrange tstzrange hierarchyid sql_variant struct map'
  ).split(' '),
)

/** Whether the values of a type are bytes, bits, ranges, shapes or structures, which no column has. @param name in lower case */
export function isUnheldType(name: string): boolean {
  return unheld.has(name)
}

const typeOf: ReadonlyMap<string, ImportedType> = new Map(
  (Object.keys(types) as ImportedType[]).flatMap((type) => types[type].split(' ').map((name) => [name, type] as const)),
)

/** Minimum and maximum of the integer types with fewer than 53 bits. */
const bounds: Readonly<Record<string, readonly [number, number]>> = {
  tinyint: [0, 127],
  smallint: [-32_768, 32_767],
  int2: [-32_768, 32_767],
  smallserial: [1, 32_767],
  serial2: [1, 32_767],
  mediumint: [-8_388_608, 8_388_607],
  int: [-2_147_483_648, 2_147_483_647],
  integer: [-2_147_483_648, 2_147_483_647],
  int4: [-2_147_483_648, 2_147_483_647],
  serial: [1, 2_147_483_647],
  year: [1980, 2025],
}

/** Maximum digits of a decimal whose bounds are set, because doubles represent no more digits exactly. */
const mostDigits = 15

/**
 * The properties of an SQL type; null for an unknown type.
 * @param name in lower case, with underscores: "double_precision"
 * @param sizes the numbers in the brackets after the name
 */
export function sqlType(name: string, sizes: readonly number[]): DeclaredType | null {
  const none = { length: null, scale: null, min: null, max: null, isRangeOfType: true, values: null }
  if (name === 'tinyint' && sizes[0] === 1) return { ...none, type: 'boolean' }
  if (name === 'bit' && sizes[0] !== undefined && sizes[0] > 1) return null
  const type = typeOf.get(name)
  if (type === undefined) return null
  const [size, scale] = sizes
  if (type === 'text') {
    const meaning = Object.hasOwn(meanings, name) ? { meaning: meanings[name] ?? null } : {}
    return { ...none, type, length: size ?? (name === 'char' || name === 'character' ? 1 : null), ...meaning }
  }
  if (type === 'integer') {
    const [min, max] = bounds[name] ?? [null, null]
    return { ...none, type, min, max }
  }
  if (type !== 'decimal' || size === undefined || /float|double|real/.test(name)) return { ...none, type }
  if (scale === undefined || scale === 0) return { ...none, type: 'integer', ...withDigits(size, 0) }
  return { ...none, type, scale, ...withDigits(size, scale) }
}

/** The bounds of a number with `size` digits, `scale` of them after the decimal point. */
function withDigits(size: number, scale: number): Pick<DeclaredType, 'min' | 'max'> {
  if (size > mostDigits || scale > size) return { min: null, max: null }
  const max = Number(`${'9'.repeat(size - scale) || '0'}.${'9'.repeat(scale) || '0'}`)
  return { min: -max, max }
}
