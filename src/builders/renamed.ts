/** Names under which columns read others: their own, or new ones as in `{ unit_price: 'price' }`. */
export type Renamed = string | Readonly<Record<string, string>>

/** Each new name with the name of what it reads. */
export function renamed(names: readonly Renamed[]): readonly (readonly [string, string])[] {
  return names.flatMap((name) => (typeof name === 'string' ? [[name, name] as const] : Object.entries(name)))
}
