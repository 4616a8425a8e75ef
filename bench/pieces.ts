/** Texts that people and programs may send, repeated to any length. */
export const pieces: Readonly<Record<string, string>> = {
  digits: '1234567890',
  spaces: ' ',
  'one word': 'a',
  'one word again and again': 'hospital ',
  'nested brackets': '((([[[{{{',
  'mixed scripts': '日本 שלום abc 12 привет ',
  numbers: '5 5 5 ',
  shares: '20% ',
  'shares of something': '20% churn, ',
  counts: '5 patients, 6 doctors, ',
  columns: 'users with name, email and age and foo. ',
  'lists in brackets': 'users (id, name), ',
  'lists after colons': 'a: b ',
  'lists below': '- a\n',
  'what things have': 'with a, ',
  'what things are': 'is a/b/c ',
  ranges: 'between 1 and ',
  'missing cells': '5% null ',
  'rows of cells': 'a,b,c\n1,2,3\n',
  'values in JSON': '{"a":1},',
  declarations: 'CREATE TABLE a (b int);\n',
  intervals: 'every 5 minutes ',
  'another language': 'niemand weiß das schöne Mädchen ',
  signs: '# ~ & / ; + ',
  'bullets of tables': '- 300 customers with 2 orders each\n',
  'a model': 'model User {\n  id Int @id\n  name String\n}\n',
  prose:
    'We run a chain of gyms. 12,000 members pay 29 to 79 euros a month, 8% of them churn, ages between 18 and 75, mostly in Berlin. ' +
    'Each member visits 2 to 9 times a month, most visits are on Mondays; 5% of the emails are missing. Revenue grew by 20% in 2024.\n',
  conjunctions: 'and and and ',
  'values of columns': 'status (active, inactive), ',
  'lists that never end': 'users (id, name, ',
  'what shares do': '10% of users are ',
  'shares of states': 'runs (id, status). 5 cats. 50% open, 50% done. ',
  conditions: 'orders where amount over 5 ',
  months: 'in January 5k, ',
  'quoted words': "'a b' ",
  stories: 'a hospital with 500 patients and 50 doctors, 15% no-shows in 2024. ',
}

/** Repeats a piece up to a number of characters. */
export function repeatedTo(length: number, piece: string): string {
  return piece.repeat(Math.floor(length / piece.length))
}
