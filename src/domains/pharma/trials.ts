import { flag, formula } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { date, oneOf, oneOfBy, wholeBy } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { attribute, code, entry, template, text } from '../../builders/texts.ts'

/** Interventional trials that enrol; each studies one drug in one indication, blinded, as there are placebos. */
export const trials = table('trials', per('patients', 0.034, { min: 3 }), {
  trial_id: id(),
  // The registry hands out about 1343 numbers a day, and passed 7,150,000 at the end of 2025.
  registry_number: hidden(formula('max(7150000 - (today - started_on) * 1343 + trial_id * 13 % 1343, 1000000 + trial_id)')),
  nct_number: template('NCT0{registry_number}'),
  subject: hidden(entry('clinical_indications')),
  drug: code('???-####'),
  phase: oneOf({ I: 18, II: 36, III: 35, IV: 11 }),
  title: template('A Phase {phase} Study of {drug} in Participants With {indication}'),
  therapeutic_area: attribute('subject', 'area'),
  indication: attribute('subject', 'indication'),
  youngest: hidden(attribute('subject', 'youngest')),
  is_of_obesity: hidden(flag('indication == "Obesity"')),
  primary_endpoint: attribute('subject', 'endpoint'),
  sponsor: text({ list: 'company_words', attribute: 'word' }, ' ', {
    values: ['Therapeutics', 'Pharmaceuticals', 'Pharma', 'Biosciences', 'Biopharma'],
  }),
  masking: oneOfBy('phase', ['double_blind', 'single_blind'], { I: [74, 26], II: [86, 14], III: [94, 6], IV: [78, 22] }),
  target_enrollment: wholeBy('phase', 12, 6000, {
    I: lognormal(40, 0.4),
    II: lognormal(150, 0.5),
    III: lognormal(620, 0.5),
    IV: lognormal(480, 0.6),
  }),
  status: oneOf({ recruiting: 88, enrolling_by_invitation: 12 }),
  started_on: date('2020-02-03', '2022-06-30', { weekdays: [3, 1, 1, 1, 1, 0, 0] }),
})
