/** As much as a story may have, of a part again and again. */
const filled = (part: (index: number) => string): string => {
  let story = ''
  for (let index = 0; story.length < 20_000; index++) story += part(index)
  return story.slice(0, 20_000)
}

/** A word of three letters or more for each number. */
const letters = (index: number): string => {
  let word = ''
  for (let left = index + 26 * 26; left > 0; left = Math.floor(left / 26)) word = String.fromCodePoint(97 + (left % 26)) + word
  return word
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
  'columns that are said one by one': `An online shop. ${filled((index) => `orders have a c${letters(index)}. `)}`.slice(0, 20_000),
  'signs behind code': `CREATE TABLE t (id int);${filled(() => '$$ ')}`.slice(0, 20_000),
  'tables with a list each': filled((index) => `${letters(index)}s(id, ${letters(index + 1)}_id)\n`),
  'months and amounts': filled(() => 'revenue from $50k in January to $200k in December, '),
}
