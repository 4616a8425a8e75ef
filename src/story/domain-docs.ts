import type { Domain } from '../domains/domain.ts'
import { domains } from '../domains/index.ts'

const head = `# Domains

<!-- Generated from src/domains by "npm run docs": change them there. -->

The trades that stories know best. Each has its tables, with the other words for each and the primary one in bold; shares that a story may set
("2% defective"); and measures whose totals by month it may set ("revenue from $50k in January to $200k in December"), those that are no money in italics.
A story may also set the share of any value that a column of its own has, by the name of the value or column ("40% paid by paypal", "25% gold tier"), unless it
follows from other columns. Stories of anything else are composed of their own nouns.
`

/** docs/domains.md: what stories may say of each domain. */
export function domainDocs(): string {
  return [head, ...[...domains.values()].map(chapter)].join('\n')
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

${description} "${story}"

${tables.join('\n')}

Shares: ${shares}.
Measures: ${totals}.
`
}
