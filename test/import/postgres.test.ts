import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importText } from '../../src/story/imported/import-text.ts'
import { openSchema } from '../../src/library/open-schema.ts'

/** Declarations that PostgreSQL reads, too: what we make of them must keep to every one of their rules. */
const scripts: Readonly<Record<string, string>> = {
  'a shop as pg_dump writes it': `
CREATE TYPE public.order_status AS ENUM ('new', 'paid', 'shipped');
CREATE DOMAIN percent AS integer CHECK (VALUE BETWEEN 0 AND 100);
CREATE TABLE public.customers (
  id integer NOT NULL, first_name character varying(40) NOT NULL, email character varying(120) NOT NULL,
  country char(2) NOT NULL, discount percent, referred_by integer, meta jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT discount_check CHECK (((discount >= 0) AND (discount <= 90))));
CREATE TABLE public.products (
  sku varchar(12) PRIMARY KEY, name text NOT NULL, price numeric(8,2) NOT NULL CHECK (price > 0), weight_kg double precision CHECK (weight_kg > 0 AND weight_kg < 50),
  category text NOT NULL CHECK (category = ANY (ARRAY['toys'::text, 'books'::text])), tags text[], active boolean DEFAULT true NOT NULL);
CREATE TABLE public.orders (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY, customer_id integer NOT NULL, status public.order_status NOT NULL, ordered_on date NOT NULL, closes time NOT NULL);
CREATE TABLE order_items (
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE, product_sku varchar(12) NOT NULL REFERENCES products(sku),
  quantity smallint NOT NULL DEFAULT 1 CHECK (quantity BETWEEN 1 AND 10), PRIMARY KEY (order_id, product_sku));
CREATE TABLE profiles (customer_id integer PRIMARY KEY, bio varchar(200), phone varchar(30), nick varchar(5) NOT NULL);
ALTER TABLE ONLY public.customers ADD CONSTRAINT customers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.customers ADD CONSTRAINT customers_email_key UNIQUE (email);
ALTER TABLE ONLY public.orders ADD CONSTRAINT orders_fk FOREIGN KEY (customer_id) REFERENCES public.customers(id) ON DELETE CASCADE;
ALTER TABLE public.customers ADD FOREIGN KEY (referred_by) REFERENCES customers(id);
ALTER TABLE profiles ADD FOREIGN KEY (customer_id) REFERENCES customers(id);
CREATE UNIQUE INDEX items_once ON order_items USING btree (order_id, product_sku);`,
  'circles and references to itself': `
CREATE TABLE teams (id serial PRIMARY KEY, name varchar(60) UNIQUE NOT NULL, captain_id integer);
CREATE TABLE players (id serial PRIMARY KEY, team_id integer NOT NULL REFERENCES teams, code char(8) NOT NULL UNIQUE, level int NOT NULL CHECK (level IN (1, 2, 3)));
ALTER TABLE teams ADD FOREIGN KEY (captain_id) REFERENCES players (id);
CREATE TABLE categories (id int PRIMARY KEY, parent_id int REFERENCES categories, title varchar(30) NOT NULL, score real CHECK (score >= 0 AND score < 1));`,
}

describe.each(Object.entries(scripts))('the data of %s', (_, script) => {
  let database: PGlite
  beforeAll(async () => void (database = await PGlite.create()))
  afterAll(() => database.close())

  it('should keep to every rule that PostgreSQL checks', async () => {
    const { schema } = importText({ text: script, format: null, rows: 200 })
    const world = await openSchema(schema, { seed: 3 })
    await database.exec(script)
    await database.exec("SET session_replication_role = 'replica'")
    for (const { name } of world.tables) {
      const rows: unknown[] = []
      for await (const row of world.table(name).rows()) rows.push(row)
      const columns = world.tables.find((table) => table.name === name)?.columns.map((column) => `"${column.name}"`) ?? []
      await database.query(
        `INSERT INTO ${name} (${columns.join(', ')}) SELECT ${columns.join(', ')} FROM json_populate_recordset(null::${name}, $1)`,
        [JSON.stringify(rows)],
      )
    }
    const { rows: keys } = await database.query<{ name: string; rule: string }>(
      "SELECT conrelid::regclass::text AS name, conname AS rule FROM pg_constraint WHERE contype = 'f'",
    )
    for (const { name, rule } of keys) {
      const { rows } = await database.query<{ definition: string }>(
        'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1',
        [rule],
      )
      await database.exec(`ALTER TABLE ${name} DROP CONSTRAINT ${rule}; ALTER TABLE ${name} ADD ${rows[0]?.definition ?? ''}`)
    }
    expect(keys.length).toBeGreaterThan(1)
  })
})
