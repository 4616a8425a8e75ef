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

/** Whether a noun in the singular names what a verb does: "booking" of "book", "rental" of "rent", "reservation" of "reserve". */
export function isActOf(noun: string, verb: string): boolean {
  if (verb.length < least) return false
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb
  return irregular.get(verb) === noun || noun === verb || endings.some((ending) => noun === stem + ending)
}
