import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Coding } from '../src/codings/coding.ts'
import type { ColumnKind } from '../src/columns/column-kind.ts'
import type { Domain } from '../src/domains/domain.ts'
import type { Format } from '../src/formats/format.ts'
import type { ImportFormat } from '../src/import/import-format.ts'
import type { Outcome } from '../src/outcomes/outcome.ts'
import type { Distribution } from '../src/random/distributions/distribution.ts'
import type { AttributePhrase } from '../src/story/attributes/phrases/attribute-phrase.ts'
import type { Phrase } from '../src/story/phrases/phrase.ts'

type TypeName<Value> = Value extends string
  ? 'string'
  : Value extends number
    ? 'number'
    : Value extends boolean
      ? 'boolean'
      : Value extends (...args: never) => unknown
        ? 'function'
        : Value extends readonly unknown[]
          ? 'list'
          : 'object'

/** The type of each field that a member must have. */
type Fields<Member> = { readonly [Field in keyof Member as undefined extends Member[Field] ? never : Field]: TypeName<Member[Field]> }

interface Registry {
  /** The file that lists the members, below src and without its ending. */
  readonly file: string
  readonly exported: string
  readonly fields: Readonly<Record<string, string>>
}

const registryOf = <Member>(file: string, exported: string, fields: Fields<Member>): Registry => ({ file, exported, fields })

const described = { name: 'string', description: 'string' } as const
const found = { name: 'string', precedence: 'number', startsAt: 'function', read: 'function' } as const

const registries: readonly Registry[] = [
  registryOf<ColumnKind>('columns/index', 'columnKinds', { ...described, params: 'object', examples: 'list', compile: 'function' }),
  registryOf<Format>('formats/index', 'formats', {
    ...described,
    mediaType: 'function',
    accepts: 'list',
    extensions: 'list',
    scope: 'string',
    isPacked: 'boolean',
    defaults: 'object',
    sections: 'function',
    compile: 'function',
  }),
  registryOf<Phrase>('story/phrases/index', 'phrases', { ...found, description: 'string', examples: 'list' }),
  registryOf<AttributePhrase>('story/attributes/phrases/index', 'attributePhrases', found),
  registryOf<Domain>('domains/index', 'domains', {
    ...described,
    story: 'string',
    keywords: 'list',
    nouns: 'object',
    rates: 'list',
    measures: 'list',
    events: 'list',
    countries: 'list',
    currencies: 'list',
    money: 'list',
    schema: 'object',
  }),
  registryOf<Outcome>('outcomes/index', 'outcomes', {
    ...described,
    params: 'object',
    examples: 'list',
    columns: 'function',
    check: 'function',
    apply: 'function',
  }),
  registryOf<Distribution>('random/distributions/index', 'distributions', {
    ...described,
    params: 'object',
    example: 'object',
    quantile: 'function',
    cdf: 'function',
  }),
  registryOf<ImportFormat>('import/index', 'importFormats', { ...described, title: 'string', example: 'string', read: 'function' }),
  registryOf<Coding>('codings/index', 'codings', {
    name: 'string',
    extension: 'string',
    mediaType: 'string',
    compressor: 'string',
    available: 'boolean',
    encode: 'function',
    frame: 'function',
  }),
]

/** The members of a registry by name. @throws Error in a sentence if a file of it cannot be loaded */
async function membersOf({ file, exported }: Registry): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const path = join(import.meta.dirname, '..', 'dist', 'src', `${file}.js`)
  try {
    const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, ReadonlyMap<string, never> | readonly never[]>>
    return [...(module[exported]?.values() ?? [])]
  } catch (error) {
    throw new Error(`src/${file}.ts cannot be loaded: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value
}

/**
 * Looks at the members of the registries before the first test: one that lacks a field, or cannot be loaded, would make hundreds of tests
 * fail, and none of them would name it.
 * @throws Error that names the registry, the member and the field
 */
export async function setup(): Promise<void> {
  const faults: string[] = []
  for (const registry of registries) {
    for (const [place, member] of (await membersOf(registry)).entries()) {
      const name = typeof member['name'] === 'string' ? `"${member['name']}"` : `member ${place + 1}`
      for (const [field, type] of Object.entries(registry.fields)) {
        if (member[field] === undefined || member[field] === '') faults.push(`${name} in src/${registry.file}.ts has no ${field}`)
        else if (typeOf(member[field]) !== type) faults.push(`the ${field} of ${name} in src/${registry.file}.ts is not a ${type}`)
      }
    }
  }
  if (faults.length > 0) throw new Error(`${faults.join('; ')}. npm run typecheck tells where`)
}
