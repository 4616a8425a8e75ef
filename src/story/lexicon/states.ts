import { wordSet } from './word-set.ts'

/** Temporary states of rows: "5 inactive", "12 done". Words in "-ed" are states too. */
export const stateWords: ReadonlySet<string> = wordSet(
  'active inactive open pending done paid unpaid overdue late new draft online offline available unavailable free busy sold lost won broken',
  'shipped sent outstanding dormant idle full empty valid invalid ready running waiting blocked banned vip premium public private',
  'urgent critical high low medium negative positive unread read live stolen archived completed cancelled failed expired returned refunded',
)

/** Whether a word may be a state of a row: "paid", "escalated". */
export function isStateWord(word: string): boolean {
  return stateWords.has(word) || /[^e]ed$/.test(word)
}

/** States of what happens, which no place or person is in: "20 hotels, 12% cancelled". */
export const happenedStates: ReadonlySet<string> = wordSet(
  'cancelled canceled refunded returned delayed late shipped delivered sent paid unpaid overdue failed declined rejected approved denied expired completed',
  'done frozen disputed escalated abandoned missed sold lost won pending redeemed reopened accepted admitted draft merged resolved reversed rescheduled postponed',
)

/** Adverbs before a state that leave its meaning: "are | still | open". */
export const stateAdverbs: ReadonlySet<string> = wordSet('already now still currently')

/** Adverbs behind a state that leave its meaning: "are not paid | yet". */
export const laterAdverbs: ReadonlySet<string> = wordSet(stateAdverbs, 'yet anymore today')

/** States for amounts, which are no status. */
export const levels: ReadonlySet<string> = wordSet('high low medium critical urgent positive negative premium vip free')

/** States that do not depend on the status. */
export const sides: ReadonlySet<string> = wordSet('public private new late read unread live full empty vip premium')
