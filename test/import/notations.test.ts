import { describe, expect, it } from 'vitest'
import { readCode } from '../../src/import/read-code.ts'
import { notesOf, tablesOf } from './support/tables-of.ts'

describe('GraphQL', () => {
  const text = `"""
A shop.
"""
schema { query: Query }
enum Size { S M L @deprecated }
type Query { items(first: Int = 10): [Item!]! }
interface Node { id: ID! }
type Item implements Node @key(fields: "id") {
  "Its key"
  id: ID!
  name: String! @deprecated(reason: "title")
  size: Size
  price(currency: String): Float
  photos: [String!]
  maker: Maker!
  tags: [Tag!]!
}
type Maker { id: ID!, name: String!, since: Date }
type Tag { id: ID! name: String! items: [Item!]! place: Point }
input NewItem { name: String! }`

  it('should be read with enums, references and lists on both sides', () => {
    expect(tablesOf(text)).toEqual([
      'Item(id any, name text, size text? = S | M | L, makerId any) makerId -> Maker',
      'Maker(id any, name text, since date?)',
      'Tag(id any, name text)',
      '_ItemToTag(A integer, B integer) A -> Item, B -> Tag',
    ])
  })

  it('should say what is left out', () => {
    expect(notesOf(text)).toEqual([
      '13: a field with arguments is computed: it is left out',
      '14: a column cannot contain a list: it is left out',
      '19: the type Point is unknown: place is left out',
    ])
  })
})

describe('Mermaid', () => {
  it('should be read with keys and relationships of all kinds', () => {
    const text = `---
title: Clinic
---
erDiagram
  DOCTOR ||--o{ VISIT : "sees"
  VISIT }o--|| PATIENT : of
  DOCTOR }|--|{ SKILL : has
  DOCTOR {
    int id PK "the key"
    varchar(40) name
    string email UK
  }
  VISIT {
    guid id PK
    datetime starts_at
    int doctor_id FK
    wobble oddity
  }
  PATIENT["A patient"] {
    int patient_no PK
    date born
  }`
    expect(tablesOf(text)).toEqual([
      'DOCTOR(id integer, name text (40), email text!) #id',
      'VISIT(id uuid, starts_at timestamp, doctor_id integer, oddity any, patient_id any) #id doctor_id -> DOCTOR, patient_id -> PATIENT',
      'PATIENT(patient_no integer, born date) #patient_no',
      'SKILL(id integer, name any) #id',
      'DOCTOR_SKILL(doctor_id any, skill_id any) doctor_id -> DOCTOR, skill_id -> SKILL',
    ])
  })
})

describe('Zod', () => {
  it('should be read with bounds, enums and other objects', () => {
    const text = `import { z } from 'zod'

export const roleSchema = z.enum(['admin', 'user'])
export const UserSchema = z
  .object({
    id: z.uuid(),
    email: z.string().email().max(120),
    role: roleSchema,
    age: z.coerce.number().int().min(18).max(99).optional(),
    score: z.number().positive().lte(5),
    born: z.iso.date(),
    since: z.string().datetime().nullish(),
    tags: z.array(z.string()),
    home: z.object({ city: z.string() }),
  })
  .strict()
const Post = z.object({ id: z.number().int(), author: UserSchema, state: z.literal('live') });`
    expect(tablesOf(text)).toEqual([
      'User(id uuid, email text (120), role text = admin | user, age integer? [18, 99], score decimal [0.01, 5], born date, since timestamp?, home_city text)',
      'Post(id integer, authorId any, state text = live) authorId -> User',
    ])
    expect(notesOf(text)).toEqual(['13: a column cannot have such values: it is left out'])
  })
})

describe('INSERT statements', () => {
  it('should be read as rows, those of one table together', () => {
    const text = `insert into shop."items" (id, "unit price", note, ok) values (1, -2.50, 'it''s', true), (2, 7, NULL, false)
INSERT INTO tags (item_id, label) VALUES (1, 'a')
ON CONFLICT DO NOTHING;
insert into shop.items (id, "unit price", note, ok) values (3, 1, 'b', true);`
    expect(tablesOf(text)).toEqual([
      'items(id integer [0, 10], unit price decimal [-10, 10] .1, note text?, ok boolean)',
      'tags(item_id integer [0, 1], label text)',
    ])
  })

  it('should not be read without rows', () => {
    expect(readCode('insert into orders (id, total) select 1, 2', null)).toBeNull()
  })
})

describe('CSV', () => {
  it.each([
    ['Markdown', '| id | city | amount |\n|---:|:---|--------|\n| 1 | Rome | 12.50 |\n| 2 | Paris | 7.25 |'],
    [
      'MySQL',
      '+----+-------+--------+\n| id | city  | amount |\n+----+-------+--------+\n|  1 | Rome  |  12.50 |\n|  2 | Paris |   7.25 |\n+----+-------+--------+',
    ],
    ['psql', ' id | city  | amount \n----+-------+--------\n  1 | Rome  |  12.50\n  2 | Paris |   7.25'],
    ['a paragraph above', 'My rows so far\n\nid,city,amount\n1,Rome,12.50\n2,Paris,7.25'],
    ['currencies', 'id;city;amount\n1;Rome;€ 12,50\n2;Paris;€ 7,25'],
    ['currencies behind', 'id\tcity\tamount\n1\tRome\t12.50 $\n2\tParis\t7.25 $'],
  ])('should be read as %s', (_, text) => {
    expect(tablesOf(text)).toEqual(['records(id integer [0, 10], city text, amount decimal [0, 100] .2) #id'])
  })

  it.each([
    ['order_id,total\n7,1.5\n9,2.5', 'records(order_id integer [0, 10], total decimal [0, 10] .1) #order_id'],
    ['order_id,total\n7,1.5\n7,2.5', 'records(order_id integer [0, 10], total decimal [0, 10] .1)'],
    ['user_id,item_id\n1,2\n2,2', 'records(user_id integer [0, 10], item_id integer [0, 10])'],
    ['paid,total\n1,1.5\n2,2.5', 'records(paid integer [0, 10], total decimal [0, 10] .1)'],
  ])('should have the first column as a key if it is an id that differs in each row: %j', (text, table) => {
    expect(tablesOf(text)).toEqual([table])
  })
})

