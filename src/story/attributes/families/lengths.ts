import { pattern, text } from '../../../builders/texts.ts'
import type { ColumnBody, ColumnSchema } from '../../../schema/schema.ts'
import { withLength } from '../../outline/with-length.ts'
import type { Aspect } from '../aspect.ts'
import { withColumn } from '../columns/with-column.ts'
import type { AspectFamily } from './aspect-family.ts'
import { withoutBody } from '../columns/without-body.ts'

type Length = Extract<Aspect, { readonly type: 'length' }>

/** Lengths of texts. New texts are letters without meaning, followed by digits. */
export const lengths: AspectFamily = {
  types: ['length'],
  apply: (aspects, { table, column, isOwn }) => {
    const said = aspects.findLast((aspect): aspect is Length => aspect.type === 'length')
    const body = said === undefined ? null : bodyFor(said, column, isOwn)
    if (said === undefined || body === null) return { reason: `the texts of ${table.name}.${column.name} have their own lengths` }
    const { min, max, of } = said
    const kept = withoutBody(column)
    return {
      table: withColumn(table, { ...kept, ...body }),
      notes: [
        {
          aspect: said,
          text: `${table.name}.${column.name} has ${min === max ? min : `${min} to ${max}`} ${of}`,
          claims: [{ type: 'length', table: table.name, column: column.name, min, max }],
        },
      ],
    }
  },
}

/** A body with texts of the said length: the existing one if it fits, else codes, else other texts. Null if the column cannot have it. */
function bodyFor(said: Length, column: ColumnSchema, isOwn: boolean): ColumnBody | null {
  const { min, max, of } = said
  const { name: _, hidden: __, nullable: ___, ...body } = column
  if (max > longest) return null
  const length = { type: 'length', min, max, of } as const
  const coded =
    min !== max
      ? null
      : (withLength(body, length) ?? (of === 'characters' ? null : withLength(pattern(of === 'digits' ? '#' : '?'), length)))
  if (coded !== null && (isOwn || JSON.stringify(coded) === JSON.stringify(body))) return coded
  return isOwn && of === 'characters' ? bodyOf(said) : null
}

/** Longer texts are prose. */
const longest = 64
const digits = 4
/** Number of different beginnings. */
const beginnings = 120
const letters = 'kamelotrifusanubedigovahy'

function bodyOf({ min, max }: Length): ColumnBody<'text'> {
  const isNumbered = min > digits + 1
  const [from, to] = isNumbered ? [min - digits, max - digits] : [min, max]
  const values = Array.from({ length: Math.max(beginnings, to - from + 1) }, (_, index) =>
    beginning(index, from + (index % (to - from + 1))),
  )
  return isNumbered ? text({ values }, { digits }) : text({ values })
}

/** Letters of a given length, different for each index. */
function beginning(index: number, length: number): string {
  return Array.from(
    { length },
    (_, at) => letters[(index * 7 + at * (3 + (index % 5)) + Math.floor(index / letters.length)) % letters.length],
  ).join('')
}
