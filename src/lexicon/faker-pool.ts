import { createRequire } from 'node:module'
import type { Faker } from '@faker-js/faker'
import { threadCache } from '../caches/thread-cache.ts'
import { parseIsoDate, secondsPerDay } from '../calendar.ts'
import { insteadOf } from '../nearest.ts'
import { type FakerList, type FakerLocale, fakerListName, parseFakerListName } from '../schema/faker-list.ts'
import { SchemaError } from '../schema/schema-error.ts'
import { fakerRenamed } from './faker-renamed.ts'
import type { ReferenceList } from './reference-list.ts'

const require = createRequire(import.meta.url)

/** Loads a locale of faker, 3 MB of memory: few plans use one. */
function loadFaker(locale: FakerLocale): Faker {
  const { faker } = require(`@faker-js/faker/locale/${locale}`) as { readonly faker: Faker }
  return faker
}

/** Maximum number of distinct values in a pool, and of calls of its method. */
const mostValues = 1000
const mostDraws = 4000
/** Approximate maximum of the characters of all values in a pool. */
const mostCharacters = 1_000_000

const seed = 2026
/**
 * The current day for methods that depend on it. Timestamps are stored relative to it, so that the reference date of a plan can replace it.
 */
const today = '2026-01-01'

/**
 * Excluded because methods of `helpers` need arguments and `fakerCore` is internal; the excluded method is deprecated and logs a warning.
 */
const refusedModules: ReadonlySet<string> = new Set(['helpers', 'fakerCore'])
const refusedMethods: ReadonlySet<string> = new Set(['image.urlLoremFlickr'])

const pools = threadCache<ReferenceList>('fakerPools', bytesOf)

/**
 * The distinct values of a method of faker, in the order of their first occurrence, with the number of occurrences as weight. The list has
 * one attribute: `text`, `number`, `boolean` (0 and 1) or `timestamp` (seconds since the start of today). Undefined for the name of another
 * list.
 * @throws SchemaError for a method that does not exist, needs arguments, or returns objects
 */
export function fakerPool(name: string): ReferenceList | undefined {
  const list = parseFakerListName(name)
  return list === null ? undefined : pools.get(name, () => buildPool(list))
}

/** `module.method` of every supported method. */
export function fakerMethods(): readonly string[] {
  const faker = loadFaker('en')
  return modulesOf(faker).flatMap((module) => methodsOf(faker, module).map((method) => `${module}.${method}`))
}

function buildPool({ locale, method }: FakerList): ReferenceList {
  const faker = loadFaker(locale)
  const make = methodNamed(faker, method)
  faker.seed(seed)
  faker.setDefaultRefDate(today)
  const seen = drawn(() => valueOf(make, method))
  const types = new Set([...seen.values()].map(({ value }) => value.type))
  const [type = 'text'] = types.size === 1 ? types : []
  const entries = [...seen.values()]
  return {
    name: fakerListName({ locale, method }),
    description: `What faker's ${method} gives.`,
    weights: entries.map(({ times }) => times),
    attributes: {
      [type]: type === 'text' ? entries.map(({ value }) => String(value.value)) : entries.map(({ value }) => Number(value.value)),
    },
  }
}

/** Approximate bytes: two for each character, and 16 for each value and its weight. */
function bytesOf({ attributes, weights }: ReferenceList): number {
  return Object.values(attributes)
    .flat()
    .reduce<number>((sum, value) => sum + (typeof value === 'string' ? 2 * value.length : 0), 16 * weights.length)
}

interface Value {
  readonly type: 'text' | 'number' | 'boolean' | 'timestamp'
  readonly value: string | number | boolean
}

interface Seen {
  readonly value: Value
  times: number
}

/** The distinct values, by their text. Values of different types with the same text count as one. */
function drawn(draw: () => Value): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>()
  let characters = 0
  for (let draws = 0; draws < mostDraws; draws++) {
    const value = draw()
    const key = String(value.value)
    const known = seen.get(key)
    if (known !== undefined) {
      known.times++
      continue
    }
    seen.set(key, { value, times: 1 })
    characters += key.length
    if (seen.size === mostValues || characters > mostCharacters) break
  }
  return seen
}

