import type { MigrationBlock } from './migration-blocks.ts'
import { sqlType } from './sql/sql-types.ts'
import type { TableDraft } from './table-draft.ts'

/** Adds a key column. @param head the text before the statements of the table */
export function addKey(draft: TableDraft, start: number, head: string, name = 'id'): void {
  draft.column(name, start, { type: /\bid: ?:uuid\b/.test(head) ? 'uuid' : 'integer' })
  draft.key = [name]
}

/** The key of a table of Rails: "id", or the one in 'primary_key: "code", id: { type: :string, limit: 6 }'. */
export function addRailsKey(draft: TableDraft, { head, start }: MigrationBlock): void {
  const name = /primary_key: ?[:"'](\w{1,100})/.exec(head)?.[1]
  const [, several] = head.split(/primary_key: ?\[/)
  if (several !== undefined) {
    draft.key = (several.split(']')[0] ?? '').match(/\w+/g) ?? []
    return
  }
  const [, type] = /\bid: ?(?:\{ ?type: ?)?:(\w{1,40})/.exec(head) ?? []
  const [, limit] = /\blimit: ?(\d{1,9})/.exec(head) ?? []
  const declared = type === undefined ? null : sqlType(type, limit === undefined ? [] : [Number(limit)])
  draft.column(name ?? 'id', start, declared ?? { type: 'integer' })
  draft.key = [name ?? 'id']
}
