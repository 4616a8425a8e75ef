// Writes docs/schema.md from the descriptions that the compiled code carries; run by `npm run docs`, which compiles first.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { schemaDocs } from '../dist/src/schema/schema-docs.js'

const docs = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs')

mkdirSync(docs, { recursive: true })
writeFileSync(join(docs, 'schema.md'), schemaDocs())
