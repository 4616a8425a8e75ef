import type { ColumnSchema, TableSchema } from '../../schema/schema.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { pastTime } from '../shared/past-time.ts'
import { firstName, gender, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, countryCode, place } from '../shared/place-columns.ts'

/** Hidden columns: title, level and usual salary of a position of the department, of one of some levels. */
function position(name: string, levels: readonly string[]): readonly ColumnSchema[] {
  return [
    {
      name: `${name}_position`,
      kind: 'entry',
      list: 'staff_positions',
      only: { level: levels },
      by: { column: 'department_function', attribute: 'function' },
      hidden: true,
    },
    ...['title', 'level', 'salary'].map((attribute): ColumnSchema => {
      return { name: `${name}_${attribute}`, kind: 'attribute', entry: `${name}_position`, attribute, hidden: true }
    }),
  ]
}

/** Those who work or worked here. Who left did so within the last year; the first one hired leads the company. */
export const employees: TableSchema = {
  name: 'employees',
  rows: { type: 'primary' },
  columns: [
    { name: 'employee_id', kind: 'sequence' },
    person(0.47),
    firstName,
    lastName,
    gender,
    { name: 'mailbox', kind: 'person_attribute', person: 'person', attribute: 'username', hidden: true },
    { name: 'email', kind: 'template', template: '{mailbox}@company.example' },
    phone,
    ...birthBefore('hired_on', [18.5, 22.5, 24, 25.5, 27, 28.5, 30.5, 33, 36.5, 42, 58]),
    place,
    city,
    country,
    countryCode({ US: 68, GB: 10, CA: 7, DE: 6, IN: 6, AU: 3 }),
    { name: 'department_id', kind: 'foreign_key', table: 'departments', existing_at: 'hired_on' },
    { name: 'department_function', kind: 'lookup', through: 'department_id', column: 'function', hidden: true },
    { name: 'manager_id', kind: 'self_reference', roots: 1, branching: 8 },
    // Those who came first are those whom others report to.
    { name: 'leads_others', kind: 'formula', expression: 'hired_on < "2018-04-01"', as: 'boolean', hidden: true },
    ...position('lead', ['lead', 'director']),
    ...position('staff', ['junior', 'mid', 'senior']),
    { name: 'leads_company', kind: 'formula', expression: 'employee_id == 1 && employment_type != "intern"', as: 'boolean', hidden: true },
    // Nobody moves goods from home.
    {
      name: 'rank',
      kind: 'formula',
      expression:
        'leads_company ? 3 : employment_type == "intern" ? 0 : leads_others ? 2 : staff_title == "Warehouse Associate" && work_mode != "onsite" ? 4 : 1',
      hidden: true,
    },
    {
      name: 'job_title',
      kind: 'switch',
      by: 'rank',
      cases: {
        '0': { kind: 'template', template: '{department_function} Intern' },
        '1': { kind: 'template', template: '{staff_title}' },
        '2': { kind: 'template', template: '{lead_title}' },
        '3': { kind: 'constant', value: 'Chief Executive Officer' },
        '4': { kind: 'constant', value: 'Operations Coordinator' },
      },
    },
    {
      name: 'level',
      kind: 'switch',
      by: 'rank',
      cases: {
        '0': { kind: 'constant', value: 'junior' },
        '1': { kind: 'template', template: '{staff_level}' },
        '2': { kind: 'template', template: '{lead_level}' },
        '3': { kind: 'constant', value: 'executive' },
        '4': { kind: 'constant', value: 'junior' },
      },
    },
    {
      name: 'employment_type',
      kind: 'category',
      values: ['full_time', 'part_time', 'contract', 'intern'],
      weights: [84, 8, 6, 2],
    },
    { name: 'work_mode', kind: 'category', values: ['onsite', 'hybrid', 'remote'], weights: [45, 36, 19] },
    {
      name: 'hired_on',
      kind: 'date',
      from: '2016-01-04',
      to: '2025-12-15',
      growth: 3,
      months: [1.3, 1, 1.05, 1, 0.95, 1.15, 0.95, 0.95, 1.2, 1.05, 0.85, 0.45],
      weekdays: [6, 1.2, 1.2, 0.8, 0.4, 0, 0],
    },
    {
      name: 'pay_base',
      kind: 'formula',
      expression: 'rank == 3 ? 310000 : rank == 2 ? lead_salary : rank == 1 ? staff_salary : rank == 4 ? 47000 : 42000',
      hidden: true,
    },
    {
      name: 'drawn_salary',
      kind: 'decimal',
      scale: 2,
      min: 24_000,
      max: 420_000,
      distribution: { name: 'lognormal', median: 1, spread: 0.12 },
      times: 'pay_base',
      hidden: true,
    },
    {
      name: 'annual_salary',
      kind: 'formula',
      expression: 'round(drawn_salary * (employment_type == "part_time" ? 0.6 : 1) / 100) * 100',
    },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'status', kind: 'category', values: ['active', 'on_leave', 'terminated'], shares: [0.855, 0.025, 0.12] },
    ...pastTime({
      name: 'left_on',
      since: 'last_year_since',
      as: 'date',
      longest: 364,
      distribution: { name: 'uniform', min: 1, max: 364 },
      when: 'status == "terminated"',
      workdays: true,
    }),
    { name: 'to_last_year', kind: 'formula', expression: 'max(0, today - 365 - hired_on)', hidden: true },
    { name: 'last_year_since', kind: 'shifted', column: 'hired_on', offset: 'to_last_year', unit: 'days', as: 'date', hidden: true },
    {
      name: 'termination_reason',
      kind: 'conditional',
      when: 'status == "terminated"',
      value: {
        kind: 'category',
        values: ['resignation', 'better_offer', 'performance', 'layoff', 'end_of_contract', 'relocation', 'misconduct'],
        weights: [38, 20, 13, 12, 8, 6, 3],
      },
    },
    { name: 'days_employed', kind: 'formula', expression: 'coalesce(left_on - hired_on, today - 1 - hired_on)', hidden: true },
    { name: 'review_count', kind: 'roll_up', table: 'performance_reviews', aggregate: 'count', hidden: true },
    { name: 'leave_count', kind: 'roll_up', table: 'leave_requests', aggregate: 'count', hidden: true },
  ],
}
