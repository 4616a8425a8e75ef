/** Words for one of n equal parts: "third" is 3. */
export const partWords: ReadonlyMap<string, number> = new Map([
  ['half', 2],
  ['third', 3],
  ['quarter', 4],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['seventh', 7],
  ['eighth', 8],
  ['ninth', 9],
  ['tenth', 10],
  ['twentieth', 20],
  ['hundredth', 100],
  ['thousandth', 1000],
])
