// Writes docs/schema.md, docs/stories.md, docs/domains.md, docs/formats.md and docs/errors.md from the descriptions that the compiled code carries; run by `npm run docs`, which compiles first.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatDocs } from '../dist/src/formats/format-docs.js'
import { errorDocs } from '../dist/src/guide/error-docs.js'
import { schemaDocs } from '../dist/src/schema/schema-docs.js'
import { domainDocs } from '../dist/src/story/domain-docs.js'
import { storyDocs } from '../dist/src/story/story-docs.js'

const docs = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs')

mkdirSync(docs, { recursive: true })
writeFileSync(join(docs, 'schema.md'), schemaDocs())
writeFileSync(join(docs, 'stories.md'), storyDocs())
writeFileSync(join(docs, 'domains.md'), domainDocs())
writeFileSync(join(docs, 'formats.md'), formatDocs())
writeFileSync(join(docs, 'errors.md'), errorDocs())
