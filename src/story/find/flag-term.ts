const affixes = /^(?:is|has|was|had|are|can|with|would|will)_|_(?:flag|label|indicator)$/g

/** What the name of a flag says of its rows: "late" of "is_late". */
export function flagTerm(name: string): string {
  return name.replace(affixes, '')
}
