import type { StoryCase } from './story-case.ts'

/** Stories of human resources. */
export const stories: readonly StoryCase[] = [
  { story: 'HR system with 500 employees and 12% attrition', counts: { employees: 500 }, rates: { 'employees.status=terminated': 0.12 } },
  {
    story:
      'We run an HR department and need realistic test data:\n- 250 employees\n- 12 departments\n- 600 leave requests, 10% of them rejected\n- 30% of employees work remotely',
    counts: { employees: 250, departments: 12, leave_requests: 600 },
    rates: { 'leave_requests.status=rejected': 0.1, 'employees.work_mode=remote': 0.3 },
  },
  {
    story: 'Payroll for 2024: two hundred staff, payroll costs growing from $400k in January to $550k in December',
    counts: { staff: 200 },
    totals: { measure: 'payroll.gross_pay', months: { '2024-01': 400_000, '2024-12': 550_000 } },
    window: { table: 'payroll', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'human resources data of a German company, 300 employees, a fifth of them part-time',
    counts: { employees: 300 },
    rates: { 'employees.employment_type=part_time': 0.2 },
    countries: { 'employees.country_code': ['DE'] },
  },
  {
    story: 'hr datset pls, 1,000 payslips and 150 employees, 15% staff turnover',
    counts: { payslips: 1000, employees: 150 },
    rates: { 'employees.status=terminated': 0.15 },
  },
  {
    story: 'An HRIS demo: 120 employees with 400 performance reviews, 10% outstanding ratings and 5% unsatisfactory',
    counts: { employees: 120, performance_reviews: 400 },
    rates: { 'performance_reviews.rating=outstanding': 0.1, 'performance_reviews.rating=unsatisfactory': 0.05 },
  },
  {
    story: 'Workforce planning: half of employees are hybrid, 4 percent on leave, 8% contractors. Twenty departments.',
    counts: { departments: 20 },
    rates: { 'employees.work_mode=hybrid': 0.5, 'employees.status=on_leave': 0.04, 'employees.employment_type=contract': 0.08 },
  },
  {
    story: 'UK employer, 800 employees, 90% of leave requests approved, 97% direct deposit',
    counts: { employees: 800 },
    rates: { 'leave_requests.status=approved': 0.9, 'payroll.payment_method=direct_deposit': 0.97 },
    countries: { 'employees.country_code': ['GB'] },
  },
  { story: 'PEOPLE ANALYTICS, 2000 EMPLOYEES, 85% ACTIVE', counts: { employees: 2000 }, rates: { 'employees.status=active': 0.85 } },
]
