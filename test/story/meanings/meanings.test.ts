import { describe, expect, it } from 'vitest'
import { checkSchema } from '../../../src/validation/check-schema.ts'
import type { ColumnSchema, Schema } from '../../../src/schema/schema.ts'
import { columnsFor, type ColumnsFor } from '../../../src/story/meanings/columns-for.ts'
import { findMeaning } from '../../../src/story/meanings/find-meaning.ts'
import { meanings } from '../../../src/story/meanings/index.ts'
import type { MeaningContext, Subject } from '../../../src/story/meanings/table-draft.ts'
import type { Row } from '../../domains/generate.ts'
import { generateSchema } from '../generate-schema.ts'

const subjects: readonly Subject[] = ['person', 'organisation', 'place', 'product', 'transaction', 'event', 'thing']
const key: ColumnSchema = { name: 'thing_id', kind: 'sequence' }

function contextFor(subject: Subject, more: Partial<MeaningContext> = {}): MeaningContext {
  const base = {
    table: 'things',
    singular: 'thing',
    subject,
    columns: [key],
    country: null,
    from: '2022-01-03',
    to: '2025-12-30',
    since: null,
  }
  return { ...base, currency: 'USD', tables: [], ...more }
}

function columnsOf(words: string, subject: Subject = 'person', more: Partial<MeaningContext> = {}): ColumnsFor {
  return columnsFor(
    words.split(',').map((each) => each.trim().split(' ')),
    contextFor(subject, more),
  )
}

function schemaOf({ columns }: ColumnsFor): Schema {
  return { version: 1, tables: [{ name: 'things', rows: { type: 'primary', count: 300 }, columns: [key, ...columns] }] }
}

function rowsOf(words: string, subject: Subject = 'person'): readonly Row[] {
  return generateSchema(schemaOf(columnsOf(words, subject)), 300)['things'] ?? []
}

const names = meanings.flatMap((meaning) => meaning.names)

