import type { ColumnOf, ColumnSchema, TableSchema } from '../../../schema/schema.ts'
import { withRate, withShares } from '../../bind/shares/shares.ts'
import { singularOf } from '../../words/words.ts'
import { percent } from '../../amounts/percent.ts'
import type { Aspect } from '../aspect.ts'
import { isReferred } from '../columns/is-referred.ts'
import type { AspectNote } from '../columns/column-place.ts'
import { choosing, withCodes } from '../columns/with-codes.ts'
import { withColumn } from '../columns/with-column.ts'
import type { AspectFamily } from './aspect-family.ts'

type Share = Extract<Aspect, { readonly type: 'share' }>

/** Shares of single values: "12% true", "52% female". */
export const shares: AspectFamily = {
  types: ['share'],
  apply: (aspects, { table, column, isOwn }) => {
    const said = aspects.filter((aspect): aspect is Share => aspect.type === 'share')
    const flag = flagOf(column, said, table, isOwn)
    if (flag !== null) return ofBoolean(said, table, flag)
    const known = withCodes(table, column, isReferred(table, column.name) ? [] : said.map(({ value }) => value))
    const own = known.columns.find(({ name }) => name === column.name) ?? column
    const chosen = choosing(own, known)
    if (chosen === null) return { reason: `${table.name}.${column.name} has no values to choose among` }
    const wanted = new Map<string, number>()
    for (const { value, share } of said) {
      const found = chosen.values.find((each) => isSame(each, value))
      if (found === undefined) return { reason: `none of the values of ${table.name}.${column.name} is ${value}` }
      wanted.set(found, share)
    }
    const changed = withShares(chosen, wanted)
    if (changed === null) return { reason: `the shares of ${table.name}.${column.name} do not add up to 100%` }
    return {
      table: withColumn(known, changed),
      notes: said.map((aspect, at) => noteOf(aspect, table, column, [...wanted.keys()][at] ?? '')),
    }
  },
}

/**
 * A flag, or a column without known values that the story says to be true in some rows; null for others.
 * @param isOwn whether the story added the column
 */
function flagOf(column: ColumnSchema, said: readonly Share[], table: TableSchema, isOwn: boolean): ColumnOf<'boolean'> | null {
  if (column.kind === 'boolean') return column
  const { name, nullable } = column
  const isUnknown = column.kind === 'text' || (isOwn && numbers.has(column.kind))
  const isFlag = isUnknown && said.every(({ value }) => /^(?:true|false|yes|no)$/i.test(value)) && !isReferred(table, name)
  return isFlag ? { name, kind: 'boolean', rate: 0.5, ...(nullable === undefined ? {} : { nullable }) } : null
}

/** Kinds of columns that a name alone may have suggested: "overtime yes 28%" is no number of hours. */
const numbers: ReadonlySet<string> = new Set(['integer', 'decimal'])

/** "(15% did)", "(22% are)": the question of the column is answered. */
const yes = /^(?:true|yes|y|1|positives?|did|do|does|are|is|were|was|have|has|had)$/i
const no = /^(?:false|no|n|0|negatives?)$/i

function ofBoolean(said: readonly Share[], table: TableSchema, column: ColumnOf<'boolean'>): ReturnType<AspectFamily['apply']> {
  const words = column.name.split('_')
  const [first] = said
  if (first === undefined || said.length > 1) return { reason: `${table.name}.${column.name} is true or false` }
  const answer = first.value.toLowerCase()
  const isTrue = yes.test(first.value) || words.some((word) => word === answer || word === singularOf(answer))
  if (!isTrue && !no.test(first.value)) return { reason: `${table.name}.${column.name} is true or false, not ${first.value}` }
  return {
    table: withColumn(table, withRate(column, isTrue ? first.share : 1 - first.share)),
    notes: [noteOf(first, table, column, isTrue)],
  }
}

const digits: ReadonlyMap<string, string> = new Map([
  ['one', '1'],
  ['ones', '1'],
  ['zero', '0'],
  ['zeros', '0'],
  ['zeroes', '0'],
])

function isSame(own: string, said: string): boolean {
  const [one, other] = [own.toLowerCase().replaceAll(/[_-]/g, ' '), said.toLowerCase().replaceAll(/[_-]/g, ' ')]
  // "F" for "female", "15% ones" of 0 and 1.
  return one === other || one === digits.get(other) || (one.length === 1 && /^(?:fe)?males?$/.test(other) && other.startsWith(one))
}

function noteOf(aspect: Share, table: TableSchema, { name }: ColumnSchema, value: string | boolean): AspectNote {
  return {
    aspect,
    text: `${percent(aspect.share)} of ${table.name}.${name} are ${value}`,
    claims: [{ type: 'share', table: table.name, column: name, value, share: aspect.share }],
  }
}
