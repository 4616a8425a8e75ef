import { describe, expect, it } from 'vitest'
import { readOutline } from '../../../src/story/outline/read-outline.ts'
import { understand } from '../../../src/story/understand.ts'
import { tokensOf } from '../../../src/story/tokens/tokens.ts'

interface Listed {
  readonly story: string
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly columns: string }>>
}

/** Tables with their columns as they are listed, in many hands. */
const stories: readonly Listed[] = [
  {
    story: 'visitors(id, nickname, email, first_seen_at), 320 rows',
    tables: { visitors: { rows: 320, columns: 'id nickname email first_seen_at' } },
  },
  {
    story: 'Table: technicians\nColumns: technician_id, first_name, last_name, job_title, salary\nRows: 240',
    tables: { technicians: { rows: 240, columns: 'technician_id first_name last_name job_title salary' } },
  },
  {
    story: '90 lamps: sku, name, price, stock',
    tables: { lamps: { rows: 90, columns: 'sku name price stock' } },
  },
  {
    story: 'Need test accounts:\n- username\n- email\n- last_login\n\n60 of them.',
    tables: { accounts: { rows: 60, columns: 'username email last_login' } },
  },
  {
    story: 'parcel_id,city,weight_kg,sent_at\n130 parcels please',
    tables: { parcels: { rows: 130, columns: 'parcel_id city weight_kg sent_at' } },
  },
  {
    story: 'I want 70 donors. The columns are donor id, age, blood type, weight and height.',
    tables: { donors: { rows: 70, columns: 'donor_id age blood_type weight height' } },
  },
  {
    story: 'pilots (pilot_id, name, hired_on); planes (plane_id, model, mileage_km). 30 pilots and 12 planes.',
    tables: { pilots: { rows: 30, columns: 'pilot_id name hired_on' }, planes: { rows: 12, columns: 'plane_id model mileage_km' } },
  },
  {
    story: 'authors (20): author_id, name\nbooks (80): book_id, author_id, title, price',
    tables: { authors: { rows: 20, columns: 'author_id name' }, books: { rows: 80, columns: 'book_id author_id title price' } },
  },
  {
    story: '| field | type |\n|---|---|\n| booking_ref | text |\n| nights | integer |\n\n40 bookings',
    tables: { bookings: { rows: 40, columns: 'booking_ref nights' } },
  },
  {
    story: 'Generate 110 notes with note_id, post_id, content, likes and created_at',
    tables: { notes: { rows: 110, columns: 'note_id post_id content likes created_at' } },
  },
  {
    story: 'a toy dataset: 50 horses, with their breed, name, weight in kg and date of birth',
    tables: { horses: { rows: 50, columns: 'breed name weight_kg date_of_birth' } },
  },
  {
    story: '1,000,000 readers with name, email, age and city',
    tables: { readers: { rows: 1_000_000, columns: 'name email age city' } },
  },
  {
    story: 'Stores - store_code, city, staff_count, yearly_turnover (85 stores)',
    tables: { stores: { rows: 85, columns: 'store_code city staff_count yearly_turnover' } },
  },
]

