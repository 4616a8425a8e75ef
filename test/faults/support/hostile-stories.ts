/** As much as a story may have, of a part again and again. */
const filled = (part: (index: number) => string): string => {
  let story = ''
  for (let index = 0; story.length < 20_000; index++) story += part(index)
  return story.slice(0, 20_000)
}

/** The longest stories, of what takes readers longest. */
export const hostileStories: Readonly<Record<string, string>> = {
  'the same fact again and again': filled(() => 'an online shop with 20% of orders returned, '),
  'numbers and nothing else': filled((index) => `${index} `),
  'counts of as many nouns': filled((index) => `${index} things${index} with `),
  'shares without an end': filled(() => '5% of '),
  'lists of columns': filled((index) => `customers with name${index}, email${index} and age${index}, `),
  'one word': filled(() => 'a'),
  'one sentence without a stop': filled(() => 'and of the orders that are '),
  'months and amounts': filled(() => 'revenue from $50k in January to $200k in December, '),
}
