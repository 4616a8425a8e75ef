import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { domainDocs } from './domain-docs.ts'
import { errorDocs } from './error-docs.ts'
import { formatDocs } from './format-docs.ts'
import { schemaDocs } from './schema-docs.ts'
import { storyDocs } from './story-docs.ts'

// Writes the generated pages of docs from the descriptions in the code. Run it in the root of the repository.
const pages = {
  'schema.md': schemaDocs,
  'stories.md': storyDocs,
  'domains.md': domainDocs,
  'formats.md': formatDocs,
  'errors.md': errorDocs,
}

for (const [name, write] of Object.entries(pages)) writeFileSync(join('docs', name), write())
