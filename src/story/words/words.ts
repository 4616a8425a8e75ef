import { wordMemo } from '../../caches/word-memo.ts'
import { irregularPlurals, sameInPlural, singularsInS } from './irregular-words.ts'
import { approximations, exactWords } from '../lexicon/approximations.ts'
import { means } from '../lexicon/averages.ts'
import { relatives } from '../lexicon/connectives.ts'
import { determiners, distributives, pronouns } from '../lexicon/determiners.ts'
import { being, having, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'

/** Words of grammar. No noun phrase contains one. */
export const functionWords: ReadonlySet<string> = wordSet(
  determiners,
  distributives,
  pronouns,
  relatives,
  approximations,
  exactWords,
  means,
  being,
  modals,
  having,
  // Other determiners, pronouns.
  'this any both either neither much more most few fewer less least other another such own same i we you he she they me us him mine ours',
  'whose what where when why how there here someone everyone everybody nobody everything something anything nothing none no not nor also too even ever',
  // Prepositions, conjunctions.
  'of in on at by for from to without within inside into onto over under above below between among across through throughout during',
  'before after since until till along per via as than like unlike despite against towards toward upon off out up down',
  'excluding except including minus plus versus vs and or but so yet if then else because although though while whereas whether',
  // Adverbs.
  'correlated typically usually mostly mainly often always sometimes never very really quite again still already now soon later ago please thanks apiece respectively once twice thrice',
  'etc eg ie',
  // Auxiliaries and verbs of having, holding, asking.
  "am had do does did doing done isn't aren't don't doesn't can't won't i'd i'll i'm we'd we'll we're it's that's there's let's",
  'contain contains containing contained include includes included comprise comprises consist consists consisting belong belongs',
  'belonging make making made take takes taking took get gets getting got give gives giving gave given place placing',
  'placed need needs needed want wants wanted owns owning owned hold holding held keep keeps keeping kept use uses using',
  'used buy buys buying bought running ran sell sells selling sold generate generates create creates created build simulate',
  'produce imagine suppose become becomes became go goes going went come comes coming came receive receives receiving',
  'received serves employs extra attend attends attending attended submit submits submitted spend spends spending spent grow grows growing grew',
  'rise rises rising rose fall falling fell last next half',
  // Fillers and abbreviations of chat.
  'thing things stuff pls plz thx lol lmao haha btw tbh asap imo fyi idk',
)

/** Words that alone ask for no data. */
export const fillerWords: ReadonlySet<string> = wordSet(
  'app application apps applications business businesses company companies corporation firm firms organisation organization startup',
  'start platform platforms software system systems service services solution solutions tool tools site website portal online digital',
  'tech technology industry sector market world international global national local regional modern typical standard normal regular',
  'generic simple basic small medium mid midsize sized size big large huge tiny little new real realistic plausible lifelike fake mock',
  'fictional fictitious imaginary invented random randomized randomised dummy sample synthetic test demo example data dataset datasets database databases db table tables row rows record records entry',
  'entries schema model models generate generates generating create creating make build building simulate simulating produce need want',
  'would like please thanks hello hi hey help story scenario project complete full whole entire good nice proper related',
  'b2b b2c d2c relational linked information info details set sets lot lots bunch number numbers amount total count list kind kinds type types sort',
  'sorts based named called etc us me fact facts dimension dimensions lookup star entity entities csv',
)

const isPlain = /^[a-z]+$/

/** The singular of an English noun in lower case; "customer's" gives "customer". Other words are returned unchanged. */
export const singularOf = wordMemo('singulars', madeSingular)

function madeSingular(word: string): string {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word
  if (bare.length < 3 || sameInPlural.has(bare)) return bare
  const known = irregularPlurals.get(bare)
  if (known !== undefined) return known
  if (compoundPeople.test(bare)) return bare.replace(/people$/, 'person')
  if (!bare.endsWith('s') || singularsInS.has(bare) || bare.endsWith('ss') || bare.endsWith('us') || bare.endsWith('is')) return bare
  if (bare.endsWith('ies')) return bare.length > 4 ? `${bare.slice(0, -3)}y` : bare.slice(0, -1)
  if (!bare.endsWith('es')) return bare.slice(0, -1)
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(bare)) return bare.slice(0, -2)
  if (bare.endsWith('ses') && singularsInS.has(bare.slice(0, -2))) return bare.slice(0, -2)
  return bare.endsWith('uses') && singularsInUs.test(bare) ? bare.slice(0, -2) : bare.slice(0, -1)
}

/** A key for words regardless of number: all in the singular, joined by spaces. */
export function termOf(words: readonly string[]): string {
  return words.map(singularOf).join(' ')
}

/** The last word of a noun in the singular; empty if there is none. */
export function headOf(words: readonly string[]): string {
  return singularOf(words.at(-1) ?? '')
}

/** The words of a noun, the last one in the singular. */
export function withSingularHead(words: readonly string[]): readonly string[] {
  return [...words.slice(0, -1), headOf(words)]
}

/** Words joined by spaces, the last one in the singular. */
export function inSingular(words: readonly string[]): string {
  return withSingularHead(words)
    .filter((word) => word !== '')
    .join(' ')
}

/** Whether a word is a plural that differs from its singular. */
export function isPlural(word: string): boolean {
  return singularOf(word) !== word && !word.endsWith("'s")
}

/** "salespeople", "tradespeople" */
const compoundPeople = /^\w{3,}speople$|^(?:crafts|chair|lay|camera)people$/

/** Splits "statuses" (of "status") from "warehouses" (of "warehouse"). */
const singularsInUs =
  /(?:stat|[bvl]ir|camp|bon|cens|chor|min|pl|sin|foc|corp|octop|vers|circ|di|calc|cact|geni|apparat|^b|omnib|minib|surpl)uses$/

const singulars: ReadonlyMap<string, string> = new Map([...irregularPlurals].map(([plural, singular]) => [singular, plural]))

/** The plural of an English singular in lower case. Plurals and words of other scripts are returned unchanged. */
export function pluralOf(word: string): string {
  if (word.length < 2 || sameInPlural.has(word) || irregularPlurals.has(word) || !isPlain.test(word)) return word
  const known = singulars.get(word)
  if (known !== undefined) return known
  if (/^\w{3,}sperson$/.test(word)) return word.replace(/person$/, 'people')
  if (singularOf(word) !== word) return word
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  if (word.endsWith('sis')) return `${word.slice(0, -2)}es`
  return /(?:s|sh|ch|x|z)$/.test(word) ? `${word}es` : `${word}s`
}
