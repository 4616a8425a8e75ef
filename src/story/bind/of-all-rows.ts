import type { Domain } from '../../domains/domain.ts'
import { columnPath } from '../find/column-path.ts'
import type { PlaceFact } from '../facts/fact.ts'

/**
 * Places whose numbers of rows were said, "400 shoppers: 250 from Germany, 100 from Austria", with shares of all rows that were said of the table that has
 * countries: what they leave is somewhere else. Those that come to as many, or more, are all.
 */
export function ofAllRows(
  place: PlaceFact,
  facts: readonly PlaceFact[],
  { countries: paths }: Pick<Domain, 'countries'>,
  said: ReadonlyMap<string, number>,
): PlaceFact {
  const [rows] = facts.flatMap((fact) => fact.rows ?? [])
  const [all] = paths.flatMap((path) => said.get(columnPath(path).table) ?? [])
  if (rows === undefined || all === undefined || all <= rows || facts.length > 1) return place
  const part = (share: number | null): number | null => (share === null ? null : (share * rows) / all)
  return {
    ...place,
    countries: place.countries.map((each) => ({ ...each, share: part(each.share) })),
    cities: place.cities.map((each) => ({ ...each, share: part(each.share) })),
  }
}