function modulesOf(faker: Faker): readonly string[] {
  return Object.keys(faker).filter((key) => !refusedModules.has(key) && !key.startsWith('_') && methodsOf(faker, key).length > 0)
}

function methodsOf(faker: Faker, module: string): readonly string[] {
  const found: unknown = Object.hasOwn(faker, module) ? faker[module as keyof Faker] : null
  if (typeof found !== 'object' || found === null) return []
  return Object.entries(found).flatMap(([name, member]) =>
    typeof member === 'function' && !refusedMethods.has(`${module}.${name}`) ? [name] : [],
  )
}

/** @throws SchemaError with a suggestion for an unknown or unsupported method */
function methodNamed(faker: Faker, path: string): () => unknown {
  const called = path
    .split('(', 1)
    .join()
    .replace(/^faker\./, '')
  const [module = '', method = '', ...rest] = path.split('.')
  if (module === 'helpers')
    throw new SchemaError(
      `faker's helpers need arguments, which a column cannot give: choose another module, or a kind such as category or template`,
    )
  const modules = modulesOf(faker)
  const renamed = methodsOf(faker, module).includes(path.slice(module.length + 1)) ? null : fakerRenamed(called)
  if (renamed !== null) throw new SchemaError(`faker has renamed ${called}: write "${renamed}"`)
  if (module === 'faker') throw new SchemaError(`Modules of faker are named without "faker.": did you mean "${called}"?`)
  if (called !== path && modules.includes(module) && methodsOf(faker, module).includes(called.slice(module.length + 1)))
    throw new SchemaError(`Methods of faker are named without parentheses: did you mean "${called}"?`)
  if (!modules.includes(module))
    throw new SchemaError(`faker has no module "${module}"${elsewhere(faker, module) ?? insteadOf(module, modules)}`)
  const methods = methodsOf(faker, module)
  if (rest.length > 0 || !methods.includes(method)) {
    const named = [method, ...rest].join('.')
    throw new SchemaError(`faker's module "${module}" has no method "${named}"${elsewhere(faker, named) ?? insteadOf(named, methods)}`)
  }
  const members: Readonly<Record<string, unknown>> = { ...(faker[module as keyof Faker] as object) }
  return members[method] as () => unknown
}

/** A suggestion if another module has a method of this name; else null. */
function elsewhere(faker: Faker, method: string): string | null {
  const wanted = method.toLowerCase()
  for (const module of modulesOf(faker)) {
    const found = methodsOf(faker, module).find((name) => name.toLowerCase() === wanted)
    if (found !== undefined) return `: did you mean "${module}.${found}"?`
  }
  return null
}

/** @throws SchemaError if the method needs arguments or returns an object or a list */
function valueOf(make: () => unknown, method: string): Value {
  const value = attempted(make, method)
  if (typeof value === 'string') return { type: 'text', value }
  if (typeof value === 'bigint') return { type: 'text', value: String(value) }
  if (typeof value === 'boolean') return { type: 'boolean', value }
  if (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER)
    return { type: 'number', value: Number(value.toFixed(digitsOf(value))) }
  if (Object.prototype.toString.call(value) === '[object Date]') {
    const start = (parseIsoDate(today) ?? 0) * secondsPerDay
    return { type: 'timestamp', value: Math.floor(Number(value) / 1000) - start }
  }
  throw new SchemaError(
    `faker's ${method} makes ${Array.isArray(value) ? 'lists' : 'objects'}, not values that a column can have: choose another method`,
  )
}

/** The largest number of digits after the point, at most 9, with which a number times 10^digits is an exact integer. */
function digitsOf(value: number): number {
  let digits = 9
  while (digits > 0 && Math.abs(value) * 10 ** digits > Number.MAX_SAFE_INTEGER) digits--
  return digits
}

function attempted(make: () => unknown, method: string): unknown {
  try {
    return make()
  } catch (error) {
    const reason =
      error instanceof Error && error.name === 'FakerError'
        ? `says: ${error.message.split('\n')[0] ?? ''}`
        : 'needs arguments, which a column cannot give'
    throw new SchemaError(`faker's ${method} ${reason}. Choose another method, or another kind of column`, { cause: error })
  }
}
