const description =
  /^(?:[\p{L} .,'’-]{3,80} (?=\([^()]{1,80}\)$|(?:from|between) [$€£]?-?\d[\d.,]{0,12}k? (?:to|and) [$€£]?-?\d[^()]{0,30}$)|(?:uniform|normal|skewed|lognormal)(?:ly)?(?: distribut(?:ed|ion))? (?=[$€£]?\d[\d.,]{0,12}k? ?(?:to|-|–) ?[$€£]?\d[\d.,k]{0,12}$))/iu

/** Length of a description before a declaration in brackets or before bounds, which follow a word or a shape; 0 for none. */
export function descriptionLength(text: string): number {
  return description.exec(text)?.[0].length ?? 0
}
