import { formula, when } from '../../builders/computed.ts'
import { gamma, lognormal, normal } from '../../builders/distributions.ts'
import { oneOf, oneOfBy, shares, timestamp, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { hidden, id, lookup, per, ref, table } from '../../builders/table.ts'
import { template, words } from '../../builders/texts.ts'

/** When people log in: mostly at the start of work and after lunch, some at night. */
const loginHours = [2, 2, 1, 1, 2, 3, 8, 24, 44, 40, 26, 20, 18, 26, 24, 18, 15, 12, 8, 6, 6, 5, 4, 3]

const reasons = words('wrong_password, mfa_denied, mfa_timeout, unknown_device, expired_password, invalid_key')
const reasonsByBarrier = {
  0: { wrong_password: 86, unknown_device: 7, expired_password: 7 },
  1: { wrong_password: 66, mfa_denied: 11, mfa_timeout: 12, unknown_device: 6, expired_password: 5 },
  2: { unknown_device: 30, invalid_key: 70 },
}

/** Login attempts. A failed one has a reason, a successful one a session. */
export const logins = table('logins', per('users', 12), {
  login_id: id(),
  user_id: ref('users', { popularity: 0.2, existing_at: 'logged_in_at', min_age_days: 30 }),
  host_id: ref('hosts', { partition_by: 'user_id', popularity: 0.5 }),
  logged_in_at: timestamp('2024-01-01', '2025-12-31', loginHours, {
    growth: 1.5,
    months: [1.02, 1, 1.05, 1.02, 1, 1, 0.92, 0.88, 1.04, 1.06, 1.04, 0.86],
    weekdays: [1.3, 1.25, 1.22, 1.2, 1.05, 0.28, 0.25],
  }),
  result: shares({ success: 0.945, failed: 0.055 }),
  // 0: a password alone, 1: a second factor too, 2: a key.
  barrier: hidden(formula('method in ["passkey", "ssh_key"] ? 2 : user_id.mfa_enabled ? 1 : 0')),
  failure_reason: when('result == "failed"', oneOfBy('barrier', reasons, reasonsByBarrier)),
  environment: hidden(lookup('host_id', 'environment')),
  method: oneOfBy('environment', ['sso', 'password', 'passkey', 'vpn', 'ssh_key'], {
    cloud: [34, 12, 6, 0, 48],
    data_center: [16, 22, 6, 0, 56],
    otherwise: [60, 19, 8, 13, 0],
  }),
  country_code: lookup('user_id', 'country_code'),
  first_octet: hidden(oneOf({ '192.0.2': 1, '198.51.100': 1, '203.0.113': 1 })),
  last_octet: hidden(whole(1, 254)),
  source_ip: template('{first_octet}.{last_octet}'),
  is_new_device: yes(0.03),
  is_suspicious: yes(0.012),
  risk_score: wholeBy('is_suspicious', 0, 100, { true: normal(84, 7), false: gamma(12, 1.6) }),
  minutes_open: hidden(whole(1, 720, lognormal(130, 0.9))),
  session_minutes: when('result == "success"', formula('minutes_open')),
})
