import type { Chance } from './chance.ts'

const strange: readonly unknown[] = [
  null,
  -1,
  0,
  1.5,
  1e308,
  '',
  'id',
  'x'.repeat(5000),
  '\u001b[2J\n',
  true,
  [],
  {},
  [[[[]]]],
  '9999-12-31',
  '{id}',
]

/** A copy of a JSON value with up to four of its parts changed or removed. */
export function mutate(value: object, chance: Chance): object {
  const copy = structuredClone(value)
  const holders: Record<string, unknown>[] = []
  collect(copy, holders)
  for (let left = 1 + chance.below(4); left > 0; left--) {
    const holder = chance.pick(holders)
    const keys = Object.keys(holder)
    if (keys.length === 0) continue
    const key = chance.pick(keys)
    if (chance.happens(0.3)) delete holder[key]
    else holder[key] = chance.pick(strange)
  }
  return copy
}

function collect(value: unknown, holders: Record<string, unknown>[]): void {
  if (typeof value !== 'object' || value === null) return
  holders.push(value as Record<string, unknown>)
  for (const part of Object.values(value)) collect(part, holders)
}
