import { wordSet } from './lexicon/word-set.ts'
import type { Noun } from './fact.ts'
import { pluralOf } from './words.ts'

/** What people count in the singular where they write in a hurry: "100 product and 50 client". */
const hurried: ReadonlySet<string> = wordSet(
  'product client customer user patient doctor order employee student teacher course member subscriber account transaction invoice payment ' +
    'ticket agent driver vehicle device sensor supplier vendor department campaign donor guest booking reservation property listing claim ' +
    'policy shipment warehouse lead deal contact article post',
)
/** Active users in a time, by their initials. */
const active = /^[mwd]au$/

/** A counted noun as its table is called: "product" as "products", "MAU" as "users"; null for what may be no rows, such as "30 day". */
export function spelledOut(noun: Noun): Noun | null {
  const [only = '', other] = noun.words
  if (other !== undefined) return null
  if (active.test(only)) return { ...noun, words: ['users'] }
  return hurried.has(only) ? { ...noun, words: [pluralOf(only)] } : null
}
