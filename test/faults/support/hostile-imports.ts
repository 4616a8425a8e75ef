const length = 490_000
const many = (count: number, part: (index: number) => string): string[] => Array.from({ length: count }, (_, index) => part(index))
const filled = (part: string): string => part.repeat(Math.floor(length / part.length))

/** Declarations that took readers long, or all memory, or became schemas of a hundred megabytes. */
export const hostileImports: Readonly<Record<string, string>> = {
  'an enum in 1,800 columns': `CREATE TYPE e AS ENUM (${many(9000, (index) => `'v${index}'`).join()});${many(
    200,
    (table) => `CREATE TABLE t${table} (${many(9, (column) => `c${column} e`).join()});`,
  ).join('')}`,
  'long values in 1,800 columns': `CREATE TYPE e AS ENUM (${many(40, (index) => `'${String(index).padEnd(9000, 'x')}'`).join()});${many(
    4,
    (table) => `CREATE TABLE t${table} (${many(450, (column) => `c${column} e`).join()});`,
  ).join('')}`,
  'half a million semicolons': `CREATE TABLE t (id int);${filled(';')}`,
  'types in types': `class C(BaseModel):\n    id: ${'Optional['.repeat(49_000)}int${']'.repeat(49_000)}`,
  'references to each other': many(
    200,
    (table) =>
      `CREATE TABLE t${table} (id int primary key, ${many(9, (column) => `c${column} int references t${(table + column) % 200}`).join()});`,
  ).join(''),
  'signs of currencies': `CREATE TABLE t (id int);${filled('$$ ')}`,
}
