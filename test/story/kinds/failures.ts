import type { World } from '../../../src/index.ts'
import type { Expectation } from './expectation.ts'
import type { StoryData } from './story-data.ts'

/** Why an expectation does not hold; null where it does. */
export async function failure(expected: Expectation, world: World, data: StoryData): Promise<string | null> {
  if ('any' in expected) return await failureOfAny(expected.any, world, data)
  if ('sql' in expected) return await failureOfQuery(expected, data)
  if ('told' in expected) return failureToTell(expected.told, world)
  if ('refused' in expected) return `not refused with ${expected.refused}`
  return failureOfSchema(expected, world)
}

async function failureOfAny(all: readonly Expectation[], world: World, data: StoryData): Promise<string | null> {
  const whys: string[] = []
  for (const each of all) {
    const why = await failure(each, world, data)
    if (why === null) return null
    whys.push(why)
  }
  return whys.join(' | ')
}

async function failureOfQuery(
  { sql, is, tolerance = 0 }: Extract<Expectation, { readonly sql: string }>,
  data: StoryData,
): Promise<string | null> {
  const got = await data.value(sql).catch((error: unknown) => String(error).split('\n')[0])
  const holds = typeof is === 'number' ? typeof got === 'number' && Math.abs(got - is) <= tolerance + 1e-9 : got === is
  return holds ? null : `${String(got)} instead of ${is}: ${sql}`
}

function failureToTell(told: string, { explain }: World): string | null {
  const all = [...explain.unused, ...explain.facts.filter(({ used }) => !used)].map(({ text }) => text.toLowerCase()).join(' ')
  const words = told.toLowerCase().match(/[a-z]{4,}/g) ?? []
  return words.filter((word) => all.includes(word)).length * 2 >= words.length ? null : `not told: ${told}`
}

type OfSchema = Exclude<
  Expectation,
  { readonly any: unknown } | { readonly sql: unknown } | { readonly told: unknown } | { readonly refused: unknown }
>

function failureOfSchema(expected: OfSchema, { tables }: World): string | null {
  const table = (name: string): World['tables'][number] | undefined => tables.find((each) => each.name === name)
  const names = tables.map(({ name }) => name)
  if ('rows' in expected) {
    const wrong = Object.entries(expected.rows).find(
      ([name, rows]) => !(Math.abs((table(name)?.rows ?? NaN) - rows) <= (expected.tolerance ?? 0)),
    )
    return wrong === undefined ? null : `${wrong[0]} has ${table(wrong[0])?.rows} rows instead of ${wrong[1]}`
  }
  if ('tables' in expected) {
    const isWhole =
      expected.tables.every((name) => names.includes(name)) && (expected.only !== true || names.length === expected.tables.length)
    return isWhole ? null : `tables are ${names.join(', ')}`
  }
  if ('no_table' in expected) return names.includes(expected.no_table) ? `there is a table ${expected.no_table}` : null
  if ('types' in expected) {
    const typeOf = (path: string): string | undefined =>
      table(path.split('.')[0] ?? '')?.columns.find(({ name }) => name === path.split('.')[1])?.type
    const wrong = Object.entries(expected.types).find(([path, type]) => typeOf(path)?.startsWith(type) !== true)
    return wrong === undefined ? null : `${wrong[0]} is ${typeOf(wrong[0])} instead of ${wrong[1]}`
  }
  const wrong = Object.entries(expected.columns).find(([name, columns]) => {
    const have = table(name)?.columns.map((column) => column.name) ?? []
    const keys = table(name)?.primaryKey ?? []
    return (
      !columns.every((each) => have.includes(each)) ||
      (expected.only === true && have.some((each) => !columns.includes(each) && !keys.includes(each)))
    )
  })
  return wrong === undefined
    ? null
    : `columns of ${wrong[0]} are ${
        table(wrong[0])
          ?.columns.map((column) => column.name)
          .join(', ') ?? 'not there'
      }`
}
