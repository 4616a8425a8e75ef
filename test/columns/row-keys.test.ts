import { describe, expect, it } from 'vitest'
import type { SynthError } from '../../src/errors.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

const keys: Readonly<Record<string, Omit<AnyColumn, 'name'>>> = {
  uuid: { kind: 'uuid' },
  pattern: { kind: 'pattern', pattern: 'A-####', unique: true },
  'whole number': { kind: 'integer', min: 7000, max: 99_000, unique: true },
  'e-mail address': { kind: 'person_attribute', person: 'who', attribute: 'email' },
}

const sequence: AnyColumn = { name: 'id', kind: 'sequence' }

function tablesWith(key: Omit<AnyColumn, 'name'>): AnyTable[] {
  return [
    {
      name: 'tenants',
      rows: 40,
      primary_key: 'code',
      columns: [
        { name: 'who', kind: 'person', hidden: true },
        { name: 'code', ...key } as AnyColumn,
        { name: 'plan', kind: 'category', values: ['a', 'b', 'c'] },
      ],
    },
    {
      name: 'users',
      rows: { type: 'owned', by: 'tenants', min: 1, max: 9, mean: 4 },
      primary_key: 'handle',
      columns: [
        { name: 'handle', kind: 'pattern', pattern: '@????##', unique: true },
        { name: 'tenant', kind: 'owner_key', table: 'tenants' },
        { name: 'boss', kind: 'self_reference', roots: 5 },
      ],
    },
    {
      name: 'notes',
      rows: 5000,
      columns: [
        sequence,
        { name: 'tenant', kind: 'foreign_key', table: 'tenants', popularity: 0.7 },
        { name: 'tenant_plan', kind: 'lookup', through: 'tenant', column: 'plan' },
        { name: 'plan_too', kind: 'template', template: '{tenant.plan}' },
        { name: 'author', kind: 'foreign_key', table: 'users', partition_by: 'tenant' },
        { name: 'authors_tenant', kind: 'lookup', through: 'author', column: 'tenant' },
        { name: 'same_plan', kind: 'lookup', through: 'authors_tenant', column: 'plan' },
        { name: 'reviewer', kind: 'foreign_key', table: 'users', nullable: { rate: 0.25 } },
        { name: 'reviewers_boss', kind: 'lookup', through: 'reviewer', column: 'boss' },
      ],
    },
  ]
}

describe.each(Object.entries(keys))('rows that are called by a unique %s', (_name, key) => {
  const plan = compileTables(tablesWith(key), 0)
  const read = (table: string, column: string): unknown[] => columnValues(plan, 3, table, column)
  const codes = read('tenants', 'code')
  const plans = new Map(codes.map((code, row) => [code, read('tenants', 'plan')[row]]))
  const handles = read('users', 'handle')
  const tenantOf = new Map(handles.map((handle, row) => [handle, read('users', 'tenant')[row]]))
  const bossOf = new Map(handles.map((handle, row) => [handle, read('users', 'boss')[row]]))
  const notes = {
    tenants: read('notes', 'tenant'),
    authors: read('notes', 'author'),
    reviewers: read('notes', 'reviewer'),
  }

  it('should be referred to by it, with no reference to nothing', () => {
    expect(new Set(codes).size).toBe(40)
    for (const tenant of [...tenantOf.values(), ...notes.tenants]) expect(plans.has(tenant)).toBe(true)
    for (const author of notes.authors) expect(tenantOf.has(author)).toBe(true)
  })

  it('should be found by lookups through it', () => {
    expect(read('notes', 'tenant_plan')).toEqual(notes.tenants.map((tenant) => plans.get(tenant)))
    expect(read('notes', 'plan_too')).toEqual(read('notes', 'tenant_plan'))
    expect(read('notes', 'authors_tenant')).toEqual(notes.authors.map((author) => tenantOf.get(author)))
    expect(read('notes', 'same_plan')).toEqual(read('notes', 'tenant_plan'))
  })

  it('should part the rows that they own', () => {
    expect(notes.authors.map((author) => tenantOf.get(author))).toEqual(notes.tenants)
  })

  it('should be referred to by their own table without cycles', () => {
    const bosses = [...bossOf.values()]
    expect(bosses.filter((boss) => boss === null)).toHaveLength(5)
    bosses.forEach((boss, row) => {
      if (boss !== null) expect(handles.indexOf(boss)).toBeLessThan(row)
    })
  })

  it('should be null if the reference is null, like the columns that follow it', () => {
    expect(notes.reviewers.filter((reviewer) => reviewer === null)).toHaveLength(1250)
    expect(read('notes', 'reviewers_boss')).toEqual(notes.reviewers.map((reviewer) => bossOf.get(reviewer) ?? null))
  })
})

it('should keep pairs of such references different', () => {
  const pairs: AnyTable[] = [
    { name: 'left', rows: 30, primary_key: 'id', columns: [{ name: 'id', kind: 'uuid' }] },
    { name: 'right', rows: 20, primary_key: 'id', columns: [{ name: 'id', kind: 'uuid' }] },
    {
      name: 'pairs',
      rows: 600,
      unique: [['left', 'right']],
      columns: [
        { name: 'left', kind: 'foreign_key', table: 'left' },
        { name: 'right', kind: 'foreign_key', table: 'right' },
      ],
    },
  ]
  const plan = compileTables(pairs, 0)
  const [left, right] = [columnValues(plan, 1, 'pairs', 'left'), columnValues(plan, 1, 'pairs', 'right')]
  expect(new Set(left.map((id, row) => `${String(id)} ${String(right[row])}`)).size).toBe(600)
})

it.each<[string, Partial<AnyTable>, RegExp]>([
  ['no key', { columns: [{ name: 'code', kind: 'uuid' }] }, /No column identifies the rows of table "things"/],
  [
    'a key of two columns',
    {
      rows: { type: 'owned', by: 'boxes', min: 1, max: 2 },
      primary_key: ['box', 'place'],
      columns: [
        { name: 'box', kind: 'owner_key', table: 'boxes' },
        { name: 'place', kind: 'sibling_number' },
      ],
    },
    /2 columns \(box, place\)/,
  ],
])('should refuse to refer to rows that have %s', (_name, things, reason) => {
  const tables: AnyTable[] = [
    { name: 'boxes', rows: 9, columns: [sequence] },
    { name: 'things', rows: 9, columns: [], ...things },
    { name: 'uses', rows: 9, columns: [sequence, { name: 'thing', kind: 'foreign_key', table: 'things' }] },
  ]
  try {
    compileTables(tables, 0)
    expect.unreachable()
  } catch (error) {
    expect((error as SynthError).problems).toEqual([{ pointer: '/tables/2/columns/1', detail: expect.stringMatching(reason) as string }])
  }
})
