/** What is true in every row. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  instructors: ['salary > 0', 'is_tenured == (rank in ["professor", "associate_professor"])'],
  courses: ['instructor_id.department_id == department_id', 'credits >= 2 && credits <= 4', 'level >= 100 && level <= 900'],
  students: [
    'birth_date < admitted_on',
    'gpa >= 0 && gpa <= 4',
    '(status == "dropped_out") == known(dropped_out_on)',
    'dropped_out_on > admitted_on && dropped_out_on < today',
  ],
  enrolments: [
    'enrolled_on >= student_id.admitted_on',
    'enrolled_on < today',
    'credits == course_id.credits',
    'course_id.department_id == student_id.department_id',
    '(status == "failed") == (grade == "F")',
    '(status == "withdrawn") == (grade == "W")',
    '(status == "withdrawn") == !known(grade_points)',
    'credits_earned == (status == "completed" ? credits : 0)',
    'attendance_percent >= 0 && attendance_percent <= 100',
  ],
  tuition_payments: [
    'tuition + fees - financial_aid == amount',
    'fees >= 0 && financial_aid >= 0 && amount >= 0',
    'student_id.admitted_on < billed_on',
    '(status == "overdue") == !known(paid_on)',
    'status != "paid" || paid_on >= billed_on && paid_on <= due_on',
    'status != "paid_late" || paid_on > due_on',
    'status != "overdue" || due_on < today',
    'paid_on <= today',
  ],
}
