import { wordSet } from '../lexicon/word-set.ts'
/** Reserved words of DuckDB and PostgreSQL, which are quoted as names. */
const reserved = wordSet(
  'all analyse analyze and anti any array as asc asof asymmetric at authorization between binary both case cast check collate column concurrently constraint create cross',
  'current_date current_role current_time current_timestamp current_user default deferrable desc describe distinct do else end except false fetch for foreign from',
  'full glob grant group having ilike in initially inner intersect into is isnull join lambda lateral leading left like limit localtime localtimestamp natural not notnull null',
  'offset on only or order outer overlaps pivot pivot_longer pivot_wider placing positional primary qualify references returning right select semi session_user show similar some',
  'summarize symmetric table tablesample then to trailing true union unique unpivot user using variadic verbose when where window with',
)

/** A table or column name in SQL, quoted if necessary. */
export function sqlName(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) && !reserved.has(name) ? name : `"${name.replaceAll('"', '""')}"`
}

/** A text literal in SQL. */
export function sqlText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
