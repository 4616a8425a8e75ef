import { describe, expect, it } from 'vitest'
import { schemaSql } from '../../../src/formats/sql/schema-sql.ts'
import { sql } from '../../../src/formats/sql/sql.ts'
import { decode, encodeFile } from '../encode.ts'
import { outlineOf } from '../one-file.ts'
import { sampleTable } from '../sample.ts'

const people = sampleTable('people', 3)

/** The first lines of a file of statements. */
function fileOf(dialect: 'postgres' | 'mysql' | 'sqlite', ddl: boolean): string {
  return decode(encodeFile(sql, [people], { options: { dialect, ddl } }))
}

describe('statements for MySQL', () => {
  it('should say their encoding first, as clients take another one by their locale', () => {
    expect(fileOf('mysql', false)).toMatch(/^SET NAMES utf8mb4;\nINSERT INTO `people` /)
    expect(fileOf('mysql', true)).toMatch(/^SET NAMES utf8mb4;\nCREATE TABLE `people` /)
    expect(schemaSql([outlineOf(people)], 'mysql', 'sql')).toMatch(/^SET NAMES utf8mb4;\n\nCREATE TABLE `people` /)
  })

  it('should create tables that hold all characters, whatever those of the database do', () => {
    const created = '\n) CHARACTER SET utf8mb4;\n'
    expect(fileOf('mysql', true)).toContain(created)
    expect(schemaSql([outlineOf(people), { ...outlineOf(people), name: 'others' }], 'mysql', 'sql').split(created)).toHaveLength(3)
  })

  it('should write a return as an escape, which clients take out before a newline', () => {
    const layout = { type: 'text', parts: [{ type: 'literal', text: 'a\\r\r\nb' }], nullable: false } as const
    const table = { name: 't', rows: 1, columns: [{ name: 'a', layout, vector: { lanes: [], nulls: null } }] }
    expect(decode(encodeFile(sql, [table], { options: { dialect: 'mysql' } }))).toContain("('a\\\\r\\r\nb')")
    expect(decode(encodeFile(sql, [table], { options: { dialect: 'sqlite' } }))).toContain("('a\\r'||char(13)||'\nb')")
    expect(decode(encodeFile(sql, [table], { options: { dialect: 'postgres' } }))).toContain("('a\\r\r\nb')")
  })

  it.each(['postgres', 'sqlite'] as const)('should differ from the statements for %s, which do not know these words', (dialect) => {
    expect(fileOf(dialect, false)).toMatch(/^INSERT INTO "people" /)
    const statements = fileOf(dialect, true) + schemaSql([outlineOf(people)], dialect, 'sql')
    expect(statements).not.toMatch(/SET NAMES|CHARACTER SET/)
  })
})
