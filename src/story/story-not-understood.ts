import { domains } from '../domains/index.ts'
import { SynthError } from '../errors.ts'

/** The refusal of a story in which nothing can be read: it tells what would help. */
export function storyNotUnderstood(): SynthError {
  const known = [...domains.keys()].map((name) => name.replaceAll('_', ' ')).join(', ')
  return new SynthError(
    'story_not_understood',
    'Nothing was found in the story that tables could be made of. Name in English what there is and how much of it, such as ' +
      `"a hospital with 500 patients and 50 doctors"; tables are made of any nouns, and these trades are known best: ${known}`,
  )
}
