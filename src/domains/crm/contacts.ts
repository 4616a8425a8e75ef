import { flag } from '../../builders/computed.ts'
import { oneOf, yes } from '../../builders/drawn.ts'
import { id, lookup, owner } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { attribute, entry } from '../../builders/texts.ts'
import { identity } from '../shared/identity.ts'

/** People who work at an account. */
export const contacts = table('contacts', ownedBy('accounts', { min: 1, max: 8, mean: 2.5 }), {
  contact_id: id(),
  account_id: owner('accounts'),
  country_code: hidden(lookup('account_id', 'country_code')),
  ...identity(0.45, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  position: hidden(entry('job_titles')),
  job_title: attribute('position', 'title'),
  seniority: attribute('position', 'seniority'),
  is_decision_maker: flag('seniority in ["lead", "executive"]'),
  email_opt_in: yes(0.64),
  preferred_channel: oneOf({ email: 56, phone: 22, video_call: 15, chat: 7 }),
})
