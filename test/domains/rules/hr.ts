/** Formulas that are true in every row, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  departments: ['training_budget > 0', 'established_on < today'],
  employees: [
    'annual_salary > 0',
    'department_id.established_on < hired_on',
    'hired_on < today && hired_on - birth_date >= 18 * 365',
    '(status == "terminated") == known(left_on)',
    '(status == "terminated") == known(termination_reason)',
    'left_on >= hired_on && left_on < today',
    'manager_id < employee_id',
    'employment_type != "intern" || level == "junior"',
    'rank != 1 || staff_title != "Warehouse Associate" || work_mode == "onsite"',
    '(level == "executive") == leads_company && (!leads_company || employee_id == 1)',
    'known(manager_id) == (employee_id > 1)',
  ],
  performance_reviews: [
    'reviewed_on >= parent.hired_on && reviewed_on < today',
    'reviewed_on <= parent.left_on',
    'score >= 1 && score <= 5 && raise_percent >= 0',
    '(rating == "outstanding") == (score >= 4.6)',
    'reviewer_id < employee_id',
  ],
  leave_requests: [
    'parent.hired_on <= requested_on && requested_on <= starts_on && starts_on <= ends_on && ends_on < today',
    'ends_on <= parent.left_on',
    'days == ends_on - starts_on + 1',
    '(status != "cancelled") == known(decided_on)',
    'decided_on >= requested_on && decided_on <= starts_on',
  ],
  payroll: [
    'net_pay == gross_pay - income_tax - social_security - benefits',
    'gross_pay >= 0 && net_pay >= 0 && income_tax >= 0 && benefits >= 0',
    'employee_id.hired_on <= period_start && period_start < period_end && period_end < pay_date && pay_date < today',
    '(pay_type == "overtime") == known(overtime_hours)',
    '(pay_type == "severance") == (coalesce(employee_id.left_on, today) < pay_date)',
  ],
}