describe('a story that lists columns', () => {
  it.each(stories)('should give the listed tables alone, with the listed columns: $story', ({ story, tables }) => {
    const { schema } = understand(story, null)
    const written = schema.tables.map(({ name, rows, columns }) => [
      name,
      {
        rows: typeof rows === 'number' ? rows : rows.type === 'primary' ? rows.count : rows.type,
        columns: columns.flatMap((column) => (column.hidden === true ? [] : [column.name])).join(' '),
      },
    ])
    expect(Object.fromEntries(written)).toEqual(tables)
  })

  it('should give columns the types, ranges and values that stand beside their names', () => {
    const { schema } = understand('vouchers: code (unique), value (5-50), status (new/used/void), note optional text. 60 rows', null)
    const columns = schema.tables[0]?.columns ?? []
    expect(columns.filter(({ name }) => ['value', 'status'].includes(name))).toMatchObject([
      { name: 'value', min: 5, max: 50 },
      { name: 'status', kind: 'category', values: ['new', 'used', 'void'] },
    ])
    expect(columns.find(({ name }) => name === 'code')).toMatchObject({ kind: 'template' })
    expect(columns.find(({ name }) => name === 'note')).toMatchObject({ nullable: { rate: 0.1 } })
  })

  it.each([
    ['tickets: ticket_id, opened_on date (2020-2023). 40 rows', 'opened_on', { kind: 'date', from: '2020-01-01', to: '2023-12-31' }],
    ['60 badges: id, level int (1-90) unique', 'level', { kind: 'integer', min: 1, max: 90, unique: true }],
    ['60 badges: id, email (unique)', 'email', { kind: 'person_attribute' }],
    ['60 badges: id, hint text required', 'hint', { kind: 'text' }],
    ['60 badges: id, last_used_at timestamp nullable', 'last_used_at', { nullable: { rate: 0.1 } }],
    ['60 badges: id, pin exactly 4 digits, colour', 'pin', { kind: 'pattern', pattern: '####' }],
    ['60 badges; id is a uuid, weight_g is a decimal(6,1), lost is a boolean', 'weight_g', { kind: 'decimal', scale: 1 }],
  ])('should give a column what is said of it: %s', (story, name, expected) => {
    const columns = understand(story, null).schema.tables[0]?.columns ?? []
    expect(columns.find((column) => column.name === name)).toMatchObject(expected)
  })

  it('should tell what a column cannot have', () => {
    const { unused } = understand('60 badges: id, mood (unique), city', null)
    expect(unused.map(({ text }) => text)).toEqual(['unique'])
  })

  it('should give placeholders to a column of whose name nothing is known, and say so', () => {
    const { schema, facts, notes } = understand('60 badges: id, flurb, city', null)
    expect(schema.tables[0]?.columns.find(({ name }) => name === 'flurb')).toMatchObject({ kind: 'text' })
    expect(notes.join(' ')).toContain('nothing is known of "flurb"')
    expect(facts.flatMap(({ bound }) => bound.notes).filter(({ meaning }) => meaning === null)).toHaveLength(1)
  })

  it('should make no circle of tables that refer to one another', () => {
    const { schema } = understand('clients(id, parcel_id), parcels(id, driver_id), drivers(id, client_id)', null)
    const references = schema.tables.flatMap(({ columns }) => columns.filter(({ kind }) => kind === 'foreign_key'))
    expect(schema.tables.map(({ name }) => name)).toEqual(['clients', 'parcels', 'drivers'])
    expect(references.map(({ name }) => name)).toEqual(['parcel_id', 'client_id'])
  })

  it('should take names that objects have by themselves for names', () => {
    const { schema } = understand('40 badges: constructor, to_string, has_own_property (constructor)', null)
    const columns = schema.tables[0]?.columns ?? []
    expect(columns.filter(({ hidden }) => hidden !== true).map(({ name }) => name)).toEqual([
      'constructor',
      'to_string',
      'has_own_property',
    ])
  })

  it('should keep 400 columns, each once', () => {
    const names = Array.from({ length: 400 }, (_, index) => `reading_${index}`)
    const { schema } = understand(`30 logs: ${names.join(', ')}, ${names[0]}`, null)
    expect(schema.tables[0]?.columns.filter(({ hidden }) => hidden !== true)).toHaveLength(400)
  })

  it.each([
    'with a ',
    'with a, ',
    'a(',
    'columns: ',
    'the following columns:',
    'a: b ',
    'a: b, ',
    '- name\n',
    'users(id, name) ',
    'a - b ',
    'a: b; c; ',
    '5 rows, a_b ',
  ])('should come to an end with many of %j', (part) => {
    const text = part.repeat(Math.floor(20_000 / part.length))
    expect(readOutline(text, tokensOf(text)).facts.length).toBeLessThan(1000)
  })

  it('should refer to the other tables of the lists by their keys', () => {
    const { schema } = understand('clubs(club_id, name), members(member_id, club_id, email)', null)
    expect(schema.tables[1]?.columns.find(({ name }) => name === 'club_id')).toMatchObject({ kind: 'foreign_key', table: 'clubs' })
  })

  it('should tell what it cannot read beside a name', () => {
    const { unused } = understand('40 crates: crate_id, height (blue cheese moon), city', null)
    expect(unused.map(({ text }) => text)).toEqual(['blue cheese moon'])
  })

  it.each([
    'a shop with customers and orders',
    '200 tasks with status (todo, doing, done)',
    'a hotel: 40 rooms, 300 guests and 500 reservations',
    '- 10 waiters\n- 600 orders in 2024',
  ])('should not take other lists for columns: %s', (story) => {
    expect(understand(story, null).facts.filter(({ fact }) => 'list' in fact)).toEqual([])
  })
})
