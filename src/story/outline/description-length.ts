const description =
  /^(?:[\p{L} .,'’-]{3,80} (?=\([^()]{1,80}\)$|(?:from|between) [$€£]?-?\d[\d.,]{0,12}k? (?:to|and) [$€£]?-?\d[^()]{0,30}$)|(?:uniform|normal|skewed|lognormal)(?:ly)?(?: distribut(?:ed|ion))? (?=[$€£]?\d[\d.,]{0,12}k? ?(?:to|-|–) ?[$€£]?\d[\d.,k]{0,12}$))/iu

/** Words of a description of some rows, whose bounds are not those of all: "most customers between 25 and 65". */
const ofSome = /\b(?:most|mostly|mainly|many|some|few|majority|usually|typically|often)\b/i

/** Length of a description of all rows before a declaration in brackets or before bounds, which follow a word or a shape; 0 for none. */
export function descriptionLength(text: string): number {
  const [found = ''] = description.exec(text) ?? []
  return ofSome.test(found) ? 0 : found.length
}
