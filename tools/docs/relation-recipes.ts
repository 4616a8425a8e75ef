import type { Recipe } from './recipe.ts'

/** Recipes for rows, references and lifecycles. */
export const relationRecipes: readonly Recipe[] = [
  {
    title: 'Tenants',
    text:
      'Every reference stays within the tenant of its row: `partition_by` is the column with the tenant. A primary key can be ' +
      'of any unique kind, here `uuid`; columns that refer to a row contain its primary key.',
    tables: [
      {
        name: 'tenants',
        rows: { type: 'primary', count: 20 },
        columns: [
          { name: 'id', kind: 'uuid' },
          { name: 'name', kind: 'faker', method: 'company.name', unique: true },
        ],
        primary_key: 'id',
      },
      {
        name: 'users',
        rows: { type: 'owned', by: 'tenants', min: 1, max: 40, mean: 12 },
        columns: [
          { name: 'id', kind: 'uuid' },
          { name: 'tenant_id', kind: 'owner_key', table: 'tenants' },
          { name: 'name', kind: 'person' },
        ],
        primary_key: 'id',
      },
      {
        name: 'tickets',
        rows: { type: 'owned', by: 'tenants', min: 0, max: 200, mean: 60 },
        columns: [
          { name: 'id', kind: 'uuid' },
          { name: 'tenant_id', kind: 'owner_key', table: 'tenants' },
          { name: 'number', kind: 'sibling_number' },
          { name: 'assignee_id', kind: 'foreign_key', table: 'users', partition_by: 'tenant_id' },
        ],
        primary_key: 'id',
        unique: [['tenant_id', 'number']],
      },
    ],
  },
  {
    title: 'Many to many',
    text:
      'A table between two others. One of the two owns its rows and so determines their number. The two keys together are the ' +
      'primary key, so every pair is unique.',
    tables: [
      { name: 'courses', rows: 12, columns: [{ name: 'course_id', kind: 'sequence' }], primary_key: 'course_id' },
      {
        name: 'students',
        rows: { type: 'primary', count: 200 },
        columns: [{ name: 'student_id', kind: 'sequence' }],
        primary_key: 'student_id',
      },
      {
        name: 'enrolments',
        rows: { type: 'owned', by: 'students', min: 2, max: 6 },
        columns: [
          { name: 'student_id', kind: 'owner_key', table: 'students' },
          { name: 'course_id', kind: 'foreign_key', table: 'courses' },
          { name: 'grade', kind: 'category', values: ['A', 'B', 'C', 'D'], weights: [2, 4, 3, 1], nullable: { rate: 0.1 } },
        ],
        primary_key: ['student_id', 'course_id'],
      },
    ],
  },
  {
    title: 'Bookings that never overlap',
    text:
      'The bookings of a room are planned every 8 days. Each starts up to 3 days later than planned and lasts at most 5 ' +
      'nights, so no two overlap. If a booking is a single slot, such as a lesson, use a `unique` set of room, day and slot ' +
      'instead.',
    tables: [
      {
        name: 'rooms',
        rows: 30,
        columns: [
          { name: 'room_id', kind: 'sequence' },
          { name: 'number', kind: 'integer', min: 100, max: 499, unique: true },
          { name: 'price', kind: 'decimal', scale: 2, min: 60, max: 240 },
          { name: 'opened_on', kind: 'date', from: '2025-01-01', to: '2025-01-01', hidden: true },
        ],
        primary_key: 'room_id',
      },
      {
        name: 'bookings',
        rows: { type: 'owned', by: 'rooms', min: 10, max: 40 },
        columns: [
          { name: 'booking_id', kind: 'sequence' },
          { name: 'room_id', kind: 'owner_key', table: 'rooms' },
          { name: 'place', kind: 'sibling_number', hidden: true },
          { name: 'late', kind: 'integer', min: 0, max: 3, hidden: true },
          { name: 'opened_on', kind: 'lookup', through: 'room_id', column: 'opened_on', hidden: true },
          { name: 'days', kind: 'formula', expression: '(place - 1) * 8 + late', hidden: true },
          { name: 'arrival', kind: 'shifted', column: 'opened_on', offset: 'days', unit: 'days', as: 'date' },
          { name: 'nights', kind: 'integer', min: 1, max: 5 },
          { name: 'departure', kind: 'shifted', column: 'arrival', offset: 'nights', unit: 'days', as: 'date' },
          { name: 'total', kind: 'formula', expression: 'nights * parent.price' },
        ],
        primary_key: 'booking_id',
        constraints: ['departure > arrival'],
      },
    ],
  },
  {
    title: 'Lifecycles',
    text:
      'A `lifecycle` gives the state of a row today. `lifecycle_time` gives the time at which the row entered a state; it is ' +
      'null if the row has not entered it. A `conditional` has a value only if a formula is true, here in one state. Managers ' +
      'are rows of the same table (`self_reference`) and of the same department.',
    tables: [
      { name: 'departments', rows: 6, columns: [{ name: 'department_id', kind: 'sequence' }], primary_key: 'department_id' },
      {
        name: 'employees',
        rows: { type: 'owned', by: 'departments', min: 20, max: 80, total: 300 },
        columns: [
          { name: 'employee_id', kind: 'sequence' },
          { name: 'department_id', kind: 'owner_key', table: 'departments' },
          { name: 'manager_id', kind: 'self_reference', partition_by: 'department_id' },
          { name: 'hired_on', kind: 'date', from: '2018-01-01', to: '2025-12-01' },
          {
            name: 'status',
            kind: 'lifecycle',
            started_at: 'hired_on',
            start: 'active',
            transitions: [
              { from: 'active', to: 'terminated', share: 0.3, after: { min: 60, max: 2500, unit: 'days' } },
              { from: 'active', to: 'on_leave', share: 0.1, after: { min: 90, max: 2000, unit: 'days' } },
            ],
          },
          { name: 'left_on', kind: 'lifecycle_time', lifecycle: 'status', state: 'terminated' },
          {
            name: 'reason',
            kind: 'conditional',
            when: 'status == "terminated"',
            value: { kind: 'category', values: ['resigned', 'laid_off', 'retired'], weights: [6, 3, 1] },
          },
        ],
        primary_key: 'employee_id',
      },
    ],
  },
]
