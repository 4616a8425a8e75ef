import type { Domain } from './domain.ts'
import { departments } from './hr/departments.ts'
import { employees } from './hr/employees.ts'
import { leaveRequests } from './hr/leave-requests.ts'
import { payroll } from './hr/payroll.ts'
import { performanceReviews } from './hr/performance-reviews.ts'

/** A human resources department. Primary: employees, one in eight of whom left within the last year. */
export const hr: Domain = {
  name: 'hr',
  description: 'Human resources of a company: departments, employees, performance reviews, leave requests and payroll.',
  story: 'HR system with employees, departments and payroll',
  keywords: [
    'hr',
    'human resources',
    'hris',
    'hrms',
    'people analytics',
    'people ops',
    'people operations',
    'payroll',
    'workforce',
    'employer',
    'attrition',
    'employee turnover',
    'staff turnover',
    'headcount',
    'employees',
    'personnel',
  ],
  nouns: {
    departments: ['divisions', 'business units'],
    employees: ['staff', 'staff members', 'workers', 'headcount', 'colleagues', 'people'],
    performance_reviews: ['reviews', 'appraisals', 'evaluations'],
    leave_requests: ['leaves', 'absences', 'time off', 'time off requests', 'pto', 'holiday requests', 'vacations'],
    payroll: ['payslips', 'paychecks', 'pay stubs', 'salary payments', 'payroll records', 'payroll entries'],
  },
  rates: [
    {
      words: [
        'attrition',
        'attrition rate',
        'turnover',
        'turnover rate',
        'employee turnover',
        'staff turnover',
        'churn',
        'churned',
        'terminated',
        'termination',
        'left',
        'leavers',
        'departed',
        'quit',
        'resigned',
        'former',
      ],
      column: 'employees.status',
      value: 'terminated',
    },
    { words: ['on leave', 'absent'], column: 'employees.status', value: 'on_leave' },
    { words: ['active', 'still employed'], column: 'employees.status', value: 'active' },
    {
      words: ['remote', 'remotely', 'work from home', 'working from home', 'wfh', 'telework'],
      column: 'employees.work_mode',
      value: 'remote',
    },
    { words: ['part time', 'part timer'], column: 'employees.employment_type', value: 'part_time' },
    {
      words: ['contractor', 'contract', 'freelance', 'freelancers'],
      column: 'employees.employment_type',
      value: 'contract',
    },
    {
      words: ['rejected', 'rejection', 'denied', 'declined', 'refused', 'turned down'],
      column: 'leave_requests.status',
      value: 'rejected',
    },
    { words: ['approved', 'approval', 'granted'], column: 'leave_requests.status', value: 'approved' },
    {
      words: ['outstanding', 'top rated', 'top performer', 'high performer'],
      column: 'performance_reviews.rating',
      value: 'outstanding',
    },
    {
      words: ['unsatisfactory', 'underperforming', 'underperformer', 'poor performance', 'low performer'],
      column: 'performance_reviews.rating',
      value: 'unsatisfactory',
    },
  ],
  measures: [
    {
      words: [
        'payroll',
        'payroll cost',
        'payroll spend',
        'gross pay',
        'wages',
        'salaries',
        'salary cost',
        'labor cost',
        'labour cost',
        'personnel cost',
        'compensation',
      ],
      column: 'payroll.gross_pay',
      unit: 'money',
      typical: 3069,
    },
  ],
  events: ['payroll'],
  countries: ['employees.country_code'],
  currencies: ['departments.currency', 'employees.currency', 'payroll.currency'],
  money: ['departments.drawn_budget', 'employees.drawn_salary'],
  schema: { version: 1, name: 'hr', tables: [departments, employees, performanceReviews, leaveRequests, payroll] },
}
