const statistics =
  '(?:std|sd|st\\.? ?dev|std\\.? dev(?:iation)?|standard deviation|deviation|variance|mean|median|average|averaging|avg|max(?:imum)?|min(?:imum)?)'
/** "mean 72000", "a median of 40k", "average around $80". */
const said = `(?:an? )?${statistics}(?: of| is|:| ?=| around| about){0,2} ?[~$€£]?-?\\d`
const shapes =
  '(?:(?:normally|uniformly|evenly|log-?normally) distributed|(?:(?:left|right)[- ])?skewed|an? (?:long|fat|heavy) (?:right |left )?tail)'

const tail = new RegExp(`,?(?: and)?(?: with| having| has)? ${said}.*$`, 'iu')
const joined = new RegExp(`,?(?: and| plus)? (?:with )?(?:${said}|${shapes})`, 'iuy')
const opened = new RegExp(`(?:${said}|${shapes})`, 'iuy')

/** The start of what an item says of its numbers: "salary | with mean 72000 and std 15000"; null for nothing. */
export function statisticTail(item: string): number | null {
  const at = item.search(tail)
  return at > 0 ? at : null
}

/** Whether a separator is followed by more about the numbers of an item: "salary with mean 72000 | and std 15000". */
export function isOfNumbers(text: string, from: number, at: number): boolean {
  joined.lastIndex = at
  return joined.test(text) && /\p{L} .*(?:\d|distributed|skewed)/u.test(text.slice(from, at))
}

/** Whether the words at an offset say how numbers are, and name no column: "income with | median 40k". */
export function startsStatistic(text: string, at: number): boolean {
  opened.lastIndex = at
  return opened.test(text)
}
