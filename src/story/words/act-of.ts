/** Nouns of acts that do not follow from their verbs by an ending. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['apply', 'application'],
  ['subscribe', 'subscription'],
  ['submit', 'submission'],
  ['admit', 'admission'],
  ['prescribe', 'prescription'],
  ['deliver', 'delivery'],
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
