import type { TableSchema } from '../../schema/schema.ts'
import { bySubject, subjects } from './subjects.ts'

/** Departments; what is more than the subjects stands on further campuses. */
export const departments: TableSchema = {
  name: 'departments',
  rows: { type: 'ratio', of: 'students', ratio: 0.012, min: 6 },
  columns: [
    { name: 'department_id', kind: 'sequence' },
    { name: 'subject', kind: 'formula', expression: `(department_id - 1) % ${subjects.length}`, hidden: true },
    { name: 'campus_number', kind: 'formula', expression: `floor((department_id - 1) / ${subjects.length}) + 1`, hidden: true },
    { name: 'is_main', kind: 'formula', expression: 'campus_number == 1', as: 'boolean', hidden: true },
    { name: 'code', kind: 'mapping', by: 'subject', cases: bySubject(([code]) => code) },
    { name: 'name', kind: 'mapping', by: 'subject', cases: bySubject(([, name]) => name) },
    { name: 'school', kind: 'mapping', by: 'subject', cases: bySubject(([, , school]) => school) },
    {
      name: 'campus',
      kind: 'switch',
      by: 'is_main',
      cases: { true: { kind: 'constant', value: 'Main Campus' }, false: { kind: 'template', template: 'Campus {campus_number}' } },
    },
    {
      name: 'building',
      kind: 'text',
      segments: [{ list: 'company_words', attribute: 'word' }, { values: [' Hall', ' Hall', ' Building', ' Center'] }],
    },
  ],
}
