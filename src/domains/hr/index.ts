import { measure, trade } from '../trade.ts'
import { departments } from './departments.ts'
import { employees } from './employees.ts'
import { leaveRequests } from './leave-requests.ts'
import { payroll } from './payroll.ts'
import { performanceReviews } from './performance-reviews.ts'

/**
 * Human resources of a company. Primary: employees, one in eight of whom left within the last year. For each 1000 employees 10
 * departments (at least 10), 1600 performance reviews, 2400 leave requests and 6000 payments of the payroll.
 */
export const hr = trade({
  name: 'hr',
  description: 'The human resources of a company: departments, employees, performance reviews, leave requests and payroll.',
  story: 'HR system with employees, departments and payroll',
  keywords:
    'hr, human resources, hris, hrms, people analytics, people ops, people operations, payroll, workforce, employer, attrition, ' +
    'employee turnover, staff turnover, headcount, employees, personnel',
  nouns: {
    departments: 'divisions, business units',
    employees: 'staff, staff members, workers, headcount, colleagues, people',
    performance_reviews: 'reviews, appraisals, evaluations',
    leave_requests: 'leaves, absences, time off, time off requests, pto, holiday requests, vacations',
    payroll: 'payslips, paychecks, pay stubs, salary payments, payroll records, payroll entries',
  },
  rates: {
    'employees.status.terminated':
      'attrition, attrition rate, turnover, turnover rate, employee turnover, staff turnover, churn, churned, terminated, termination, ' +
      'left, leavers, departed, quit, resigned, former',
    'employees.status.on_leave': 'on leave, absent',
    'employees.status.active': 'active, still employed',
    'employees.work_mode.remote': 'remote, remotely, work from home, working from home, wfh, telework',
    'employees.employment_type.part_time': 'part time, part timer',
    'employees.employment_type.contract': 'contractor, contract, freelance, freelancers',
    'leave_requests.status.rejected': 'rejected, rejection, denied, declined, refused, turned down',
    'leave_requests.status.approved': 'approved, approval, granted',
    'performance_reviews.rating.outstanding': 'outstanding, top rated, top performer, high performer',
    'performance_reviews.rating.unsatisfactory': 'unsatisfactory, underperforming, underperformer, poor performance, low performer',
  },
  measures: [
    measure('payroll.gross_pay', 'money', 3069, {
      words:
        'payroll, payroll cost, payroll spend, gross pay, wages, salaries, salary cost, labor cost, labour cost, personnel cost, ' +
        'compensation',
    }),
  ],
  money: ['departments.drawn_budget', 'employees.drawn_salary'],
  tables: [departments, employees, performanceReviews, leaveRequests, payroll],
})
