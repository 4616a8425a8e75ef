/** The columns of verbs: "aged 18 to 65", "weighing at most 3 kg". Null for the main amount of a row. */
export const measureVerbs: ReadonlyMap<string, readonly string[] | null> = new Map(
  Object.entries({
    age: 'aged',
    price: 'priced cost costs costing',
    weight: 'weigh weighs weighing',
    duration: 'lasting lasts',
    rating: 'rated',
    salary: 'earn earns earning',
    score: 'scoring',
    '': 'worth valued averaging totaling totalling',
    'monthly fee': 'pay pays paying',
  }).flatMap(([column, verbs]) => verbs.split(' ').map((verb) => [verb, column === '' ? null : column.split(' ')] as const)),
)

/** The columns of comparatives: "no older than 15". */
export const comparedColumns: ReadonlyMap<string, string> = new Map([
  ['older', 'age'],
  ['younger', 'age'],
  ['heavier', 'weight'],
  ['lighter', 'weight'],
  ['cheaper', 'price'],
])
