import { describe, expect, it } from 'vitest'
import type { AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables, listCells, tableOf, valuesOf } from '../engine/support/evaluate.ts'
import { lookup, owned, ownerKey, partitioned, table } from './owned-tables.ts'

const seed = 21

const tracker: readonly AnyTable[] = [
  table('tenants', { type: 'primary' }),
  table('teams', owned('tenants', 1, 3), ownerKey('tenant_id', 'tenants')),
  table('users', owned('teams', 1, 9), ownerKey('team_id', 'teams'), lookup('tenant_id', 'team_id')),
  table('projects', owned('tenants', 1, 5), ownerKey('tenant_id', 'tenants'), partitioned('lead_id', 'users', 'tenant_id')),
  table(
    'tasks',
    owned('projects', 0, 12),
    ownerKey('project_id', 'projects'),
    lookup('tenant_id', 'project_id'),
    partitioned('assignee_id', 'users', 'tenant_id', { popularity: 1.1 }),
    lookup('assignee_tenant', 'assignee_id', 'tenant_id'),
  ),
  table(
    'comments',
    owned('tasks', 0, 4),
    ownerKey('task_id', 'tasks'),
    lookup('tenant_id', 'task_id'),
    partitioned('author_id', 'users', 'tenant_id'),
  ),
  table(
    'reviews',
    { type: 'ratio', of: 'tasks', ratio: 0.5, min: 0 },
    { name: 'task_id', kind: 'foreign_key', table: 'tasks' },
    lookup('assignee_id', 'task_id'),
    lookup('tenant_id', 'assignee_id'),
    partitioned('reviewer_id', 'users', 'tenant_id', { popularity: 0.5 }),
    partitioned('project_id', 'projects', 'tenant_id'),
  ),
]

describe('partition_by', () => {
  it.each([0, 1, 2, 70, 900])('should keep %d tenants apart, through any number of tables', (tenants) => {
    const plan = compileTables(tracker, tenants)
    const read = (name: string, column: string): number[] => columnValues(plan, seed, name, column) as number[]
    const tenantOf = read('users', 'tenant_id')
    for (const [name, column] of [
      ['projects', 'lead_id'],
      ['tasks', 'assignee_id'],
      ['comments', 'author_id'],
      ['reviews', 'reviewer_id'],
    ] as const)
      expect(read(name, column).map((user) => tenantOf[user - 1])).toEqual(read(name, 'tenant_id'))
    expect(read('tasks', 'assignee_tenant')).toEqual(read('tasks', 'tenant_id'))
    const projects = read('projects', 'tenant_id')
    expect(read('reviews', 'project_id').map((project) => projects[project - 1])).toEqual(read('reviews', 'tenant_id'))
  })

  it('should refer to every row of a partition in the long run, and to few often where they are popular', () => {
    const plan = compileTables(
      [
        table('tenants', { type: 'primary' }),
        table('users', owned('tenants', 5, 400), ownerKey('tenant_id', 'tenants')),
        table(
          'logins',
          { type: 'ratio', of: 'users', ratio: 12 },
          { name: 'tenant_id', kind: 'foreign_key', table: 'tenants' },
          partitioned('even_id', 'users', 'tenant_id'),
          partitioned('user_id', 'users', 'tenant_id', { popularity: 1 }),
        ),
      ],
      20,
    )
    const tenantOf = columnValues(plan, seed, 'users', 'tenant_id') as number[]
    const counted = (column: string): number[][] => {
      const counts = tenantOf.map(() => 0)
      for (const user of columnValues(plan, seed, 'logins', column) as number[]) counts[user - 1] = (counts[user - 1] ?? 0) + 1
      return Array.from({ length: 20 }, (_, tenant) =>
        counts.filter((_count, user) => tenantOf[user] === tenant + 1).toSorted((a, b) => b - a),
      )
    }
    for (const counts of counted('even_id')) expect(counts.filter((count) => count === 0).length).toBeLessThan(counts.length * 0.02 + 1)
    for (const counts of counted('user_id')) {
      // Zipf's law of exponent 1: the second is referred to half as often as the first.
      const [first = 0, second = 0] = counts
      const sum = counts.reduce((total, count) => total + count, 0)
      const harmonic = counts.reduce((total, _count, rank) => total + 1 / (rank + 1), 0)
      expect(first / (sum / harmonic)).toBeGreaterThan(0.8)
      expect(first / (sum / harmonic)).toBeLessThan(1.2)
      expect(second / first).toBeLessThan(0.75)
    }
  })

  it('should have siblings refer to different rows while there are enough', () => {
    const plan = compileTables(
      [
        table('shops', 40),
        table('dishes', owned('shops', 3, 12), ownerKey('shop_id', 'shops')),
        table('orders', { type: 'primary' }, { name: 'shop_id', kind: 'foreign_key', table: 'shops' }),
        {
          ...table(
            'items',
            owned('orders', 0, 3),
            ownerKey('order_id', 'orders'),
            lookup('shop_id', 'order_id'),
            partitioned('dish_id', 'dishes', 'shop_id', { distinct_among_siblings: true }),
          ),
          primary_key: ['order_id', 'dish_id'],
        },
      ],
      4000,
    )
    const [orders, dishes] = [columnValues(plan, seed, 'items', 'order_id'), columnValues(plan, seed, 'items', 'dish_id')]
    expect(new Set(orders.map((order, row) => `${String(order)} ${String(dishes[row])}`)).size).toBe(orders.length)
  })

  it('should have members of a project once each, and of its tenant, up to all of them', () => {
    for (const tenants of [0, 1, 300]) {
      const members: AnyTable = {
        ...table(
          'members',
          owned('projects', 2, 4),
          ownerKey('project_id', 'projects'),
          lookup('tenant_id', 'project_id'),
          partitioned('user_id', 'users', 'tenant_id', { distinct_among_siblings: true }),
        ),
        primary_key: ['project_id', 'user_id'],
      }
      const plan = compileTables(
        [
          table('tenants', { type: 'primary' }),
          table('users', owned('tenants', 4, 6), ownerKey('tenant_id', 'tenants')),
          table('projects', owned('tenants', 1, 9), ownerKey('tenant_id', 'tenants')),
          members,
        ],
        tenants,
      )
      const [project, tenant, user] = ['project_id', 'tenant_id', 'user_id'].map(
        (column) => columnValues(plan, seed, 'members', column) as number[],
      ) as [number[], number[], number[]]
      const tenantOf = columnValues(plan, seed, 'users', 'tenant_id')
      expect(user.map((id) => tenantOf[id - 1])).toEqual(tenant)
      expect(new Set(user.map((id, row) => `${project[row]} ${id}`)).size).toBe(user.length)
    }
  })

  it('should be the same in lists', () => {
    const plan = compileTables(tracker, 500)
    const whole = columnValues(plan, seed, 'tasks', 'assignee_id')
    const rows = [0, tableOf(plan, 'tasks').plan.rows - 1, 700, 3, 700]
    expect(valuesOf(listCells(plan, seed, 'tasks', 'assignee_id', rows))).toEqual(rows.map((row) => whole[row]))
  })
})
