import type { Domain } from '../domains/domain.ts'
import { domains } from '../domains/index.ts'

const head = `# Domains

<!-- Generated from src/domains by "npm run docs": change them there. -->

What stories know best. Each line of business has its tables (the primary one in bold, with the other words for each), shares that a story may say of it
("2% defective"), and measures whose totals by month it may say ("revenue from $50k in January to $200k in December"); measures of no money are in italics.
Beside these shares every written column of true and false, or of words that depend on nothing else, answers to its name and values.
Stories of anything else are composed of their own nouns.
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
