import { flag, formula, mapped, switchBy } from '../../builders/computed.ts'
import { constant } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { template, text } from '../../builders/texts.ts'
import { bySubject, subjects } from './subjects.ts'

/** Departments; what is more than the subjects stands on further campuses. */
export const departments = table('departments', per('students', 0.012, { min: 6 }), {
  department_id: id(),
  subject: hidden(formula(`(department_id - 1) % ${subjects.length}`)),
  campus_number: hidden(formula(`floor((department_id - 1) / ${subjects.length}) + 1`)),
  is_main: hidden(flag('campus_number == 1')),
  code: mapped(
    'subject',
    bySubject(([code]) => code),
  ),
  name: mapped(
    'subject',
    bySubject(([, name]) => name),
  ),
  school: mapped(
    'subject',
    bySubject(([, , school]) => school),
  ),
  campus: switchBy('is_main', { true: constant('Main Campus'), false: template('Campus {campus_number}') }),
  building: text({ list: 'company_words', attribute: 'word' }, { values: [' Hall', ' Hall', ' Building', ' Center'] }),
})
