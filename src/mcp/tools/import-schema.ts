import { Type } from 'typebox'
import { importFormats } from '../../import/index.ts'
import { importSchema as importText } from '../../library/import-schema.ts'
import { limits } from '../../schema/limits.ts'
import { fields } from '../fields.ts'
import { defineTool } from '../tool.ts'

/** Makes a schema from tables that are declared in code. */
export const importSchema = defineTool({
  name: 'import_schema',
  title: 'Import a schema from code',
  description:
    'Makes a synth schema from CREATE TABLE statements, a model in Prisma, DBML, GraphQL, Mermaid, Python, Zod or TypeScript, classes of Java, Kotlin, C#, Go and others, a migration of Rails, Laravel or Knex, a JSON Schema, or a sample in INSERT statements, JSON or CSV, and reports by line ' +
    'what the schema does not have. Give the schema to sample_rows or dataset_links.',
  input: Type.Object(
    {
      text: Type.String({ minLength: 1, maxLength: 500_000, description: 'The declarations, or examples of rows.' }),
      format: Type.Optional(
        Type.Unsafe<string>({ type: 'string', enum: [...importFormats.keys()], description: 'Default: the first format that is found.' }),
      ),
      name: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: limits.nameLength,
          description: 'Name of a table that has none in the text, such as of a CSV sample. Default: records.',
        }),
      ),
      rows: fields.primaryRows,
    },
    { additionalProperties: false },
  ),
  call: async ({ text, format, name, rows }) => ({ ...importText(text, { format, name, rows }) }),
})
