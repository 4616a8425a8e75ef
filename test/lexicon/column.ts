import { referenceList } from '../../src/lexicon/index.ts'

function values(listName: string, attribute: string): readonly (string | number)[] {
  const found = referenceList(listName).attributes[attribute]
  if (found === undefined) throw new Error(`there is no ${listName}.${attribute}`)
  return found
}

/** An attribute of texts; throws when the list has none of that name. */
export function texts(listName: string, attribute: string): readonly string[] {
  return values(listName, attribute).map(String)
}

/** An attribute of numbers; throws when the list has none of that name. */
export function numbers(listName: string, attribute: string): readonly number[] {
  return values(listName, attribute).map(Number)
}
