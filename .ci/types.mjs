// Puts the declarations of the library into dist/types: those that index.d.ts reaches, whose imports end in .js, as compilers of all versions read them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const specifier = /((?:from|import\() ?['"])(\.[^'"]+)\.ts(['"])/g

/** Says what a schema is. Its declarations come from the JSON Schema: the compiler's would need those of TypeBox and of the engine. */
const schemaModule = join('library', 'schema-document')

/** @param dist where the compiler has put src, and where schema.json is */
export async function publishTypes(dist) {
  const wanted = ['index']
  for (const name of wanted) {
    const text = name === schemaModule ? await schemaTypes(dist) : readFileSync(join(dist, 'src', `${name}.d.ts`), 'utf8')
    for (const [, , path] of text.matchAll(specifier)) {
      const found = normalize(join(dirname(name), path))
      if (!wanted.includes(found)) wanted.push(found)
    }
    const file = join(dist, 'types', `${name}.d.ts`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text.replaceAll(specifier, '$1$2.js$3'))
  }
}

/** The types of a schema, its tables and its columns, with a discriminated union of all kinds of column. */
async function schemaTypes(dist) {
  const { compile } = await import('json-schema-to-typescript')
  const schema = { ...JSON.parse(readFileSync(join(dist, 'schema.json'), 'utf8')), title: 'Schema' }
  const options = { bannerComment: '', format: false, ignoreMinAndMaxItems: true }
  return `${await compile(schema, 'Schema', options)}
type Immutable<Value> = Value extends object ? { readonly [Key in keyof Value]: Immutable<Value[Key]> } : Value
/** A schema as docs/schema.md describes it: plain JSON. */
export type SchemaDocument = Immutable<Schema>
/** A table of a schema. */
export type SchemaTable = Immutable<Table>
/** A column of a schema: its kind together with the parameters of the kind. */
export type SchemaColumn = Immutable<Column>
`
}
