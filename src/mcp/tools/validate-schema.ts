import { Type } from 'typebox'
import type { Problem } from '../../errors.ts'
import { openSchema } from '../../library/open-schema.ts'
import type { SchemaDocument } from '../../library/schema-document.ts'
import type { World } from '../../library/world.ts'
import { schemaProblems } from '../../server/schema-problems.ts'
import { fields } from '../fields.ts'
import { defineTool } from '../tool.ts'

/** Checks whether a schema can be generated. */
export const validateSchema = defineTool({
  name: 'validate_schema',
  title: 'Validate a schema',
  description:
    'Reports every problem of a synth schema, each with a JSON pointer and a correct alternative; for a valid schema, the row counts of its tables, warnings and the cost.',
  input: Type.Object({ schema: fields.schema, rows: fields.primaryRows, seed: fields.seed }, { additionalProperties: false }),
  call: async ({ schema, rows, seed }) => {
    const opened = await problemsOr(() => openSchema(schema as unknown as SchemaDocument, { rows, seed }))
    if (!('explain' in opened)) return { valid: false, errors: opened }
    const { tables, warnings, rows: all, estimated_bytes, cost } = opened.explain
    const counts = Object.fromEntries(tables.map((table) => [table.name, table.rows]))
    return { valid: true, errors: [], warnings, row_counts: counts, rows: all, estimated_bytes, cost }
  },
})

async function problemsOr(open: () => Promise<World>): Promise<World | readonly Problem[]> {
  try {
    return await open()
  } catch (error) {
    return schemaProblems(error)
  }
}
