import { Type } from 'typebox'
import type { ColumnGroup, ColumnKind } from '../../src/columns/column-kind.ts'
import { columnKinds } from '../../src/columns/index.ts'
import { outcomes } from '../../src/outcomes/index.ts'
import { distributions, distributionSchema } from '../../src/random/distributions/index.ts'
import { columnProperties } from '../../src/validation/closed-types.ts'
import { limits } from '../../src/schema/limits.ts'
import { type Chapters, jsonBlock, propertyTable } from './markdown.ts'
import { reservedNames } from '../../src/schema/name.ts'
import { nullableType } from '../../src/schema/nullable.ts'
import { rowsExamples } from '../../src/validation/rows-examples.ts'
import { rowsType } from '../../src/schema/rows.ts'
import { correlationType, schemaType, tableType } from '../../src/schema/any-schema.ts'
import { listsChapter } from './schema-docs-lists.ts'
import { linkTo, recipesChapter } from './schema-docs-recipes.ts'
import { shopSchema } from '../../src/validation/shop-schema.ts'
import { nodeOf, type TypeNode } from '../../src/schema/type-node.ts'
import { wrapped } from './wrapped.ts'

const chapters: Chapters = new Map<object, string>([
  [nodeOf(rowsType).anyOf ?? rowsType, '[rows](#rows)'],
  [nodeOf(distributionSchema).anyOf ?? distributionSchema, '[distribution](#distributions)'],
  [componentDistribution(), '[distribution](#distributions)'],
  [columnProperties.nullable, '[missing values](#missing-values)'],
  ...listItems(schemaType.properties.tables, '[tables](#tables)'),
  ...listItems(tableType.properties.columns, '[columns](#columns)'),
  ...listItems(nodeOf(tableType.properties.outcomes), '[outcomes](#outcomes)'),
  ...listItems(nodeOf(tableType.properties.correlations), '[correlations](#correlations)'),
])

/** The type of the distribution of a mixture's component. */
function componentDistribution(): object {
  const components = nodeOf(distributionSchema).anyOf?.find(({ properties }) => properties?.['components'] !== undefined)?.properties?.[
    'components'
  ]
  const { properties } = (components?.items ?? {}) as TypeNode
  return properties?.['distribution']?.anyOf ?? distributionSchema
}

function listItems(type: object, chapter: string): [object, string][] {
  const { items } = type as TypeNode
  return [[items ?? type, chapter]]
}

const groups: Readonly<Record<ColumnGroup, string>> = {
  keys: 'Keys and relations',
  numbers: 'Numbers and booleans',
  words: 'Words and texts',
  people: 'People',
  time: 'Time',
  conditions: 'Values that depend on other columns',
  derived: 'Values computed from other columns and tables',
  other: 'Other kinds',
}

const limitTexts: Readonly<Record<keyof typeof limits, string>> = {
  tables: 'tables in a schema, including hidden ones',
  columnsOfTable: 'columns in one table, including hidden ones',
  columns: 'columns in all tables together',
  correlations: 'correlations in all tables together',
  nameLength: 'characters in a name',
  storyLength: 'characters in the story',
  textLength: 'characters in any other text',
  entries: 'entries in a list or map',
  number: 'absolute value of a number',
  depth: 'levels of nested arrays and objects',
  readingDepth: 'steps in a chain of columns that read one another: 10 for each column and 3 for each operation of its formula',
  textParts: 'parts of one text, including the parts of the texts that it contains',
  textPartsTogether: 'parts of texts in all columns together',
  valueLength: 'characters in the longest value of a text that contains other texts',
  textWords: 'words in the lists from which the parts of one text are drawn, added up over the parts',
  textWordsTogether: 'words in the lists from which all columns together are drawn; a list that columns share counts once',
  textCharacters: 'characters in the lists of words of one text, added up over its parts',
  textCharactersTogether: 'characters in the lists of words of all columns together; a list that columns share counts once',
  distributions:
    'distributions in all columns together, including those in cases and the components of mixtures. A component counts 2; a gamma or beta with ' +
    'parameters below 0.3 or above 1,000, and a component that is poisson or empirical, count several times as much; a delay without a distribution ' +
    'counts a quarter',
  fakerColumns:
    'columns of kind faker, including those inside other columns; slow methods, such as `system.fileExt` or `lorem.paragraphs`, count 5',
  windowDays: 'days from `from` to `to` in a date or timestamp column',
  windowDaysTogether: 'days from `from` to `to` in all such columns together, plus the days of their `peaks`',
  recurringMonths: 'months from the first possible start of recurring rows to the reference date',
  cohortMonths:
    'pairs of a month in which rows start and a month in which they can recur, added up over all tables: m * (m + 1) / 2 for m months',
  children: '`max` of owned rows, and of `each` of a foreign key',
  exactCounts:
    'values of a column with exact shares, multiplied by the periods in which the shares hold, including periods of `totals` that use its `shares`',
  childrenSpread: 'difference between `max` and `min` of owned rows, and of `each` of a foreign key',
}

