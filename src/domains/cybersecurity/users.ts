import { daysAfter, formula, mapped } from '../../builders/computed.ts'
import { exponential } from '../../builders/distributions.ts'
import { date, oneOf, oneOfBy, shares, whole, yes } from '../../builders/drawn.ts'
import { hidden, id, lookup, ownedBy, owner, primary, table } from '../../builders/table.ts'
import { template, text, words } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'
import { identity } from '../shared/identity.ts'
import { onWorkday } from '../shared/on-workday.ts'

/** The accounts of employees. */
export const users = table('users', primary, {
  user_id: id(),
  ...identity(0.5, 'username', 'first_name', 'last_name'),
  email: text({ column: 'username' }, '@brightwater.example'),
  department: oneOf(
    { engineering: 26, sales: 18, operations: 14, customer_support: 13 },
    { marketing: 8, finance: 8, it: 6, hr: 4, legal: 2, executive: 1 },
  ),
  ...address('city', 'country'),
  country_code: oneOf({ US: 58, GB: 12, DE: 9, IN: 9, CA: 7, PL: 5 }),
  is_privileged: yes(0.07),
  mfa_enabled: yes(0.88),
  account_status: shares({ active: 0.955, locked: 0.02, password_expired: 0.025 }),
  created_on: date('2019-01-07', '2025-12-12', { growth: 1.8, weekdays: [3, 1, 1, 1, 0.8, 0, 0] }),
})

const systems = words(
  'Windows 11, Windows 10, macOS 15, macOS 14, Ubuntu 24.04, Ubuntu 22.04, RHEL 9, Windows Server 2022, Windows Server 2019',
  'iOS 18, Android 15',
)

/**
 * Managed machines. Each belongs to a user and is enrolled within weeks of the user's first day. System and name depend on the type; no two
 * hosts have the same address.
 */
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
  operating_system: oneOfBy('host_type', systems, {
    laptop: { 'Windows 11': 52, 'Windows 10': 12, 'macOS 15': 20, 'macOS 14': 8, 'Ubuntu 24.04': 5, 'Ubuntu 22.04': 3 },
    desktop: { 'Windows 11': 66, 'Windows 10': 24, 'macOS 15': 4, 'macOS 14': 2, 'Ubuntu 24.04': 2, 'Ubuntu 22.04': 2 },
    server: { 'Ubuntu 24.04': 14, 'Ubuntu 22.04': 16, 'RHEL 9': 26, 'Windows Server 2022': 30, 'Windows Server 2019': 14 },
    virtual_machine: { 'Ubuntu 24.04': 28, 'Ubuntu 22.04': 22, 'RHEL 9': 22, 'Windows Server 2022': 20, 'Windows Server 2019': 8 },
    mobile: { 'iOS 18': 62, 'Android 15': 38 },
  }),
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
