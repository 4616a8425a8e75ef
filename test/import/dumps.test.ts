import { describe, expect, it } from 'vitest'
import { importText } from '../../src/story/imported/import-text.ts'
import { openSchema } from '../../src/library/open-schema.ts'
import { notesOf, tablesOf } from './support/tables-of.ts'

describe('a script of a database', () => {
  it('should not read rows, functions and triggers as sentences', () => {
    const text = `SET statement_timeout = 0;
SELECT pg_catalog.set_config('search_path', '', false);
CREATE FUNCTION public.touch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at = now();
  RETURN NEW;
END;
$$;
CREATE TABLE public.boats (id integer NOT NULL, name character varying(30), sold date);
ALTER TABLE public.boats OWNER TO app;
ALTER TABLE public.boats_id_seq OWNER TO app;
COPY public.boats (id, name, sold) FROM stdin;
1	Ann	2024-01-01
2	5% of 3,000 boats are sold in 2023	2023-01-01
\\.
CREATE TRIGGER t BEFORE UPDATE ON public.boats FOR EACH ROW EXECUTE FUNCTION public.touch();
ALTER TABLE ONLY public.boats ADD CONSTRAINT boats_pkey PRIMARY KEY (id);`
    const { schema, report } = importText({ text, format: null, rows: 20 })
    expect(schema.tables[0]).toMatchObject({ name: 'boats', primary_key: 'id' })
    expect(report.map(({ reason }) => reason)).toEqual([
      'a function is not imported',
      'only declarations are imported: these rows are not in the data',
      'a trigger is not imported',
    ])
  })

  it('should read scripts of SQL Server without semicolons', () => {
    const text = `USE [Shop]
GO
SET ANSI_NULLS ON
GO
CREATE TABLE [dbo].[Order Lines](
	[OrderID] [int] NOT NULL, [LineNo] [smallint] NOT NULL, [Total] AS ([LineNo]*2) PERSISTED, [Ok] [bit] NOT NULL,
 CONSTRAINT [PK] PRIMARY KEY CLUSTERED ([OrderID] ASC, [LineNo] ASC) WITH (PAD_INDEX = OFF) ON [PRIMARY]
) ON [PRIMARY]
GO
ALTER TABLE [dbo].[Order Lines] ADD CONSTRAINT [DF] DEFAULT ((1)) FOR [Ok]
GO
CREATE PROCEDURE dbo.Run AS
BEGIN
  SELECT 1;
END
GO`
    expect(tablesOf(text)).toEqual(['Order Lines(OrderID integer, LineNo integer, Ok boolean) #OrderID+LineNo'])
    expect(importText({ text, format: null, rows: 9 }).report.map(({ reason }) => reason)).toEqual([
      'the table is called Order_Lines: letters, digits and underscores make a name',
      'Total is computed by the database: it is left out',
      'a procedure is not imported',
    ])
  })

  it.each([
    ['ALTER TABLE t MODIFY COLUMN a VARCHAR(9) NOT NULL', 't(a text (9), b integer) #b'],
    ['ALTER TABLE t CHANGE a c DECIMAL(5,1)', 't(c decimal .1, b integer) #b'],
    ['ALTER TABLE t ALTER COLUMN a TYPE date', 't(a date, b integer) #b'],
    ['ALTER TABLE t RENAME COLUMN b TO k', 't(a text (40), k integer) #k'],
    ['ALTER TABLE t DROP COLUMN a, ADD COLUMN d time', 't(b integer, d time) #b'],
    ['ALTER TABLE t ADD (d NUMBER(6), e DATE)', 't(a text (40), b integer, d integer, e date) #b'],
    ['ALTER TABLE t ADD d int, e date', 't(a text (40), b integer, d integer, e date) #b'],
    ['ALTER TABLE t MODIFY (a VARCHAR2(8))', 't(a text (8), b integer) #b'],
  ])('should follow changes: %s', (change, table) => {
    const text = `CREATE TABLE t (a varchar(40), b int PRIMARY KEY);\n${change};`
    expect(tablesOf(text)).toEqual([table])
    expect(notesOf(text)).toEqual([])
  })

  it('should read texts of MySQL, where a backslash escapes a quote', () => {
    const text =
      "CREATE TABLE `a` (`id` int COMMENT 'it\\'s; the key', `s` enum('it''s','b') NOT NULL) ENGINE=InnoDB;\nINSERT INTO `a` VALUES (1,'O\\'Neil; x'),(2,'y');\nCREATE TABLE `b` (`id` int);"
    expect(tablesOf(text)).toEqual(["a(id integer, s text = it's | b)", 'b(id integer)'])
  })

  it('should read types of warehouses, and say what no column has', () => {
    const text = `CREATE OR REPLACE TRANSIENT TABLE a.b.sales (
  id INT64 NOT NULL OPTIONS(description="key"), who STRUCT<id INT64, name STRING>, tags ARRAY<STRUCT<k STRING, v INT64>>, score FLOAT64,
  at TIMESTAMP_NTZ(9), more VARIANT, raw BYTES, key STRING(10)
)
PARTITION BY DATE(at)
CLUSTER BY score
OPTIONS(description="all");`
    expect(tablesOf(text)).toEqual(['sales(id integer, score decimal, at timestamp, more json, key text (10))'])
    expect(notesOf(text)).toEqual([
      '2: a column cannot contain bytes, ranges, shapes or structures: it is left out',
      '2: a column cannot contain a list: it is left out',
      '3: a column cannot contain bytes, ranges, shapes or structures: it is left out',
    ])
  })

  it('should tell which orders of columns are not kept', async () => {
    const text = `CREATE TABLE stays (id int PRIMARY KEY, begins date NOT NULL, ends date, low int, high int CHECK (high <= 50),
  CHECK (ends > begins), CHECK (low < high))`
    const { schema, report } = importText({ text, format: null, rows: 200 })
    expect(report).toEqual([expect.objectContaining({ text: 'CHECK (low < high)' })])
    const world = await openSchema(schema, { seed: 1 })
    for await (const { begins, ends } of world.table('stays').rows()) expect(String(ends) > String(begins)).toBe(true)
  })
})
