/** Nouns of acts that do not follow from their verbs by an ending. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['apply', 'application'],
  ['subscribe', 'subscription'],
  ['submit', 'submission'],
  ['admit', 'admission'],
  ['prescribe', 'prescription'],
  ['deliver', 'delivery'],
])
/** Nouns of acts where other nouns look more like the verb: a book is no booking. */
const usual: ReadonlyMap<string, string> = new Map([
  ...irregular,
  ['borrow', 'loan'],
  ['buy', 'purchase'],
  ['eat', 'meal'],
  ['fail', 'failure'],
  ['fly', 'flight'],
  ['log', 'login'],
  ['pay', 'payment'],
  ['rent', 'rental'],
  ['renew', 'renewal'],
  ['reserve', 'reservation'],
  ['run', 'run'],
  ['ship', 'shipment'],
  ['transact', 'transaction'],
  ['withdraw', 'withdrawal'],
])
const endings = ['ing', 'al', 'ment', 'ation', 'ion', 'ance', 'y'] as const
/** Fewest letters of a verb. */
const least = 4

/** The verbs whose act a noun in the singular may name: "book" for "booking", "rent" for "rental", "reserve" for "reservation". */
export function verbsOfAct(noun: string): ReadonlySet<string> {
  const regular = endings.flatMap((ending) => (noun.endsWith(ending) ? verbsOfStem(noun.slice(0, -ending.length)) : []))
  const others = [...irregular].flatMap(([verb, act]) => (act === noun ? [verb] : []))
  return new Set([noun, ...others, ...regular].filter(({ length }) => length >= least))
}

/** The verbs with a stem: a verb loses its last "e". */
function verbsOfStem(stem: string): readonly string[] {
  return stem.endsWith('e') ? [`${stem}e`] : [stem, `${stem}e`]
}

/**
 * The nouns in the singular that may name the act of a verb, the most likely first: "donation" for "donate", "order" and "ordering" for
 * "order". Empty for a word that is too short.
 */
export function actsOfVerb(verb: string): readonly string[] {
  const known = usual.get(verb)
  if (known !== undefined) return [known]
  if (verb.length < least) return []
  const stem = verb.replace(/e$/, '')
  return verb.endsWith('ate') ? [`${stem}ion`] : [verb, `${stem}ing`]
}
