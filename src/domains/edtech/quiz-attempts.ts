import { formula, mapped, secondsAfter } from '../../builders/computed.ts'
import { gamma, triangular } from '../../builders/distributions.ts'
import { decimal, oneOf, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { id, lookup, owner, siblingNumber } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { awake } from '../shared/awake.ts'

/** Quizzes of the modules of a course in their order, passed from 70 points on. */
export const quizAttempts = table('quiz_attempts', ownedBy('enrolments', { min: 0, max: 12, mean: 3 }), {
  attempt_id: id(),
  enrolment_id: owner('enrolments'),
  learner_id: lookup('enrolment_id', 'learner_id'),
  course_id: lookup('enrolment_id', 'course_id'),
  module_number: siblingNumber(),
  quiz: template('Module {module_number} quiz'),
  passed: yes(0.78),
  wished_score: hidden(wholeBy('passed', 0, 100, { true: triangular(70, 86, 100), false: triangular(15, 58, 69) })),
  question_count: hidden(oneOf({ 10: 62, 15: 24, 20: 14 })),
  questions: mapped('question_count', { 10: 10, 15: 15, 20: 20 }),
  correct: hidden(formula('passed ? ceil(wished_score * questions / 100) : floor(wished_score * questions / 100)')),
  score: formula('round(correct * 100 / questions)', 0),
  minutes: whole(3, 90, gamma(16, 3)),
  wander: hidden(decimal(0, 0.8, 3)),
  enrolled_at: hidden(lookup('enrolment_id', 'enrolled_at')),
  most_seconds: hidden(formula('min(parent.learning_seconds, 100000000)')),
  ...awake('seconds_in', 'enrolled_at', 'floor(most_seconds * (module_number - wander) / max(1, parent.attempt_count))', 'most_seconds'),
  attempted_at: secondsAfter('enrolled_at', 'seconds_in'),
})
