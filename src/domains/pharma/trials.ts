import { after, flag, formula } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { constant, date, decimalBy, oneOf, oneOfBy, wholeBy } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { allHidden, hidden, id, lookup, lookups, ordinal, ownedBy, owner, per, ref, table } from '../../builders/table.ts'
import { attribute, attributes, code, entry, template, text } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'
import { companyWord } from '../shared/company.ts'
import { contact } from '../shared/identity.ts'

const targets = { I: lognormal(40, 0.4), II: lognormal(150, 0.5), III: lognormal(620, 0.5), IV: lognormal(480, 0.6) }

/** Interventional trials that enrol patients. Each studies one drug in one indication, and is blinded, as there are placebo arms. */
export const trials = table('trials', per('patients', 0.034, { min: 3 }), {
  trial_id: id(),
  // The registry issues about 1343 numbers a day and reached 7,150,000 at the end of 2025.
  registry_number: hidden(formula('max(7150000 - (today - started_on) * 1343 + trial_id * 13 % 1343, 1000000 + trial_id)')),
  nct_number: template('NCT0{registry_number}'),
  subject: hidden(entry('clinical_indications')),
  drug: code('???-####'),
  phase: oneOf({ I: 18, II: 36, III: 35, IV: 11 }),
  title: template('A Phase {phase} Study of {drug} in Participants With {indication}'),
  ...attributes('subject', { therapeutic_area: 'area' }, 'indication'),
  youngest: hidden(attribute('subject', 'youngest')),
  is_of_obesity: hidden(flag('indication == "Obesity"')),
  primary_endpoint: attribute('subject', 'endpoint'),
  sponsor: text(companyWord, ' ', { values: ['Therapeutics', 'Pharmaceuticals', 'Pharma', 'Biosciences', 'Biopharma'] }),
  masking: oneOfBy('phase', ['double_blind', 'single_blind'], { I: [74, 26], II: [86, 14], III: [94, 6], IV: [78, 22] }),
  target_enrollment: wholeBy('phase', 12, 6000, targets),
  status: oneOf({ recruiting: 88, enrolling_by_invitation: 12 }),
  started_on: date('2020-02-03', '2022-06-30', { weekdays: [3, 1, 1, 1, 1, 0, 0] }),
})

/** Hospitals and institutes that take part in a trial, activated within six months of its start, each with an investigator. */
export const sites = table('sites', ownedBy('trials', { min: 2, max: 12, mean: 4 }), {
  site_id: id(),
  trial_id: owner('trials'),
  ...allHidden(lookups('trial_id', 'youngest', 'is_of_obesity')),
  site_place: hidden(ordinal()),
  site_number: formula('100 + site_place'),
  kind_of_site: hidden(
    oneOf(
      { 'University Hospital': 34, 'Medical Center': 26, 'Clinical Research Institute': 20 },
      { 'General Hospital': 15, 'Cancer Center': 5 },
    ),
  ),
  name: template('{city} {kind_of_site}'),
  ...address('city', 'country'),
  country_code: oneOf({ US: 52, DE: 9, GB: 8, ES: 7, PL: 7, FR: 6, CA: 5, IT: 3, AU: 3 }),
  ...contact('investigator', 0.42, 'first_name', 'last_name', 'email'),
  started_on: hidden(lookup('trial_id', 'started_on')),
  activated_on: after('started_on', { as: 'date', unit: 'days', min: 5, max: 170, distribution: gamma(65, 3) }),
  ethics_approval: oneOf({ central: 64, local: 36 }),
})

const amounts = each(lognormal, { start_up: [11_500, 0.4], procedures: [2100, 0.6], pass_through: [850, 0.7], otherwise: [3900, 0.6] })

/** Payments of sponsors to sites: fees + overhead = amount, and amount - holdback = paid_amount. A twentieth of visit fees is held back. */
export const sitePayments = table('site_payments', per('patients', 2), {
  payment_id: id(),
  site_id: ref('sites', { popularity: 0.5 }),
  trial_id: lookup('site_id', 'trial_id'),
  paid_on: date('2023-02-01', '2025-12-31', { growth: 1.5, weekdays: [0.8, 1.2, 1, 1.3, 1.2, 0, 0] }),
  invoice_number: code('CT-#########'),
  payment_type: oneOf({ visit_fees: 68, start_up: 6, procedures: 18, pass_through: 8 }),
  drawn_amount: hidden(decimalBy('payment_type', 120, 90_000, 2, amounts)),
  amount: formula('drawn_amount', 2),
  overhead: formula('payment_type == "pass_through" ? 0 : amount * 0.25 / 1.25', 2),
  fees: formula('amount - overhead'),
  holdback: formula('payment_type == "visit_fees" ? amount * 0.05 : 0', 2),
  paid_amount: formula('amount - holdback'),
  currency: constant('USD'),
})
