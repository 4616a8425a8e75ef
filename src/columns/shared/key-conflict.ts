import { limits } from '../../schema/limits.ts'

/** The parameters by which a foreign key picks rows. */
export interface ForeignKeyParams {
  readonly popularity?: number | undefined
  readonly partition_by?: string | undefined
  readonly existing_at?: string | undefined
  readonly min_age_days?: number | undefined
  readonly distinct_among_siblings?: boolean | undefined
  readonly unreferenced?: number | undefined
  readonly row_in?: string | undefined
  readonly each?: { readonly min: number; readonly max: number } | undefined
  readonly top?: { readonly rows: number; readonly share: number } | undefined
}

/** Parameters that decide alone which rows are referred to, and how. */
const sole = {
  row_in: '`row_in` determines the rows that are referred to',
  each: '`each` deals the rows to those of the other table',
  top: '`top` deals the rows to those of the other table',
} as const

/** Why parameters of a foreign key contradict each other; null if they do not. */
export function keyConflict(params: ForeignKeyParams): string | null {
  const { existing_at: at, min_age_days: minAge, partition_by: partition, distinct_among_siblings: distinct, unreferenced } = params
  const { popularity = 0, each } = params
  if (each !== undefined && each.min > each.max) return `\`each\`: \`min\` ${each.min} exceeds \`max\` ${each.max}`
  if (each !== undefined && each.max - each.min > limits.childrenSpread)
    return `\`each\`: \`max\` can exceed \`min\` by at most ${limits.childrenSpread}`
  const { row_in: row, top } = params
  const picks = [params.popularity, partition, at, minAge, distinct, unreferenced, row, each, top].filter((param) => param !== undefined)
  const alone = (['row_in', 'each', 'top'] as const).find((name) => params[name] !== undefined)
  if (alone !== undefined) return picks.length === 1 ? null : `${sole[alone]}: leave out all other parameters except \`table\``
  if (minAge !== undefined && at === undefined) return '`min_age_days` needs `existing_at`'
  if (unreferenced !== undefined && partition !== undefined) return '`unreferenced` is not possible with `partition_by`'
  if (unreferenced !== undefined && distinct === true && (popularity > 0 || at !== undefined))
    return '`unreferenced` is not possible with `distinct_among_siblings` and `popularity` or `existing_at`'
  if (partition === undefined) return null
  if (at !== undefined)
    return '`existing_at` is not possible with `partition_by`: use it for the key that refers to the partition, because the rows of a partition exist as long as it does'
  return distinct === true && popularity > 0
    ? '`popularity` is not possible with `partition_by` and `distinct_among_siblings`: leave one of the three out'
    : null
}