/** docs/schema.md: the reference of the schema language, from the descriptions in its types. */
export function schemaDocs(): string {
  const parts = [
    introduction(),
    recipesChapter(),
    documentChapter(),
    rowsChapter(),
    columnsChapter(),
    distributionsChapter(),
    outcomesChapter(),
    listsChapter(),
    limitsChapter(),
  ]
  return wrapped(`${parts.join('\n').trimEnd()}\n`)
}

function introduction(): string {
  return `# The schema

<!-- Generated from the descriptions in src by "npm run docs"; make changes there. -->

A schema describes the data to generate: the tables, the number of rows of each, and how each column is made. It is one JSON document.
People write schemas, synth makes them from stories, and language models can write them. The same schema and seed give the same bytes.

A small schema of a shop with customers and orders:

${jsonBlock(shopSchema)}
- \`customers\` is the primary table. The request sets its number of rows; the default here is 1000.
- \`orders\` are owned by \`customers\`. Each customer has 0 to 6 orders, exactly 2.5 on average. \`customer_id\` has the key of the owner.
- \`total\` is computed from \`quantity\` and \`unit_price\`, which are hidden: they are not in the output.
- \`spent\` is the sum of the customer's orders. Tables can read one another in both directions, if no value depends on itself.

Save it as \`shop.json\` and send it as \`schema\` in the body of \`POST /api/generate-data\`. The body can also have \`rows\` (of the
primary table), a \`seed\` and a \`format\`:

\`\`\`sh
curl -s http://127.0.0.1:8000/api/generate-data -H 'content-type: application/json' -d "{\\"schema\\": $(cat shop.json), \\"seed\\": 7}"
\`\`\`

Editors complete and check a schema that names its JSON Schema, as in
\`{ "$schema": "./node_modules/synth/dist/schema.json", "version": 1, … }\`. The service has the JSON Schema at \`GET /schema.json\`, and the
package at \`synth/schema.json\`. It cannot express every rule. \`POST /api/validate-schema\` reports all errors at once, such as columns that
do not exist or shares that do not add up to 1, each with its position and what would be right.

On this page: ${['Recipes', 'The document', 'Tables', 'Rows', 'Columns', 'Distributions', 'Outcomes', 'Reference lists', 'Limits'].map(linkTo).join(', ')}.
[Examples](examples/README.md) are complete schemas for seven trades, with up to 40 tables.
`
}

function documentChapter(): string {
  return `## The document

A question mark after a property means that it is optional. Properties that are not listed are errors.

${propertyTable(nodeOf(schemaType), chapters)}
## Tables

${propertyTable(nodeOf(tableType), chapters)}
### Names

Names of tables and columns consist of letters of any script, digits and underscores. They begin with a letter, or with an underscore and
a letter: \`orders\`, \`line_2\`, \`größe\`, \`注文\`. Names are case-sensitive and have at most ${limits.nameLength} characters. These
words have a meaning in formulas and cannot be names: ${[...reservedNames].map((name) => `\`${name}\``).join(', ')}.

### Order by time

