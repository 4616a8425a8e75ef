import { sqlType } from '../sql/sql-types.ts'
import type { ImportedType } from '../imported.ts'

/** Types of annotations, fields of Django, and types of SQLAlchemy that SQL does not have. */
const names: Readonly<Record<ImportedType, string>> = {
  integer:
    'int conint PositiveInt NonNegativeInt StrictInt AutoField BigAutoField SmallAutoField IntegerField BigIntegerField SmallIntegerField ' +
    'PositiveIntegerField PositiveSmallIntegerField PositiveBigIntegerField BigInteger SmallInteger',
  decimal: 'float Decimal condecimal confloat PositiveFloat NonNegativeFloat FloatField DecimalField',
  boolean: 'bool StrictBool BooleanField NullBooleanField',
  text:
    'str constr StrictStr EmailStr HttpUrl AnyUrl AnyHttpUrl NameEmail CharField TextField EmailField SlugField URLField FileField ImageField ' +
    'FilePathField GenericIPAddressField String Unicode UnicodeText',
  date: 'date PastDate FutureDate DateField',
  timestamp: 'datetime AwareDatetime NaiveDatetime PastDatetime FutureDatetime DateTimeField DateTime',
  time: 'time TimeField Time',
  uuid: 'UUID UUID1 UUID4 UUIDField Uuid',
  json: 'dict Dict Json JSONField JSON JSONB PickleType',
}

const types: ReadonlyMap<string, ImportedType> = new Map(
  (Object.keys(names) as ImportedType[]).flatMap((type) => names[type].split(' ').map((name) => [name, type] as const)),
)

/** The type that a Python name stands for; null for none. */
export function pythonType(name: string): ImportedType | null {
  return types.get(name) ?? (/^[A-Z]/.test(name) ? (sqlType(name.toLowerCase(), [])?.type ?? null) : null)
}

/** Names of numbers that are at least 0. */
export const notNegative = /^(?:Positive|NonNegative)/

const meanings: Readonly<Record<string, readonly string[]>> = {
  EmailStr: ['email'],
  NameEmail: ['email'],
  EmailField: ['email'],
  HttpUrl: ['website'],
  AnyUrl: ['website'],
  AnyHttpUrl: ['website'],
  URLField: ['website'],
  GenericIPAddressField: ['ip', 'address'],
}

/** The words of what the values of a type are; null for a type that says nothing. */
export function meaningOf(name: string): readonly string[] | null {
  return Object.hasOwn(meanings, name) ? (meanings[name] ?? null) : null
}
