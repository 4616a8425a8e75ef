import type { RowScope } from './row-scope.ts'
import { type Sql, text } from './sql.ts'

/** The text of a template with the columns that it names, null where one of them is. */
export function templateSql(template: string, scope: RowScope): string {
  const parts = template.split(/(\{\{|\}\}|\{[^{}]+\})/u).filter((part) => part !== '')
  const written = parts.map((part) => {
    if (part === '{{' || part === '}}') return text(part.slice(1))
    if (!part.startsWith('{')) return text(part)
    const [name = '', through = null] = part.slice(1, -1).split('.').toReversed()
    return spelled(scope.column(name, through))
  })
  return `(${["''", ...written].join(' || ')})`
}

/** A cell as a response would write it. */
function spelled({ sql, type, scale }: Sql): string {
  if (type === 'text') return sql
  if (type === 'days') return `(date '1970-01-01' + (${sql})::integer)::varchar`
  if (type === 'seconds') return `strftime(make_timestamp(${sql} * 1000000), '%Y-%m-%dT%H:%M:%SZ')`
  return scale === 0 ? `(${sql})::varchar` : `(${sql}::decimal(38, ${scale}) / ${10 ** scale})::decimal(18, ${scale})::varchar`
}