describe('lists of rows', () => {
  it.each([
    [
      'JSON',
      '{"orders": [{"id": 1, "lines": [{"sku": "a", "qty": 2}], "tags": ["x"]}, {"id": 2, "lines": [], "tags": []}]}',
      ['orders(id integer [0, 10])', 'lines(sku text, qty integer [0, 10], order_id any) order_id -> orders'],
    ],
    [
      'JSON Schema',
      `{"openapi": "3.1.0", "components": {"schemas": {
        "Pet": {"type": "object", "properties": {"id": {"type": "integer"}, "owner": {"$ref": "#/components/schemas/Owner"},
          "visits": {"type": "array", "items": {"type": "object", "properties": {"cost": {"type": "number"}}}}}},
        "Owner": {"type": "object", "properties": {"id": {"type": "integer"}, "pets": {"type": "array", "items": {"$ref": "#/components/schemas/Pet"}}}}}}}`,
      ['Pet(id integer?, ownerId any?) ownerId -> Owner', 'visits(cost decimal?, petId any) petId -> Pet', 'Owner(id integer?)'],
    ],
    [
      'TypeScript',
      'interface Order { id: number; items: { sku: string; codes: { n: number }[] }[]; lines: Array<Line> }\ninterface Line { label: string; parts: Line[] }',
      [
        'Order(id decimal)',
        'items(sku text, order_id any, id integer) #id order_id -> Order',
        'codes(n decimal, item_id any) item_id -> items',
        'Line(label text, order_id any, line_id any?, id integer) #id order_id -> Order, line_id -> Line',
      ],
    ],
    [
      'Zod',
      'const Line = z.object({ label: z.string() })\nconst Order = z.object({ id: z.int(), lines: z.array(Line), items: z.array(z.object({ sku: z.string() })).min(1) })',
      ['Line(label text, order_id any) order_id -> Order', 'Order(id integer)', 'items(sku text, order_id any) order_id -> Order'],
    ],
    [
      'GraphQL',
      'type Order { id: ID! lines: [Line!]! }\ntype Line { label: String }',
      ['Order(id any)', 'Line(label text?, order_id any) order_id -> Order'],
    ],
    [
      'Python',
      'class Order(BaseModel):\n    id: int\n    lines: list[Line]\n\nclass Line(BaseModel):\n    label: str\n',
      ['Order(id integer)', 'Line(label text, order_id any) order_id -> Order'],
    ],
  ])('should become tables with a reference: %s', (_, text, tables) => {
    expect(tablesOf(text)).toEqual(tables)
  })

  it.each([
    [
      'TypeScript',
      'interface Order { id: number; lines: { sku: string }[] }\ninterface Trip { id: number; lines: { day: Date }[] }',
      [
        'Order(id decimal)',
        'lines(sku text, order_id any) order_id -> Order',
        'Trip(id decimal)',
        'Trip_lines(day timestamp, trip_id any) trip_id -> Trip',
      ],
    ],
    [
      'Zod',
      'const Order = z.object({ id: z.int(), lines: z.array(z.object({ sku: z.string() })) })\nconst Trip = z.object({ id: z.int(), lines: z.array(z.object({ day: z.date() })) })',
      [
        'Order(id integer)',
        'lines(sku text, order_id any) order_id -> Order',
        'Trip(id integer)',
        'Trip_lines(day timestamp, trip_id any) trip_id -> Trip',
      ],
    ],
    [
      'JSON',
      '{"orders": [{"id": 1, "lines": [{"sku": "a"}]}], "trips": [{"id": 2, "lines": [{"day": "2025-03-04"}]}]}',
      [
        'orders(id integer [0, 1])',
        'lines(sku text, order_id any) order_id -> orders',
        'trips(id integer [0, 10])',
        'trips_lines(day date, trip_id any) trip_id -> trips',
      ],
    ],
  ])('should be told apart by their owner if they have the same name: %s', (_, text, tables) => {
    expect(tablesOf(text)).toEqual(tables)
  })

  it('should give tables between two others their keys', () => {
    expect(tablesOf('interface Post { title: string; tags: Tag[] }\ninterface Tag { posts: Post[] }')).toEqual([
      'Post(title text, id integer) #id',
      'Tag(id integer) #id',
      '_PostToTag(A integer, B integer) A -> Post, B -> Tag',
    ])
  })

  it.each([
    ['TypeScript', 'interface A { id: number }\ninterface B { marks: string[] }'],
    ['GraphQL', 'type A { id: ID! }\ntype B { marks: [String] }'],
    ['Prisma', 'model A {\n  id Int @id\n}\nmodel B {\n  marks String[]\n}'],
  ])('should leave out a table without columns, and say so: %s', (_, text) => {
    expect(tablesOf(text).map((table) => table.split('(')[0])).toEqual(['A'])
    expect(notesOf(text)).toContainEqual(expect.stringContaining('no column of B can be imported: the table is left out'))
  })
})
