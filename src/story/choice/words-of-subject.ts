import type { Intent } from '../read-story.ts'
import { textAt } from '../reader/index.ts'
import { beforeNames } from '../words/named-numbers.ts'
import { speakingWords } from '../words/speaking-words.ts'
import { fillerWords, functionWords } from '../words/words.ts'
import { subjectOf } from './subject.ts'

/** Whether the first words of a story belong to another thing: "electricity consumption of 3 schools", "... in kWh of 3 schools". */
export function isOfOthers({ tokens }: Intent): boolean {
  const subject = subjectOf(tokens)
  const next = subject === null ? -1 : tokens.findIndex(({ start }) => start >= subject.end)
  return next >= 0 && (textAt(tokens, next) === 'of' || (textAt(tokens, next) === 'in' && textAt(tokens, next + 2) === 'of'))
}

/** The words of the business name that identify it: "wind", "farm". */
export function wordsOfSubject({ tokens }: Intent): readonly string[] {
  const subject = subjectOf(tokens)
  if (subject === null) return []
  // Numbers and the words that they belong to identify no business: "a Fortune 500 company".
  const own = tokens.filter(
    ({ kind, text, start, end }) => kind === 'word' && start >= subject.start && end <= subject.end && !beforeNames.has(text),
  )
  return own.map(({ text }) => text).filter((word) => !functionWords.has(word) && !fillerWords.has(word) && !speakingWords.has(word))
}