A table is ordered by time if it has a column of kind [date](#date) or [timestamp](#timestamp), or of kind
[occurrence_date](#occurrence_date) for recurring rows. If it has several, the first one of kind date or timestamp counts. The values of
this column ascend from row to row. Periods, such as those of exact shares and totals, are periods of this column.

### Correlations

${propertyTable(nodeOf(correlationType), chapters)}`
}

function rowsChapter(): string {
  const alternatives = nodeOf(rowsType).anyOf ?? []
  const texts = alternatives.map((type) => {
    const name = type.properties?.['type']?.const
    if (typeof name !== 'string') return `### A number\n\n${type.description ?? ''}\n\n${jsonBlock({ rows: 500 })}`
    return `### ${name}\n\n${type.description ?? ''}\n\n${propertyTable(type, chapters, new Set(['type']))}\n${jsonBlock({ rows: rowsExamples[name] })}`
  })
  return `## Rows\n\n${nodeOf(rowsType).description ?? ''} It is always exact. The rule of a table can refer to a table that follows it in the list.\n\n${texts.join('\n')}`
}

function columnsChapter(): string {
  const common: TypeNode = {
    type: 'object',
    properties: nodeOf(columnProperties).properties ?? columnProperties,
    required: ['name', 'kind'],
  }
  const kinds = [...columnKinds.values()]
  const sections = Object.entries(groups).flatMap(([group, title]) => {
    const members = kinds.filter((kind) => (kind.group ?? 'other') === group)
    return members.length === 0 ? [] : [`### ${title}\n\n${members.map(kindSection).join('\n')}`]
  })
  const index = Object.entries(groups).flatMap(([group, title]) => {
    const members = kinds.filter((kind) => (kind.group ?? 'other') === group)
    return members.length === 0 ? [] : [`- ${title}: ${members.map(({ name }) => `[${name}](#${name})`).join(', ')}`]
  })
  return `## Columns

Every column has these properties:

${propertyTable(common, chapters)}
In addition, it has the parameters of its kind:

${index.join('\n')}

### Missing values

\`nullable\` determines which cells of a column are null.

${propertyTable(nodeOf(nullableType), chapters)}
${jsonBlock({ name: 'phone', kind: 'phone', nullable: { rate: 0.2 } })}
${sections.join('\n')}`
}

function kindSection({ name, description, params, written, examples, usage = [] }: ColumnKind): string {
  const shown = [...[...examples, ...usage].slice(0, 3), ...(written?.examples ?? [])].map((each) =>
    jsonBlock({ name: 'example', kind: name, ...each }),
  )
  const type = Type.Object({ ...params.properties, ...written?.properties })
  return `#### ${name}\n\n${description}\n\n${propertyTable(nodeOf(type), chapters)}\n${shown.join('\n')}`
}

function distributionsChapter(): string {
  const sections = [...distributions.values()].map(
    ({ name, description, params, example }) =>
      `### ${name}\n\n${description}\n\n${propertyTable(nodeOf(params), chapters)}\n${jsonBlock({ distribution: { name, ...example } })}`,
  )
  return `## Distributions\n\nA \`distribution\` determines how often numbers occur. It is an object with the \`name\` of one of these distributions and its parameters.\nA value outside the bounds of the column becomes the nearer bound; with \`exact\`, such values are left out.\n\n${sections.join('\n')}`
}

function outcomesChapter(): string {
  const sections = [...outcomes.values()].map(
    ({ name, description, params, examples }) =>
      `### ${name}\n\n${description}\n\n${propertyTable(nodeOf(params), chapters)}\n${examples.map((each) => jsonBlock({ type: name, ...each })).join('\n')}`,
  )
  return `## Outcomes\n\nOutcomes determine properties of a table as a whole. Each entry of \`outcomes\` has a \`type\` and the parameters of that type.\nThey are applied in the order of this page, not in their order in the table, so a copy can have a typo. Outcomes that would undo one\nanother in the same column are refused. Columns that are computed from a changed column are computed from the changed values.\n\n${sections.join('\n')}`
}

function limitsChapter(): string {
  const rows = Object.entries(limits).map(([key, limit]) => `| ${limitTexts[key as keyof typeof limits]} | ${limit} |`)
  return `## Limits\n\nA schema that exceeds a limit is refused, and the answer states the limit.\n\n| item | maximum |\n|---|---|\n${rows.join('\n')}\n`
}
