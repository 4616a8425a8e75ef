import type { ColumnBody } from '../../schema/schema.ts'
import { findMeaning, type FoundMeaning } from '../meanings/find-meaning.ts'
import { type MeaningContext, TableDraft } from '../meanings/table-draft.ts'
import { isUsualUnit } from './read-unit.ts'

/** Kinds with units. */
export const measured = new Set<ColumnBody['kind']>(['integer', 'decimal', 'formula', 'mapping'])
/** Kinds of times, whose names may mean durations as well. */
const times = new Set<ColumnBody['kind']>(['date', 'timestamp', 'shifted', 'after'])

/**
 * The meaning of a name with a unit behind it: "size (sq ft)", "duration (minutes)". The meaning of both if there is one, that of the name
 * if its numbers are in this unit anyway, else that of the unit.
 * @param table words of the table's name in the singular, the head last
 */
export function meaningIn(unit: string, words: readonly string[], table: readonly string[], context: MeaningContext): FoundMeaning {
  const whole = findMeaning([...words, ...unit.split(' ')], table)
  if (whole.isExact) return whole
  const alone = findMeaning(words, table)
  if (alone.isGuess) return whole
  const { body: made } = alone.meaning
  const body = typeof made === 'function' ? made(new TableDraft(context, new Map(), [], null), words.join('_')) : made
  // "Gender (M)" has no unit; a size in square feet is no size of clothes.
  if (!measured.has(body.kind)) return alone.isExact && words.at(-1) !== 'size' && !times.has(body.kind) ? alone : whole
  if (unit === 'percent' && body.kind === 'mapping') return alone
  const percent = unit === 'percent' ? inPercent(body) : null
  if (percent !== null) return { ...alone, meaning: { ...alone.meaning, body: percent } }
  return isUsualUnit(unit, words) ? alone : whole
}

/** Numbers from 0 to 1 as percentages. Null for numbers without a bound. */
function inPercent(body: ColumnBody): ColumnBody | null {
  if ((body.kind !== 'decimal' && body.kind !== 'integer') || body.max > 100) return null
  if (body.kind === 'integer' || body.max > 1) return body
  const { distribution } = body
  const isBeta = typeof distribution === 'object' && 'name' in distribution && distribution.name === 'beta'
  if (body.min < 0 || (distribution !== undefined && !isBeta)) return null
  const spread = isBeta ? { distribution: { ...distribution, min: distribution.min * 100, max: distribution.max * 100 } } : {}
  return { ...body, ...spread, min: body.min * 100, max: body.max * 100, scale: Math.max(1, body.scale - 2) }
}
