import { describe, expect, it } from 'vitest'
import { importText } from '../../src/story/imported/import-text.ts'
import { openSchema } from '../../src/library/open-schema.ts'
import { notesOf, tablesOf } from './support/tables-of.ts'

async function firstRows(text: string, rows = 60): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const world = await openSchema(importText({ text, format: null, rows }).schema, { seed: 1 })
  return world.table(world.tables[0]?.name ?? '').toArray()
}

describe('Prisma', () => {
  it('should tell a relation of many with many from the other side of a reference, in one model', () => {
    const text = `model Member {
  id        Int      @id
  fans      Member[] @relation("Fans")
  idols     Member[] @relation("Fans")
  leaderId  Int?
  leader    Member?  @relation("Team", fields: [leaderId], references: [id])
  followers Member[] @relation("Team")
}`
    expect(tablesOf(text)).toEqual([
      'Member(id integer, leaderId integer?) #id leaderId -> Member',
      '_MemberToMember(A integer, B integer) A -> Member, B -> Member',
    ])
    expect(notesOf(text)).toEqual([])
  })
})

describe('TypeScript', () => {
  it('should be read with aliases, bases, numbers and members of other types', () => {
    const text = `type Key = string
interface Stamped { id: Key; createdAt: Date }
interface Named extends Stamped { name: string }
export interface Pilot extends Named { rank: 1 | 2 | 3; grade: Grade }
enum Grade { Junior = 'junior', Senior = 'senior' }
interface Flight { no: string; pilotId: Pilot['id']; notes: string[] }`
    expect(tablesOf(text)).toEqual([
      'Pilot(id text, createdAt timestamp, name text, rank integer = 1 | 2 | 3, grade text = junior | senior)',
      'Flight(no text, pilotId any) pilotId -> Pilot',
    ])
    expect(notesOf(text)).toEqual(['6: a column cannot contain a list: it is left out'])
  })

  it('should have the members of each base once, in any net of bases', () => {
    const text = ['A', 'B', 'C']
      .map((name) => `interface ${name} extends ${Array(40).fill('A, B, C').join(', ').slice(0, 149)}, A { ${name.toLowerCase()}: number }`)
      .concat('interface D extends A, B { d: C }')
      .join('\n')
    const [, d] = tablesOf(text)
    expect(d).toBe('D(c decimal, a decimal, b decimal, dId any) dId -> C')
    expect(notesOf(text)).toEqual([])
  })

  it('should keep a base that rows refer to', () => {
    const text =
      'interface Animal { id: number; age: number }\ninterface Dog extends Animal { breed: string }\ninterface Visit { id: number; animal: Animal }'
    expect(tablesOf(text).map((table) => table.split('(')[0])).toEqual(['Animal', 'Dog', 'Visit'])
  })
})

describe('CSV', () => {
  it('should have other names of people than the rows of a sample, and whole percentages', async () => {
    const rows = await firstRows('name,age,margin\nAlice,34,10\nBob,45,25', 200)
    expect(new Set(rows.map(({ name }) => name)).size).toBeGreaterThan(50)
    expect(new Set(rows.map(({ margin }) => margin)).size).toBeGreaterThan(20)
  })

  const european =
    'Rechnung;Kunde;Betrag (EUR);Datum;Bezahlt?\nRE-2041;Anna Weber;12,50;01.02.2024;no\nRE-2042;Jonas Koch;1.250,99;15.03.2024;yes\n'

  it('should be read with semicolons, commas in numbers, and heads with units', () => {
    expect(tablesOf(european)).toEqual([
      'records(Rechnung text, Kunde text, Betrag (EUR) decimal [0, 10000] .2, Datum date, Bezahlt? text = yes | no)',
    ])
  })

  it('should have rows like its own', async () => {
    const rows = await firstRows(european)
    for (const { Rechnung: number, Kunde: name, Betrag_EUR: amount, Datum: day, Bezahlt: paid } of rows) {
      expect(number).toMatch(/^RE-204\d$|^RE-\d{4}$/)
      expect(name).toMatch(/^\p{Lu}[\p{L}.'-]+ \p{Lu}/u)
      expect(amount).toBeGreaterThan(0)
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(['yes', 'no']).toContain(paid)
    }
    expect(new Set(rows.map(({ Kunde: name }) => name)).size).toBeGreaterThan(20)
  })

  it('should keep the digits that are written, and the words of a list', async () => {
    const text = 'item,price,room,stock\nLamp,"1,299.00",Hall,4\nChair,49.00,Kitchen,11\nDesk,120.00,Hall,2\n'
    expect(tablesOf(text)).toEqual(['records(item text, price decimal [0, 10000] .2, room text, stock integer [0, 100])'])
    const rows = await firstRows(text)
    expect(new Set(rows.map(({ room }) => room))).toEqual(new Set(['Hall', 'Kitchen']))
  })

  it('should not be found in sentences', () => {
    expect(tablesOf('We have users, orders and 3 shops,\nand each user has orders, carts and 2 addresses,\nas usual.')).toEqual([])
  })
})

describe('dates of samples', () => {
  const days = (column: string, rows: readonly Readonly<Record<string, unknown>>[]): readonly string[] =>
    rows.map((row) => String(row[column]).slice(0, 10)).toSorted()

  it('should have dates within those of several rows, and begin before what follows', async () => {
    const sample = ['2023-01-04', '2023-02-01', '2023-02-20', '2023-03-04'].map((day, index) => {
      return {
        id: index + 1,
        name: ['Ann', 'Bob', 'Cid', 'Dan'][index],
        birthday: `1990-05-0${index + 1}`,
        signup: day,
        last_login: `${day.slice(0, 7)}-28T10:00:00Z`,
      }
    })
    const rows = await firstRows(JSON.stringify(sample), 400)
    const [signups, logins] = [days('signup', rows), days('last_login', rows)]
    expect([signups[0], (signups.at(-1) ?? '') <= '2023-03-04']).toEqual(['2023-01-04', true])
    expect([(logins[0] ?? '') >= '2023-01-04', (logins.at(-1) ?? '') <= '2023-03-28']).toEqual([true, true])
    expect(rows.every((row) => String(row['signup']) <= String(row['last_login']).slice(0, 10))).toBe(true)
  })

  it('should have the days of a CSV file, and ignore days that no calendar has', async () => {
    const text =
      'sale_id,sold_on,paid_on\n1,2024-05-01,2024-02-30\n2,2024-05-03,2024-05-01\n3,2024-06-01,2024-05-01\n4,2024-06-09,2024-05-01'
    const sold = days('sold_on', await firstRows(text, 300))
    expect([sold[0], sold.at(-1)]).toEqual(['2024-05-01', '2024-06-09'])
  })

  it('should ignore placeholders for missing dates', async () => {
    const sold = days('sold_on', await firstRows('sale_id,sold_on\n1,0001-01-01\n2,2024-05-03\n3,2024-05-04\n4,9999-12-31', 300))
    expect([(sold[0] ?? '') > '2000', (sold.at(-1) ?? '') < '2026']).toEqual([true, true])
  })

  it('should keep the usual days for a few rows', async () => {
    const sold = days('sold_on', await firstRows('sale_id,sold_on\n1,2024-05-01\n2,2024-05-03', 300))
    expect((sold[0] ?? '') < '2024-01-01').toBe(true)
  })
})
