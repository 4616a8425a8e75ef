/** Values that callers may put anywhere. */
const strange: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e300,
  -0,
  2 ** 53,
  '',
  'id',
  'x',
  '2025-01-01',
  '\uD800',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  [1, 2],
  { kind: 'sequence' },
  { name: 'normal' },
  { type: 'primary' },
]

const keys = ['name', 'kind', 'rows', 'min', 'max', 'by', '__proto__', 'constructor', 'toString', 'nullable', 'hidden', 'no_such']

/** A copy of plain JSON with one to three places changed as the numbers say: mostly into what still looks right. */
export function mutated(value: unknown, numbers: Iterable<number>): unknown {
  const stream = numbers[Symbol.iterator]()
  const next = (below: number): number => (stream.next().value as number) % Math.max(1, below)
  let copy = structuredClone(value)
  for (let left = 1 + Math.max(0, next(5) - 2); left > 0; left--) copy = mutateOnce(copy, next)
  return copy
}

type Next = (below: number) => number

function mutateOnce(root: unknown, next: Next): unknown {
  const places = placesOf(root)
  const place = places[next(places.length)]
  if (place === undefined) return strange[next(strange.length)]
  const { holder, key } = place
  const part = holder[key]
  const way = next(10)
  if (way === 0) drop(holder, key)
  else if (way === 1)
    set(holder, Array.isArray(holder) || next(2) === 0 ? key : (keys[next(keys.length)] ?? key), strange[next(strange.length)])
  else if (way === 2 && Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(part))
  else if (typeof part === 'number' && way < 7) set(holder, key, changedNumber(part, next))
  else if (typeof part === 'boolean') set(holder, key, !part)
  else {
    // Something of the same type from elsewhere: another name, another list.
    const others = places.map((each) => each.holder[each.key]).filter((other) => typeOf(other) === typeOf(part))
    set(holder, key, others[next(others.length)])
  }
  return root
}

function changedNumber(number: number, next: Next): number {
  return (
    [number + 1, number - 1, number * 2, -number, 0, 1, number / 2, number * 1000, number * 1e6, Math.round(number)][next(10)] ?? number
  )
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}

type Holder = Record<string | number, unknown>

function drop(holder: Holder, key: string | number): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}

/** Defines rather than assigns: `__proto__` is a key like others in JSON. */
function set(holder: Holder, key: string | number, value: unknown): void {
  Object.defineProperty(holder, key, { value: structuredClone(value), enumerable: true, configurable: true, writable: true })
}

function placesOf(value: unknown): { readonly holder: Holder; readonly key: string | number }[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Holder
  return Object.keys(value).flatMap((key) => [{ holder, key }, ...placesOf(holder[key])])
}
