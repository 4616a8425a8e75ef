import { indexByName } from '../registry.ts'
import type { ColumnKind } from './column-kind.ts'
import { after } from './after.ts'
import { attribute } from './attribute.ts'
import { beforeOutcome } from './before-outcome.ts'
import { birthDate } from './birth-date.ts'
import { boolean } from './boolean.ts'
import { bucket } from './bucket.ts'
import { category } from './category.ts'
import { compound } from './compound.ts'
import { conditional } from './conditional.ts'
import { constant } from './constant.ts'
import { date } from './date.ts'
import { decimal } from './decimal.ts'
import { email } from './email.ts'
import { entry } from './entry.ts'
import { faker } from './faker.ts'
import { foreignKey } from './foreign-key.ts'
import { formula } from './formula.ts'
import { integer } from './integer.ts'
import { ipv4 } from './ipv4.ts'
import { ipv6 } from './ipv6.ts'
import { lifecycle } from './lifecycle.ts'
import { lifecycleTime } from './lifecycle-time.ts'
import { lookup } from './lookup.ts'
import { mapping } from './mapping.ts'
import { nationalId } from './national-id.ts'
import { occurrenceDate } from './occurrence-date.ts'
import { ownerKey } from './owner-key.ts'
import { pattern } from './pattern.ts'
import { person } from './person.ts'
import { personAttribute } from './person-attribute.ts'
import { phone } from './phone.ts'
import { recurrence } from './recurrence.ts'
import { regularTime } from './regular-time.ts'
import { rollUp } from './roll-up.ts'
import { selfReference } from './self-reference.ts'
import { sequence } from './sequence.ts'
import { serial } from './serial.ts'
import { shifted } from './shifted.ts'
import { siblingNumber } from './sibling-number.ts'
import { slug } from './slug.ts'
import { split } from './split.ts'
import { switchKind } from './switch.ts'
import { template } from './template.ts'
import { text } from './text.ts'
import { timestamp } from './timestamp.ts'
import { url } from './url.ts'
import { uuid } from './uuid.ts'
import { touchedRow } from './touched-row.ts'

/** Every column kind. Its type keeps the name and parameters of each. */
export const knownKinds = [
  after,
  attribute,
  birthDate,
  boolean,
  bucket,
  category,
  compound,
  conditional,
  constant,
  date,
  decimal,
  email,
  entry,
  faker,
  foreignKey,
  formula,
  integer,
  ipv4,
  ipv6,
  lifecycle,
  lifecycleTime,
  lookup,
  mapping,
  nationalId,
  occurrenceDate,
  ownerKey,
  pattern,
  person,
  personAttribute,
  phone,
  recurrence,
  regularTime,
  rollUp,
  selfReference,
  sequence,
  serial,
  shifted,
  siblingNumber,
  slug,
  split,
  switchKind,
  template,
  text,
  timestamp,
  url,
  uuid,
] as const

/** Every column kind, by name. */
export const columnKinds: ReadonlyMap<string, ColumnKind> = indexByName<ColumnKind>(knownKinds)

/** Kinds of columns that are added to plans and are not available in schemas. */
export const plannedKinds = [beforeOutcome, touchedRow] as const

const innerKinds: ReadonlyMap<string, ColumnKind> = indexByName<ColumnKind>(plannedKinds)

/** @throws RangeError if there is no kind of this name */
export function columnKind(name: string): ColumnKind {
  const kind = columnKinds.get(name) ?? innerKinds.get(name)
  if (kind === undefined) throw new RangeError(`There is no column kind "${name}"; there are ${[...columnKinds.keys()].join(', ')}`)
  return kind
}