describe('meanings', () => {
  it('should know at least 150 of them by 400 names, each name once', () => {
    expect(meanings.length).toBeGreaterThan(150)
    expect(new Set(names).size).toBeGreaterThan(400)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('should be names in lower case and find each by all of its names', () => {
    for (const meaning of meanings) {
      for (const name of meaning.names) {
        expect(name).toBe(name.toLowerCase())
        expect(findMeaning(name.split(' '), []).meaning.names[0], name).toBe(meaning.names[0])
      }
    }
  })

  it.each(subjects)('should make columns that are valid alone, for a table of %s', (subject) => {
    const wrong = meanings.filter(({ names: [name = ''] }) => checkSchema(schemaOf(columnsOf(name, subject))).problems.count > 0)
    expect(wrong.map(({ names: [name] }) => name)).toEqual([])
  })

  // All of them are more columns than a table can have.
  it.each(subjects.flatMap((subject) => [0, 1].map((half) => [subject, half] as const)))(
    'should make columns that generate together, for a table of %s, half %i',
    (subject, half) => {
      const some = meanings.filter((_, index) => index % 2 === half)
      const all = columnsOf(some.map(({ names: [name] }) => name).join(','), subject)
      expect(new Set(all.names).size).toBeGreaterThan(some.length - 2)
      for (const rows of subject === 'person' ? [0, 1, 60] : [60]) {
        const made = generateSchema(schemaOf(all), rows)['things'] ?? []
        expect(made).toHaveLength(rows)
        if (rows > 0) expect(Object.keys(made[0] ?? {})).toHaveLength(new Set(all.names).size + 1)
      }
      expect(all.guesses).toEqual([])
    },
  )
})

const day = (cell: unknown): number => Date.parse(String(cell))

/** What is said of a table, and what holds in each of its rows. */
const rules: readonly (readonly [words: string, subject: Subject, holds: (row: Row) => boolean])[] = [
  ['first name, last name, full name, email', 'person', (row) => row['full_name'] === `${row['first_name']} ${row['last_name']}`],
  ['end date, start date', 'event', (row) => day(row['end_date']) >= day(row['start_date'])],
  ['started at, ended at, duration', 'event', (row) => day(row['ended_at']) - day(row['started_at']) === Number(row['duration']) * 60_000],
  [
    'updated at, created at',
    'thing',
    (row) => day(row['updated_at']) >= day(row['created_at']) && day(row['updated_at']) < Date.UTC(2026, 0, 1),
  ],
  [
    'date of birth, age',
    'person',
    (row) => Math.abs((Date.UTC(2026, 0, 1) - day(row['date_of_birth'])) / 31_556_952_000 - 0.5 - Number(row['age'])) <= 0.51,
  ],
  [
    'quantity, unit price, total',
    'transaction',
    (row) => Math.abs(Number(row['quantity']) * Number(row['unit_price']) - Number(row['total'])) < 0.005,
  ],
  [
    'subtotal, tax, discount, total',
    'transaction',
    (row) => Math.abs(Number(row['subtotal']) + Number(row['tax']) - Number(row['discount']) - Number(row['total'])) < 0.005,
  ],
  [
    'weight, height, bmi',
    'person',
    (row) => Math.abs(Number(row['weight']) / (Number(row['height']) / 100) ** 2 - Number(row['bmi'])) < 0.06,
  ],
  ['shipped at, order date', 'transaction', (row) => row['shipped_at'] === null || day(row['shipped_at']) >= day(row['order_date'])],
  [
    'hire date, termination date',
    'person',
    (row) => row['termination_date'] === null || day(row['termination_date']) >= day(row['hire_date']),
  ],
  ['salary', 'person', (row) => Number(row['salary']) >= 24_000 && Number(row['salary']) <= 420_000],
  ['rating', 'product', (row) => [1, 2, 3, 4, 5].includes(Number(row['rating']))],
  ['churn probability', 'person', (row) => Number(row['churn_probability']) >= 0 && Number(row['churn_probability']) <= 1],
  ['is active', 'thing', (row) => typeof row['is_active'] === 'boolean'],
  ['lat, lng', 'place', (row) => Number(row['lat']) > 18 && Number(row['lng']) < -60],
  ['issue date, expiry date', 'thing', (row) => day(row['expiry_date']) > day(row['issue_date'])],
  ['revenue, cost, profit', 'thing', (row) => Math.abs(Number(row['revenue']) - Number(row['cost']) - Number(row['profit'])) < 0.005],
]

describe('columnsFor', () => {
  it.each(rules)('should make "%s" of a table of %s agree', (words, subject, holds) => {
    expect(
      rowsOf(words, subject)
        .filter((row) => !holds(row))
        .slice(0, 3),
    ).toEqual([])
  })

  it('should make e-mails and ids that no two rows share', () => {
    const rows = rowsOf('email, username, serial number, sku, order number, uuid')
    for (const column of ['email', 'username', 'serial_number', 'sku', 'order_number', 'uuid'])
      expect(new Set(rows.map((row) => row[column])).size, column).toBe(300)
  })

  it('should make salaries that lean to the right', () => {
    const salaries = rowsOf('annual salary')
      .map((row) => Number(row['annual_salary']))
      .toSorted((one, other) => one - other)
    const mean = salaries.reduce((sum, each) => sum + each, 0) / salaries.length
    expect(mean).toBeGreaterThan(salaries[150] ?? 0)
  })

  it('should let city, region, postal code and country agree', () => {
    const rows = rowsOf('city, region, zip code, country, country code')
    const berlin = rows.filter((row) => row['city'] === 'Berlin')
    for (const row of berlin) expect([row['country'], row['country_code'], String(row['zip_code']).length]).toEqual(['Germany', 'DE', 5])
    expect(new Set(rows.map((row) => row['country'])).size).toBeGreaterThan(3)
  })

  it('should call columns as they are said, in snake case, letters of every script kept', () => {
    expect(columnsOf('Date of Birth, größe, 顧客 名, 2fa enabled, today').names).toEqual([
      'date_of_birth',
      'größe',
      '顧客_名',
      'value_2fa_enabled',
      'value_today',
    ])
  })

  it('should make no column twice, whatever it is called', () => {
    const made = columnsOf('email, e-mail address, email, dob, date of birth')
    expect(made.names).toEqual(['email', 'email', 'email', 'dob', 'dob'])
  })

  it('should take a column that is there by its meaning', () => {
    const there: readonly ColumnSchema[] = [key, { name: 'birth_date', kind: 'birth_date', min_age: 20, max_age: 60 }]
    expect(columnsOf('dob, age', 'person', { columns: there }).names).toEqual(['birth_date', 'age'])
  })

  it('should take no name of another kind for a person', () => {
    const there: readonly ColumnSchema[] = [key, { name: 'name', kind: 'constant', value: 'The Band' }]
    const made = columnsOf('name, email', 'person', { columns: there })
    expect(checkSchema({ version: 1, tables: [{ name: 'things', rows: 3, columns: [...there, ...made.columns] }] }).problems.count).toBe(0)
    expect(made.columns.find(({ name }) => name === 'email')).toMatchObject({ person: 'person' })
  })

  it('should say what it only guesses', () => {
    const made = columnsOf('email, frobnication')
    expect(made.guesses).toEqual(['frobnication'])
    expect(rowsOf('frobnication').map(({ frobnication }) => frobnication)).toContain('frobnication 1')
    expect(columnsOf('email, shipping address').guesses).toEqual([])
  })

  it('should know other words by their beginning or end', () => {
    const made = columnsOf(
      'is frozen, has roof, number of windows, frozen at, melting date, crew count, fat pct, wear rate, depot id, crew url, harbour name, depot code, hull type, hull status, crew price, prize amount, prize usd, cargo kg, range km, wear score, gift wrapped',
      'thing',
      { tables: [{ name: 'depots', key: 'depot_id' }] },
    )
    const kinds = new Map(made.columns.map(({ name, kind }) => [name, kind]))
    expect(made.guesses).toEqual([])
    for (const [name, kind] of [
      ['is_frozen', 'boolean'],
      ['has_roof', 'boolean'],
      ['gift_wrapped', 'boolean'],
      ['number_of_windows', 'integer'],
      ['crew_count', 'integer'],
      ['frozen_at', 'timestamp'],
      ['melting_date', 'after'],
      ['fat_pct', 'decimal'],
      ['wear_rate', 'decimal'],
      ['depot_id', 'foreign_key'],
      ['crew_price', 'decimal'],
      ['prize_usd', 'decimal'],
      ['cargo_kg', 'decimal'],
      ['range_km', 'decimal'],
      ['wear_score', 'integer'],
      ['hull_status', 'category'],
      ['depot_code', 'template'],
      ['crew_url', 'text'],
    ])
      expect(kinds.get(name ?? ''), name).toBe(kind)
  })

  it('should tell which columns are money', () => {
    expect(columnsOf('salary, age, price, budget').money).toEqual(['salary', 'price', 'budget'])
  })
})
