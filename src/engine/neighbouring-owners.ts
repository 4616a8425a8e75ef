import type { Frame, Rows } from '../columns/column-kind.ts'

/** The rows of `list`: without a list if they are consecutive, because ranges of rows are evaluated faster. */
export function rowsOf(list: Float64Array, count: number): Rows {
  return isConsecutive(list, count) ? { first: count === 0 ? 0 : (list[0] as number), count, list: null } : { first: 0, count, list }
}

function isConsecutive(list: Float64Array, count: number): boolean {
  const first = list[0] as number
  if (count > 0 && (list[count - 1] as number) - first !== count - 1) return false
  for (let i = 1; i < count; i++) if (list[i] !== first + i) return false
  return true
}

/** Owners to evaluate, and for each row of a frame the place of its owner among them. */
export interface NeighbouringOwners {
  readonly owners: Rows
  readonly places: Float64Array
}

/** The owners of the rows of `frame`, each once for neighbouring rows that share it. Null if that saves nothing. */
export function neighbouringOwners(frame: Frame): NeighbouringOwners | null {
  const { count } = frame
  if (count === 0) return null
  return frame.rows.list === null ? spanOfOwners(frame) : runsOfOwners(frame)
}

/** Consecutive rows have consecutive owners; those without rows are evaluated, too. */
function spanOfOwners(frame: Frame): NeighbouringOwners | null {
  const { count } = frame
  const { rows } = frame.owner()
  const first = rows[0] as number
  const span = (rows[count - 1] as number) - first + 1
  if (span > count) return null
  const places = frame.float64()
  for (let i = 0; i < count; i++) places[i] = (rows[i] as number) - first
  return { owners: { first, count: span, list: null }, places }
}

function runsOfOwners(frame: Frame): NeighbouringOwners | null {
  const { count } = frame
  const { rows } = frame.owner()
  const [list, places] = [frame.float64(), frame.float64()]
  let runs = 0
  for (let i = 0; i < count; i++) {
    const row = rows[i] as number
    if (runs === 0 || list[runs - 1] !== row) list[runs++] = row
    places[i] = runs - 1
  }
  return runs > count / 2 ? null : { owners: rowsOf(list, runs), places }
}
