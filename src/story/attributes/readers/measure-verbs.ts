import { wordSet } from '../../lexicon/word-set.ts'

/** The columns of verbs: "aged 18 to 65", "weighing at most 3 kg". Null for the main amount of a row. */
export const measureVerbs: ReadonlyMap<string, readonly string[] | null> = new Map(
  Object.entries({
    age: 'aged',
    price: 'priced cost costs costing',
    weight: 'weigh weighs weighing',
    duration: 'lasting lasts last take takes taking run runs',
    stay: 'stay stays staying',
    rating: 'rated',
    salary: 'earn earns earning',
    score: 'scoring',
    '': 'worth valued averaging averages totaling totalling',
    'monthly fee': 'pay pays paying',
  }).flatMap(([column, verbs]) => verbs.split(' ').map((verb) => [verb, column === '' ? null : column.split(' ')] as const)),
)

/** Verbs that have another meaning without a unit of time: "the last 30", "take 5". */
export const timedVerbs = wordSet('last take takes taking stay stays staying run runs')

/** The columns of comparatives: "no older than 15". */
export const comparedColumns: ReadonlyMap<string, string> = new Map([
  ['older', 'age'],
  ['younger', 'age'],
  ['heavier', 'weight'],
  ['lighter', 'weight'],
  ['cheaper', 'price'],
])
