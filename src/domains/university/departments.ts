import { flag, formula, mapped, switchBy } from '../../builders/computed.ts'
import { constant } from '../../builders/drawn.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { template, text } from '../../builders/texts.ts'
import { companyWord } from '../shared/company-word.ts'
import { subjectCount, subjects } from './subjects.ts'

/** Departments, one for each subject; where there are more of them than subjects, the rest are on further campuses. */
export const departments = table('departments', per('students', 0.012, { min: 6 }), {
  department_id: id(),
  subject: hidden(formula(`(department_id - 1) % ${subjectCount}`)),
  campus_number: hidden(formula(`floor((department_id - 1) / ${subjectCount}) + 1`)),
  is_main: hidden(flag('campus_number == 1')),
  code: mapped('subject', subjects.code),
  name: mapped('subject', subjects.name),
  school: mapped('subject', subjects.school),
  campus: switchBy('is_main', { true: constant('Main Campus'), false: template('Campus {campus_number}') }),
  building: text(companyWord, { values: [' Hall', ' Hall', ' Building', ' Center'] }),
})
