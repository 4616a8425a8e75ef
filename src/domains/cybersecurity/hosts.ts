import { daysAfter, formula, mapped } from '../../builders/computed.ts'
import { exponential } from '../../builders/distributions.ts'
import { oneOf, oneOfBy, shares, whole, yes } from '../../builders/drawn.ts'
import { id, lookup, owner } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'
import { words } from '../../builders/words.ts'
import { onWorkday } from '../shared/on-workday.ts'

/** Machines with an agent, each in the care of a user from the first weeks on; system and name follow from what they are, and no two have the same address. */
export const hosts = table('hosts', ownedBy('users', { min: 1, max: 4, mean: 1.5 }), {
  host_id: id(),
  user_id: owner('users'),
  host_type: oneOf({ laptop: 52, desktop: 11, server: 10, virtual_machine: 17, mobile: 10 }),
  prefix: hidden(mapped('host_type', { laptop: 'LT', desktop: 'DT', server: 'SRV', virtual_machine: 'VM', mobile: 'MOB' })),
  number: hidden(formula('100000 + host_id')),
  hostname: template('{prefix}-{number}'),
  block: hidden(formula('floor(host_id / 65024) % 256', 0)),
  subnet: hidden(formula('floor(host_id / 254) % 256', 0)),
  station: hidden(formula('host_id % 254 + 1')),
  ip_address: template('10.{block}.{subnet}.{station}'),
  operating_system: oneOfBy(
    'host_type',
    words(
      'Windows 11, Windows 10, macOS 15, macOS 14, Ubuntu 24.04, Ubuntu 22.04, RHEL 9, Windows Server 2022',
      'Windows Server 2019, iOS 18, Android 15',
    ),
    {
      laptop: [52, 12, 20, 8, 5, 3, 0, 0, 0, 0, 0],
      desktop: [66, 24, 4, 2, 2, 2, 0, 0, 0, 0, 0],
      server: [0, 0, 0, 0, 14, 16, 26, 30, 14, 0, 0],
      virtual_machine: [0, 0, 0, 0, 28, 22, 22, 20, 8, 0, 0],
      mobile: [0, 0, 0, 0, 0, 0, 0, 0, 0, 62, 38],
    },
  ),
  environment: mapped('host_type', { server: 'data_center', virtual_machine: 'cloud', otherwise: 'workplace' }),
  criticality: oneOfBy('host_type', ['low', 'medium', 'high', 'critical'], {
    server: [5, 30, 40, 25],
    virtual_machine: [15, 45, 30, 10],
    otherwise: [60, 34, 5, 1],
  }),
  patch_status: shares({ up_to_date: 0.83, pending: 0.12, overdue: 0.05 }),
  is_encrypted: yes(0.94),
  created_on: hidden(lookup('user_id', 'created_on')),
  wished_days: hidden(whole(0, 29, exponential(6))),
  days_waited: hidden(formula('max(0, min(wished_days, today - 1 - created_on))')),
  ...onWorkday('days_to_enrol', 'created_on', 'days_waited', '0'),
  enrolled_on: daysAfter('created_on', 'days_to_enrol'),
})
