/** Formulas that are true in every row, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  learners: [
    'days(signed_up_at) - birth_date > 17.9 * 365',
    'signed_up_at < seconds(today)',
    '!(education in ["bachelor", "master", "doctorate"]) || days(signed_up_at) - birth_date > 21.9 * 365',
    'education != "doctorate" || days(signed_up_at) - birth_date > 29.9 * 365',
  ],
  courses: ['price > 0 && lesson_count >= 5 && rating <= 5'],
  enrolments: [
    'amount == list_price - discount + tax && list_price == course_id.price',
    'discount >= 0 && tax >= 0 && amount >= 0',
    'learner_id.signed_up_at < enrolled_at && course_id.published_on < days(enrolled_at) && enrolled_at < seconds(today)',
    '(status == "completed") == known(completed_at) && (status == "dropped") == known(dropped_at)',
    '(status == "refunded") == known(refunded_at)',
    '(status == "completed") == known(final_grade) && (status == "completed") == known(certificate_code)',
    '(status == "completed") == (progress_percent == 100)',
    'completed_at >= enrolled_at && completed_at < seconds(today)',
    'dropped_at >= enrolled_at && dropped_at < seconds(today)',
    'refunded_at >= enrolled_at && refunded_at < seconds(today)',
  ],
  quiz_attempts: [
    'passed == (score >= 70)',
    'score == round(round(score * questions / 100) * 100 / questions)',
    'learner_id == parent.learner_id && course_id == parent.course_id',
    'attempted_at >= parent.enrolled_at && attempted_at < seconds(today)',
    'attempted_at <= parent.completed_at && attempted_at <= parent.dropped_at && attempted_at <= parent.refunded_at',
  ],
  payments: [
    'amount >= 0 && learner_id == parent.learner_id',
    'due_on >= days(parent.enrolled_at)',
    '(status in ["paid", "refunded"]) == known(paid_on)',
    'paid_on < today',
    '(parent.status == "refunded") == (status in ["refunded", "void"])',
    'status != "scheduled" || due_on >= today',
  ],
}
