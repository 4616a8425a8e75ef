import type { Domain } from '../../src/domains/domain.ts'
import { domains } from '../../src/domains/index.ts'
import { wrapped } from './wrapped.ts'

const head = `# Domains

<!-- Generated from src/domains by "npm run docs"; make changes there. -->

A domain is a trade that synth knows: its tables, their relations and their usual values. Each section begins with a short story of the
domain and lists:

- the tables, with other words that a story can use for them; the primary table, whose number of rows a request sets, is in bold;
- the shares that a story can state ("2% defective");
- the measures whose totals by month a story can state ("revenue from $50k in January to $200k in December"). Words for the same measure
  are separated by commas, measures by semicolons; measures in italics are not money.

A story can also state the share of a value in any column that does not depend on other columns, by the name of the value or of the column
("40% paid by paypal", "25% gold tier"). For other trades, synth composes the tables from the nouns of the story.
`

/** docs/domains.md: what a story can say about each domain. */
export function domainDocs(): string {
  return wrapped([head, ...[...domains.values()].map(chapter)].join('\n'))
}

function chapter({ name, description, story, nouns, rates, measures, schema }: Domain): string {
  const tables = schema.tables
    .filter(({ hidden }) => hidden !== true)
    .map(({ name: table, rows }) => {
      const isPrimary = typeof rows === 'object' && rows.type === 'primary'
      const others = (nouns[table] ?? []).filter((noun) => noun !== table && noun.endsWith('s') && noun.replaceAll(' ', '_') !== table)
      return `- ${isPrimary ? `**${table}**` : table}${others.length === 0 ? '' : `: ${others.join(', ')}`}`
    })
  const shares = rates.map(({ words }) => words[0] ?? '').join(', ')
  const totals = measures.map(({ words, unit }) => (unit === 'money' ? words.join(', ') : `*${words.join(', ')}*`)).join('; ')
  return `## ${name}

${description} Story: "${story}".

${tables.join('\n')}

Shares: ${shares}.

Measures: ${totals}.
`
}
