import { wordSet } from '../lexicon/word-set.ts'
import { sentenceEnds } from '../lexicon/connectives.ts'
import { articles } from '../lexicon/determiners.ts'
import { isNounWord } from '../words/nouns.ts'
import { either, endsClause, isOneOf, kindAt, oneOf, type Reader, sequence, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

const readOpening = oneOf([
  'you are',
  "you're",
  'imagine you are',
  'imagine that you are',
  'pretend you are',
  'pretend to be',
  'act as',
  'act like',
  'acting as',
  'i want you to act as',
  'your role is',
  'take the role of',
])
/** Nouns for authors of data, as opposed to "you are a gym with 200 members". */
const roles = wordSet(
  'expert generator engineer scientist analyst assistant developer specialist professional tester administrator dba simulator tool ai model designer',
  'architect consultant programmer bot llm creator helper',
)
const longestRole = 8

/** Reads a role: "You are an expert data generator", "act as a data engineer with 10 years of experience". */
export const readPersona: Reader = (tokens, at) => {
  const opening = readOpening(tokens, at)
  if (opening === null) return null
  let next = isOneOf(tokens, opening.next, articles) ? opening.next + 1 : opening.next
  const start = next
  while (next < start + longestRole && isNounWord(tokens[next])) next++
  if (!isOneOf(tokens, next - 1, roles)) return null
  // "with 10 years of experience", "in synthetic data".
  if (textAt(tokens, next) === 'with' && kindAt(tokens, next + 1) === 'number' && textAt(tokens, next + 4) === 'experience') next += 5
  if (/^(?:in|for)$/.test(textAt(tokens, next)) && isOneOf(tokens, next + 1, dataWords))
    while (isNounWord(tokens[next + 1]) && next < start + longestRole * 2) next++
  else return { next }
  return { next: next + 1 }
}

const dataWords = wordSet('data synthetic test mock databases sql generating creating dataset datasets')

const readNarrator = oneOf([
  'i',
  'i am',
  "i'm",
  'i will',
  "i'll",
  'i want to',
  'i need to',
  'i have to',
  'we are',
  "we're",
  'we want to',
  'we need to',
])
const readTeaching = oneOf(['teach', 'teaching', 'lecture', 'lecturing', 'tutor', 'tutoring', 'train', 'training'])
const readShowing = oneOf(
  'pitch|pitching|presenting|demoing|showcasing|stress|stress test|stress testing|load test|load testing|smoke test|smoke testing'.split(
    '|',
  ),
)
/** What is taught and is no business of the data. */
const lessonTopics = wordSet(
  'statistics stats sql databases database data science analytics excel python r pandas math maths mathematics programming coding econometrics probability',
)
const readHaving = oneOf(['i have', "i've", 'i got', "i've got", 'we have', "we've", "we've got", 'there is', "there's"])
/** What the data is for: "a demo", "an investor pitch". */
const occasions = wordSet('demo demos pitch meeting presentation workshop interview hackathon deadline')
/** Most words before such a noun, and behind it. */
const [mostBefore, mostBehind] = [3, 10]

/** Reads for what occasion the data is: "I have a demo with investors tomorrow", "we have a sales meeting on Friday | and need 200 users". */
const readOccasion: Reader = (tokens, at) => {
  const having = readHaving(tokens, at)
  if (having === null) return null
  let next = having.next
  while (next <= having.next + mostBefore && !isOneOf(tokens, next, occasions)) next++
  if (!isOneOf(tokens, next, occasions) || tokens.slice(having.next, next).some(({ kind }) => kind !== 'word')) return null
  const start = next
  while (next <= start + mostBehind && kindAt(tokens, next) === 'word' && !isAsking(tokens, next)) next++
  if (isAsking(tokens, next)) return { next: next + 1 }
  return endsClause(tokens, next) ? { next } : null
}

/** Most words for a subject that is taught, and for the audience. */
const longestLesson = 6

const mostGreeting = 5

/**
 * Reads what the narrator does with the data: "I teach statistics to biologists", the first words of "I am pitching | an app" and "we want to
 * stress | our backend".
 */
export const readNarration: Reader = (tokens, at) => {
  if (!startsSentence(tokens, at)) return null
  const occasion = readOccasion(tokens, at)
  if (occasion !== null) return occasion
  const narrator = readNarrator(tokens, at)
  if (narrator === null) return null
  const teaching = readTeaching(tokens, narrator.next)
  if (teaching === null) return readShowing(tokens, narrator.next)
  let { next } = teaching
  let isLesson = false
  while (next < teaching.next + longestLesson && kindAt(tokens, next) === 'word' && !isAsking(tokens, next)) {
    isLesson ||= isOneOf(tokens, next, lessonTopics)
    next++
  }
  if (isLesson && isAsking(tokens, next)) return { next: next + 1 }
  return isLesson && endsClause(tokens, next) ? { next } : null
}

const readShown = sequence({ narrator: readNarrator, showing: readShowing })
const readFuture = either(
  oneOf(['tomorrow', 'tonight']),
  sequence({
    next: oneOf(['next', 'this', 'coming']),
    time: oneOf('week month quarter monday tuesday wednesday thursday friday'.split(' ')),
  }),
)
/** Most tokens between "I am pitching" and the time. */
const longestShown = 14

/** Reads when something is shown, which is no time of the data: "I am pitching an app | next week". */
export const readShowTime: Reader = (tokens, at) => {
  const time = readFuture(tokens, at)
  if (time === null) return null
  for (let start = at - 1; start >= Math.max(0, at - longestShown); start--) {
    if (isOneOf(tokens, start, sentenceEnds)) return null
    if (startsSentence(tokens, start) && readShown(tokens, start) !== null) return time
  }
  return null
}

/** "I teach a stats class | and need 120 students". */
function isAsking(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'and' && /^(?:i|need|want|would|require|am|could)$/.test(textAt(tokens, at + 1))
}

/** "Hi all, | I teach": the narrator may be greeted first. */
function startsSentence(tokens: readonly Token[], at: number): boolean {
  return at === 0 || isOneOf(tokens, at - 1, sentenceEnds) || (textAt(tokens, at - 1) === ',' && at <= mostGreeting)
}
