import type { TableSchema } from '../../schema/schema.ts'

/** Mostly when work begins and after lunch; machines and night owls at any hour. */
const loginHours = [2, 2, 1, 1, 2, 3, 8, 24, 44, 40, 26, 20, 18, 26, 24, 18, 15, 12, 8, 6, 6, 5, 4, 3]

/** Attempts to log in; what failed has a reason and no session. */
export const logins: TableSchema = {
  name: 'logins',
  rows: { type: 'ratio', of: 'users', ratio: 12 },
  columns: [
    { name: 'login_id', kind: 'sequence' },
    { name: 'user_id', kind: 'foreign_key', table: 'users', popularity: 0.2, existing_at: 'logged_in_at', min_age_days: 30 },
    { name: 'host_id', kind: 'foreign_key', table: 'hosts', partition_by: 'user_id', popularity: 0.5 },
    {
      name: 'logged_in_at',
      kind: 'timestamp',
      from: '2024-01-01',
      to: '2025-12-31',
      growth: 1.5,
      months: [1.02, 1, 1.05, 1.02, 1, 1, 0.92, 0.88, 1.04, 1.06, 1.04, 0.86],
      weekdays: [1.3, 1.25, 1.22, 1.2, 1.05, 0.28, 0.25],
      hours: loginHours,
    },
    { name: 'result', kind: 'category', values: ['success', 'failed'], shares: [0.945, 0.055] },
    { name: 'barrier', kind: 'formula', expression: 'method in ["passkey", "ssh_key"] ? 2 : user_id.mfa_enabled ? 1 : 0', hidden: true },
    {
      name: 'failure_reason',
      kind: 'conditional',
      when: 'result == "failed"',
      value: {
        kind: 'category',
        values: ['wrong_password', 'mfa_denied', 'mfa_timeout', 'unknown_device', 'expired_password', 'invalid_key'],
        by: 'barrier',
        cases: { '0': [86, 0, 0, 7, 7, 0], '1': [66, 11, 12, 6, 5, 0], '2': [0, 0, 0, 30, 0, 70] },
      },
    },
    { name: 'environment', kind: 'lookup', through: 'host_id', column: 'environment', hidden: true },
    {
      name: 'method',
      kind: 'category',
      values: ['sso', 'password', 'passkey', 'vpn', 'ssh_key'],
      by: 'environment',
      cases: { cloud: [34, 12, 6, 0, 48], data_center: [16, 22, 6, 0, 56] },
      weights: [60, 19, 8, 13, 0],
    },
    { name: 'country_code', kind: 'lookup', through: 'user_id', column: 'country_code' },
    { name: 'first_octet', kind: 'category', values: ['192.0.2', '198.51.100', '203.0.113'], weights: [1, 1, 1], hidden: true },
    { name: 'last_octet', kind: 'integer', min: 1, max: 254, hidden: true },
    { name: 'source_ip', kind: 'template', template: '{first_octet}.{last_octet}' },
    { name: 'is_new_device', kind: 'boolean', rate: 0.03 },
    { name: 'is_suspicious', kind: 'boolean', rate: 0.012 },
    {
      name: 'risk_score',
      kind: 'integer',
      min: 0,
      max: 100,
      by: 'is_suspicious',
      cases: { true: { name: 'normal', mean: 84, standard_deviation: 7 }, false: { name: 'gamma', mean: 12, shape: 1.6 } },
    },
    {
      name: 'minutes_open',
      kind: 'integer',
      min: 1,
      max: 720,
      distribution: { name: 'lognormal', median: 130, spread: 0.9 },
      hidden: true,
    },
    { name: 'session_minutes', kind: 'conditional', when: 'result == "success"', value: { kind: 'formula', expression: 'minutes_open' } },
  ],
}
