import { endOf } from '../tokens/end-of.ts'

/** "mean 72000", "a median of 40k", "average around $80", "mostly 4", "N(50, 10)", at an offset. */
const said =
  /(?:an? )?(?:std|sd|st\.? ?dev|std\.? dev(?:iation)?|standard deviation|deviation|variance|mean|median|averag(?:e|ing)|avg|max(?:imum)?|min(?:imum)?)(?: of| is|:| ?=| around| about){0,2} ?[~$€£]?-?\d|(?:mostly|usually|often|sometimes|rarely) (?:null|empty|missing|blank)\b|(?:null|empty|missing|blank) (?:for|in) (?:most|many|some|few)\b|(?:mostly|mainly|skewed to(?:wards?)?) \d|(?:~ ?)?(?:n|norm|normal|gaussian) ?\(-?\d[\d.]{0,8}, ?\d[\d.]{0,8}\)/iuy
/** ", 8% no", ", 5% null": the share of one answer or of empty cells, at an offset. */
const shared = /, ?(?:about |around )?\d[\d.]{0,5} ?% (?:are |is )?(?:yes|no|y|n|true|false|null|missing|empty|blank)$/iuy
/** "normally distributed", "a long tail", at an offset. */
const shape =
  /(?:(?:normally|uniformly|evenly|log-?normally) distributed|(?:an? )?power[- ]law|(?:(?:left|right|heavily|highly|strongly|very)[- ])?skewed|an? (?:long|fat|heavy) (?:right |left )?tail)/iuy
/** Words between a name and the statement about its numbers. */
const joint = /,? ?(?:(?:and|plus) )?(?:(?:with|having|has) )?/iuy

/** The start of an item's statement about its numbers: "salary | with mean 72000 and std 15000"; null for nothing. */
export function statisticTail(item: string): number | null {
  let depth = 0
  for (let at = 0; at < item.length; at++) {
    const char = item[at] ?? ''
    if (/[([{]/.test(char)) depth++
    else if (/[)\]}]/.test(char)) depth--
    else if (at > 0 && depth === 0 && /[, ]/.test(char) && (isAt(said, item, endOf(joint, item, at)) || isAt(shared, item, at))) return at
  }
  return null
}

/** Whether a separator is followed by more about the numbers of an item: "salary with mean 72000 | and std 15000". */
export function isOfNumbers(text: string, from: number, at: number): boolean {
  if (!startsStatistic(text, endOf(joint, text, at))) return false
  const item = text.slice(from, at)
  return /\p{L} /u.test(item) && /\d|distributed|skewed/.test(item)
}

/** Whether the words at an offset say how numbers are, and name no column: "income with | median 40k". */
export function startsStatistic(text: string, at: number): boolean {
  return isAt(said, text, at) || isAt(shape, text, at)
}

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}
