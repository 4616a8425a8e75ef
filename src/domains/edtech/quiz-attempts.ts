import type { TableSchema } from '../../schema/schema.ts'
import { awake } from '../shared/awake.ts'

/** Quizzes of the modules of a course in their order, passed from 70 points on. */
export const quizAttempts: TableSchema = {
  name: 'quiz_attempts',
  rows: { type: 'owned', by: 'enrolments', min: 0, max: 12, mean: 3 },
  columns: [
    { name: 'attempt_id', kind: 'sequence' },
    { name: 'enrolment_id', kind: 'owner_key', table: 'enrolments' },
    { name: 'learner_id', kind: 'lookup', through: 'enrolment_id', column: 'learner_id' },
    { name: 'course_id', kind: 'lookup', through: 'enrolment_id', column: 'course_id' },
    { name: 'module_number', kind: 'sibling_number' },
    { name: 'quiz', kind: 'template', template: 'Module {module_number} quiz' },
    { name: 'passed', kind: 'boolean', rate: 0.78 },
    {
      name: 'wished_score',
      kind: 'integer',
      min: 0,
      max: 100,
      by: 'passed',
      cases: { true: { name: 'triangular', min: 70, mode: 86, max: 100 }, false: { name: 'triangular', min: 15, mode: 58, max: 69 } },
      hidden: true,
    },
    { name: 'question_count', kind: 'category', values: ['10', '15', '20'], weights: [62, 24, 14], hidden: true },
    { name: 'questions', kind: 'mapping', by: 'question_count', cases: { '10': 10, '15': 15, '20': 20 } },
    {
      name: 'correct',
      kind: 'formula',
      expression: 'passed ? ceil(wished_score * questions / 100) : floor(wished_score * questions / 100)',
      hidden: true,
    },
    { name: 'score', kind: 'formula', expression: 'round(correct * 100 / questions)', scale: 0 },
    { name: 'minutes', kind: 'integer', min: 3, max: 90, distribution: { name: 'gamma', mean: 16, shape: 3 } },
    { name: 'wander', kind: 'decimal', scale: 3, min: 0, max: 0.8, hidden: true },
    { name: 'enrolled_at', kind: 'lookup', through: 'enrolment_id', column: 'enrolled_at', hidden: true },
    { name: 'most_seconds', kind: 'formula', expression: 'min(parent.learning_seconds, 100000000)', hidden: true },
    ...awake('seconds_in', 'enrolled_at', 'floor(most_seconds * (module_number - wander) / max(1, parent.attempt_count))', 'most_seconds'),
    { name: 'attempted_at', kind: 'shifted', column: 'enrolled_at', offset: 'seconds_in', unit: 'seconds', as: 'timestamp' },
  ],
}
