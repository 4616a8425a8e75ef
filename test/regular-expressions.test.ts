import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import { parseAst } from 'rolldown/parseAst'
import { describe, expect, it } from 'vitest'
import { publishedSchema } from '../src/validation/json-schema.ts'

const root = join(import.meta.dirname, '..')

interface Expression {
  readonly pattern: string
  readonly flags: string
  readonly place: string
}

/** Every object in a value of plain objects and lists. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

const sources = ['src', 'workers'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name)),
)

/** Two slashes on one line, beside those of comments and imports: only such a file needs to be parsed. */
const mayHaveLiteral = /(?<![/*])\/(?![/* ])[^\n]*\//

function literalsOf(file: string): readonly Expression[] {
  const text = readFileSync(join(root, file), 'utf8')
  if (!mayHaveLiteral.test(text.replaceAll(/^(?:import|export) .* from .*$/gm, ''))) return []
  return [...objectsIn(parseAst(text, { lang: 'ts' }, file))].flatMap(({ type, regex }) =>
    type === 'Literal' && regex !== undefined ? [{ ...(regex as { pattern: string; flags: string }), place: file }] : [],
  )
}

/** What callers' names and texts are held to. */
const published = [...objectsIn(publishedSchema())].flatMap(({ pattern }) =>
  typeof pattern === 'string' ? [{ pattern, flags: 'u', place: 'the JSON Schema of schemas' }] : [],
)

const expressions = [
  ...new Map([...sources.flatMap(literalsOf), ...published].map((each) => [`/${each.pattern}/${each.flags}`, each])).values(),
]

/** One class of characters, from the start, so many times at most: it is tried once. */
const bounded = /^\^(?:\\p\{\w+\}|\[(?:\\.|[^\]\\])+\])*(?:\{\d+,\d+\})?\$$/

/** Without these an expression looks at a few characters from each place. */
function repeats(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\p\{\w+\}|\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x')
  return /[*+]|\{\d+,\}|\{\d*,?\d{2,}\}/.test(bare)
}

describe('every regular expression', () => {
  it('should be found', () => {
    expect(expressions.length).toBeGreaterThan(300)
    expect(expressions).toContainEqual({ pattern: '^\\d*$', flags: '', place: 'src/server/range-asked.ts' })
  })

  it('should take linear time, whatever the text', () => {
    const judged = expressions.filter(({ pattern }) => repeats(pattern) && !bounded.test(pattern))
    expect(judged.length).toBeGreaterThan(50)
    const bad = judged.flatMap(({ pattern, flags, place }) => {
      const { status } = checkSync(pattern, flags, { timeout: 20_000 })
      return status === 'safe' ? [] : [{ pattern, flags, place, status }]
    })
    expect(bad).toEqual([])
  }, 240_000)

  it('should be made of a text of the program only where it is known which', () => {
    const made = sources.filter((file) => /\bRegExp\(/.test(readFileSync(join(root, file), 'utf8')))
    expect(made.toSorted()).toEqual([
      // Names of the schema: published, see above.
      'src/destinations/databases/derived-columns.ts',
      // The name of a field of ours.
      'src/llm/http/exchange.ts',
      // Names of the schema: published, see above.
      'src/llm/repairs/valid-names.ts',
      'src/schema/name.ts',
      // The paths of our routes.
      'src/server/allowed-methods.ts',
      // What parameters are held to: published, see above.
      'src/validation/check-value.ts',
    ])
  })
})
