import { describe, expect, it } from 'vitest'
import { SynthError } from '../../src/errors.ts'
import type { SelectionRequest } from '../../src/output/selection.ts'
import { openSchema } from './opened.ts'
import { library, tableOf } from '../server/support/schemas.ts'
import { madeBytes } from './made-bytes.ts'

const request = { rows: 5, seed: 1, format: 'csv', maxRows: 1e6 }

/** The lines of a file, or the problem of a selection. */
function linesOf(selection: SelectionRequest, schema: object = library, rows: number | null = 5): readonly string[] {
  return madeBytes(openSchema({ ...request, rows, schema, ...selection }).steps())
    .toString()
    .split('\n')
    .slice(0, -1)
}

function problemOf(selection: SelectionRequest, schema: object = library): SynthError['problems'][number] | undefined {
  try {
    linesOf(selection, schema)
  } catch (error) {
    if (!(error instanceof SynthError) || error.code !== 'selection_unknown') throw error
    expect(error.problems).toHaveLength(1)
    return error.problems[0]
  }
  return undefined
}

const [header = '', ...books] = linesOf({ table: 'books' })

describe('a selection', () => {
  it('should be some rows of a table, the same as in the whole', () => {
    expect(books).toHaveLength(10)
    expect(header).toBe('book_id,author_id,price')
    for (const [offset, limit] of [
      [0, 3],
      [3, 4],
      [7, null],
      [9, 1],
      [0, 10],
      [4, 1000],
    ] as const)
      expect(linesOf({ table: 'books', offset, limit })).toEqual([
        header,
        ...books.slice(offset, limit === null ? undefined : offset + limit),
      ])
  })

  it('should be no rows beyond the end, and none for a limit of none', () => {
    for (const selection of [{ offset: 10 }, { offset: Number.MAX_SAFE_INTEGER }, { limit: 0 }, { offset: 11, limit: 5 }]) {
      const output = openSchema({ ...request, schema: library, table: 'books', ...selection })
      expect([output.rows, madeBytes(output.steps()).toString()]).toEqual([0, `${header}\n`])
    }
  })

  it('should have its columns in the order in which they are named', () => {
    const cells = books.map((line) => line.split(','))
    expect(linesOf({ table: 'books', columns: ['price', 'book_id'] })).toEqual([
      'price,book_id',
      ...cells.map(([id = '', , price = '']) => `${price},${id}`),
    ])
    expect(linesOf({ table: 'books', columns: ['author_id'], offset: 2, limit: 2 })).toEqual([
      'author_id',
      ...cells.slice(2, 4).map(([, author]) => author),
    ])
  })

  it('should be parts that are the table together, whatever their number', () => {
    for (const count of [1, 2, 3, 7, 10, 25]) {
      const parts = Array.from({ length: count }, (_, index) => linesOf({ table: 'books', part: { index, count } }))
      expect(parts.flatMap((lines) => lines.slice(1))).toEqual(books)
      expect(new Set(parts.map(([first]) => first))).toEqual(new Set([header]))
      const sizes = parts.map(({ length }) => length)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    }
  })

  it('should need no name where there is one table', () => {
    expect(linesOf({ limit: 2 }, tableOf([], 5), null)).toEqual(['thing_id', '1', '2'])
    expect(linesOf({ columns: ['thing_id'], offset: 4 }, tableOf([], 5), null)).toEqual(['thing_id', '5'])
  })

  it('should be counted by the rows that it has', () => {
    const open = (selection: SelectionRequest) => openSchema({ ...request, rows: 1e6, maxRows: 1000, schema: library, ...selection })
    expect(open({ table: 'books', limit: 1000 }).rows).toBe(1000)
    expect(() => open({ table: 'books', limit: 1001 })).toThrow(expect.objectContaining({ code: 'too_many_rows' }))
    expect(() => open({ table: 'books' })).toThrow(expect.objectContaining({ code: 'too_many_rows' }))
    expect(() => open({})).toThrow(expect.objectContaining({ code: 'too_many_rows' }))
  })

  it('should have a tag of its own', () => {
    const selections = [
      {},
      { table: 'books' },
      { table: 'authors' },
      { table: 'books', limit: 3 },
      { table: 'books', offset: 3 },
      { table: 'books', columns: ['price'] },
      { table: 'books', columns: ['price', 'book_id'] },
      { table: 'books', columns: ['book_id', 'price'] },
      { table: 'books', part: { index: 0, count: 2 } },
      { table: 'books', part: { index: 1, count: 2 } },
    ]
    const tags = selections.map((selection) => openSchema({ ...request, schema: library, ...selection }).etag)
    expect(new Set(tags).size).toBe(tags.length)
  })
})

describe('a selection of missing tables or columns', () => {
  it.each([
    [{ table: 'book' }, '/table', 'There is no table "book": did you mean "books"?'],
    [{ table: 'shelves' }, '/table', 'There is no table "shelves"; there are authors, books'],
    [{ table: 'books', columns: ['pric'] }, '/columns/0', 'Table "books" has no column "pric": did you mean "price"?'],
    [
      { table: 'books', columns: ['price', 'weight'] },
      '/columns/1',
      'Table "books" has no column "weight"; there are book_id, author_id, price',
    ],
    [{ columns: ['price'] }, '/table', 'is required with columns, offset or limit: name one of authors, books'],
    [{ offset: 1 }, '/table', 'is required'],
    [{ limit: 5 }, '/table', 'is required'],
  ])('should be refused: %j', (selection, pointer, detail) => {
    expect(problemOf(selection)).toEqual({ pointer, detail: expect.stringContaining(detail) })
  })

  it('should not find hidden tables and columns', () => {
    const [authors, hiddenBooks] = library.tables
    const tables = [{ ...authors, columns: authors?.columns.map((column) => ({ ...column, hidden: column.name === 'name' })) }]
    const schema = { version: 1, tables: [...tables, { ...hiddenBooks, hidden: true }] }
    expect(problemOf({ table: 'books' }, schema)?.detail).toBe('There is no table "books"; there is authors')
    expect(problemOf({ table: 'authors', columns: ['name'] }, schema)?.detail).toBe(
      'Table "authors" has no column "name"; there is author_id',
    )
  })
})
