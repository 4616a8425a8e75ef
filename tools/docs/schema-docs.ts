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

/** How a component of a mixture is spread: by any other distribution. */
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
  numbers: 'Numbers and flags',
  words: 'Words and texts',
  people: 'People',
  time: 'Time',
  conditions: 'What depends on other columns',
  derived: 'What follows from other columns and tables',
  other: 'Others',
}

const limitTexts: Readonly<Record<keyof typeof limits, string>> = {
  tables: 'tables of a schema, hidden ones included',
  columnsOfTable: 'columns of one table, hidden ones included',
  columns: 'columns of all tables together',
  correlations: 'correlations of all tables together',
  nameLength: 'characters of a name',
  storyLength: 'characters of the story',
  textLength: 'characters of any other text',
  entries: 'entries of any list or map',
  number: 'as a number; as much below 0',
  depth: 'arrays and objects inside one another',
  readingDepth: 'steps by which columns read one another, one after another: 10 for a column, 3 for each operation of its formula',
  textParts: 'parts of one text, those of texts that it is made of included',
  textPartsTogether: 'parts of the texts of all columns together',
  valueLength: 'characters of the longest value of a text that is made of others',
  textWords: 'words that the parts of one text choose from, those of each part counted',
  textWordsTogether: 'words that all columns choose from together, lists that columns share counted once',
  textCharacters: 'characters of the words that the parts of one text choose from, those of each part counted',
  textCharactersTogether: 'characters of the words that all columns choose from together, lists that columns share counted once',
  distributions:
    'distributions of all columns together, those of cases and the components of mixtures included: a component counts 2, and a gamma or beta whose parameters ' +
    'are below 0.3 or above 1,000, and a component that is poisson or empirical, several times as much; a delay without a distribution counts a quarter',
  fakerColumns:
    'columns of kind faker, those inside other columns included; those of slow methods, such as `system.fileExt` or `lorem.paragraphs`, count 5',
  windowDays: 'days from `from` to `to` of a column in time',
  windowDaysTogether: 'days from `from` to `to` of all columns in time together, and those of their `peaks`',
  recurringMonths: 'months from the first day of the column that rows of a table recur since to the reference date',
  cohortMonths: 'such months times one more, halved, of all tables together: the rows that begin in a month may recur in each after it',
  children: 'as `max` where rows are owned',
  exactCounts:
    'values of a column with exact shares times the periods in which they hold, those of `totals` that are shared by it included',
  childrenSpread: 'rows by which `max` may exceed `min` where rows are owned',
}

/** The reference of the schema language as Markdown, from the descriptions that its types carry. */
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
  return `${parts.join('\n').trimEnd()}\n`
}

function introduction(): string {
  return `# The schema

<!-- Generated from the descriptions in src by "npm run docs": change them there. -->

A schema says what to generate: tables, how many rows each has, and how each column is made. It is one JSON document, the same for a
person who writes it, for a story that was understood, and for a language model. The same schema and seed give the same bytes.

A small one, of a shop with customers and their orders:

${jsonBlock(shopSchema)}
- \`customers\` is the primary table: it has as many rows as the request says, here 1000 when it says none.
- \`orders\` belong to customers: each has from 0 to 6, on average exactly 2.5, and \`customer_id\` is the key of the one that owns the order.
- \`total\` is worked out from the row; \`quantity\` and \`unit_price\` are there to be read by it and are not written.
- \`spent\` sums up what the customer's orders say: tables may read one another in both directions, as long as no value depends on itself.

Saved as \`shop.json\`, it goes as \`schema\` into the body of \`POST /api/generate-data\`, perhaps with \`rows\` of the primary table, a \`seed\` and a \`format\`:

\`\`\`sh
curl -s http://127.0.0.1:8000/api/generate-data -H 'content-type: application/json' -d "{\\"schema\\": $(cat shop.json), \\"seed\\": 7}"
\`\`\`

Editors complete and check a schema that names its JSON Schema, which the service has at \`GET /schema.json\` and the package as \`synth/schema.json\`:
\`{ "$schema": "./node_modules/synth/dist/schema.json", "version": 1, … }\`. What JSON Schema cannot say, such as columns that are not there or shares that
do not add up, \`POST /api/validate-schema\` tells: all of it at once, each with its place and what would be right.

This page: ${['Recipes', 'The document', 'Tables', 'Rows', 'Columns', 'Distributions', 'Outcomes', 'Reference lists', 'Limits'].map(linkTo).join(', ')}. Whole schemas
of seven trades, up to 40 tables, are in [examples](examples/README.md).
`
}

function documentChapter(): string {
  return `## The document

A question mark stands at what may be left out. Every property that is not listed is refused.

${propertyTable(nodeOf(schemaType), chapters)}
## Tables

${propertyTable(nodeOf(tableType), chapters)}
### Names

Tables and columns are called by letters of any script, digits and underscores, with a letter or an underscore and a letter in front:
\`orders\`, \`line_2\`, \`größe\`, \`注文\`. Names have at most ${limits.nameLength} characters and tell capitals from small letters. ${[...reservedNames].map((name) => `\`${name}\``).join(', ')} mean something in formulas and are no names.

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
  return `## Rows\n\n${nodeOf(rowsType).description ?? ''} Counts are exact; a table may count on one that stands below it.\n\n${texts.join('\n')}`
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

Every column has:

${propertyTable(common, chapters)}
Beside them stand the parameters of its kind:

${index.join('\n')}

### Missing values

\`nullable\` says which cells of a column are null.

${propertyTable(nodeOf(nullableType), chapters)}
${jsonBlock({ name: 'phone', kind: 'phone', nullable: { rate: 0.2 } })}
${sections.join('\n')}`
}

function kindSection({ name, description, params, examples, usage = [] }: ColumnKind): string {
  const shown = [...examples, ...usage].slice(0, 3).map((each) => jsonBlock({ name: `a_${name}`, kind: name, ...each }))
  return `#### ${name}\n\n${description}\n\n${propertyTable(nodeOf(params), chapters)}\n${shown.join('\n')}`
}

function distributionsChapter(): string {
  const sections = [...distributions.values()].map(
    ({ name, description, params, example }) =>
      `### ${name}\n\n${description}\n\n${propertyTable(nodeOf(params), chapters)}\n${jsonBlock({ distribution: { name, ...example } })}`,
  )
  return `## Distributions\n\nHow numbers are spread: \`distribution\` is an object with the \`name\` of one of these and its parameters. Values outside the bounds of\nthe column are moved to the nearer bound.\n\n${sections.join('\n')}`
}

function outcomesChapter(): string {
  const sections = [...outcomes.values()].map(
    ({ name, description, params, examples }) =>
      `### ${name}\n\n${description}\n\n${propertyTable(nodeOf(params), chapters)}\n${examples.map((each) => jsonBlock({ type: name, ...each })).join('\n')}`,
  )
  return `## Outcomes\n\nWhat a table comes to as a whole: entries of its \`outcomes\`, each with a \`type\` and the parameters of the type.\nThey come about in the order of this page, whatever their order in the table: a copy can be misspelled afterwards. Those that would undo one\nanother on the same column are refused. What is computed of a column that they change follows.\n\n${sections.join('\n')}`
}

function limitsChapter(): string {
  const rows = Object.entries(limits).map(([key, limit]) => `| ${limitTexts[key as keyof typeof limits]} | ${limit} |`)
  return `## Limits\n\nA schema that passes one of them is refused, with the limit in the answer.\n\n| at most | |\n|---|---|\n${rows.join('\n')}\n`
}
