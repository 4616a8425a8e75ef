import { describe, expect, it } from 'vitest'
import { SynthError } from '../../src/errors.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { compileTables } from '../engine/support/evaluate.ts'
import { owned, ownerKey, partitioned, table } from './owned-tables.ts'

function refusal(...tables: AnyTable[]): string {
  try {
    compileTables(tables, 50)
    return ''
  } catch (error) {
    if (!(error instanceof SynthError)) throw error
    return error.problems.map(({ detail }) => detail).join('; ')
  }
}

describe('partition_by is refused', () => {
  const tenants = table('tenants', { type: 'primary' }, { name: 'begun', kind: 'date', from: '2024-01-01', to: '2025-01-01' })
  const users = table('users', owned('tenants', 1, 3), ownerKey('tenant_id', 'tenants'))
  const tenantKey: AnyColumn = { name: 'tenant_id', kind: 'foreign_key', table: 'tenants' }
  const at: AnyColumn = { name: 'at', kind: 'timestamp', from: '2024-02-01', to: '2025-12-31' }
  const plain = (rows: AnyTable, ...columns: AnyColumn[]): AnyTable[] => [tenants, rows, table('tasks', 100, ...columns)]

  it.each<[string, AnyTable[], RegExp]>([
    ['by what is no key', plain(users, partitioned('user_id', 'users', 'id')), /"id" is not a key/],
    [
      'by a key that may be null',
      plain(users, { ...tenantKey, nullable: { rate: 0.1 } }, partitioned('user_id', 'users', 'tenant_id')),
      /may be null/,
    ],
    [
      'into a table that is not owned',
      plain(table('users', 10), tenantKey, partitioned('user_id', 'users', 'tenant_id')),
      /"users" are not owned/,
    ],
    [
      'into the ancestors themselves',
      plain(users, tenantKey, partitioned('other_id', 'tenants', 'tenant_id')),
      /do not belong to those of "tenants"/,
    ],
    [
      'into rows that recur',
      plain(
        table(
          'users',
          {
            type: 'recurring',
            by: 'tenants',
            since: { table: 'tenants', column: 'begun' },
            delay_months: 1,
            starting_share: 1,
            monthly_churn: 0,
          },
          ownerKey('tenant_id', 'tenants'),
        ),
        tenantKey,
        partitioned('user_id', 'users', 'tenant_id'),
      ),
      /"users" recur/,
    ],
    [
      'where there may be none',
      plain(
        table('users', owned('tenants', 0, 3), ownerKey('tenant_id', 'tenants')),
        tenantKey,
        partitioned('user_id', 'users', 'tenant_id'),
      ),
      /"tenants" may own no rows of "users".*`min` of at least 1/,
    ],
    [
      'with a time',
      plain(users, tenantKey, at, partitioned('user_id', 'users', 'tenant_id', { existing_at: 'at' })),
      /`existing_at` is not possible/,
    ],
    [
      'with popularity among siblings',
      plain(users, tenantKey, partitioned('user_id', 'users', 'tenant_id', { popularity: 1, distinct_among_siblings: true })),
      /leave one of the three out/,
    ],
    [
      'when siblings in a key may be more than the partition',
      [
        tenants,
        users,
        {
          ...table(
            'seats',
            owned('tenants', 2, 4),
            ownerKey('tenant_id', 'tenants'),
            partitioned('user_id', 'users', 'tenant_id', { distinct_among_siblings: true }),
          ),
          primary_key: ['tenant_id', 'user_id'],
        },
      ],
      /Nothing makes up to 4 rows with the same "tenant_id".*"user_id" may repeat, as up to 4 siblings share partitions that may have only 1 row/,
    ],
  ])('%s', (_name, tables, reason) => {
    expect(refusal(...tables)).toMatch(reason)
  })

  it('and any key into a table without rows', () => {
    expect(refusal(table('none', 0), table('rows', 3, { name: 'none_id', kind: 'foreign_key', table: 'none' }))).toMatch(
      /"none" has 0 rows, and 3 rows refer to it/,
    )
  })
})
