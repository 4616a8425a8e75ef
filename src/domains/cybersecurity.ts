import { alerts } from './cybersecurity/alerts.ts'
import { hosts } from './cybersecurity/hosts.ts'
import { incidents } from './cybersecurity/incidents.ts'
import { logins } from './cybersecurity/logins.ts'
import { users } from './cybersecurity/users.ts'
import type { Domain } from './domain.ts'

/**
 * A security operations center. Primary: users. For each 1000 users 1500 hosts of theirs, 12,000 logins, 2500 alerts and 120 incidents.
 * Detections bear tactic and technique of MITRE ATT&CK.
 */
export const cybersecurity: Domain = {
  name: 'cybersecurity',
  description: 'A security operations center: users, hosts, logins, alerts and incidents.',
  story: 'cybersecurity team with users, hosts, logins, alerts and incidents',
  keywords: [
    'cybersecurity',
    'cybersecurity team',
    'cyber security',
    'information security',
    'infosec',
    'security operations',
    'soc',
    'siem',
    'threat detection',
    'intrusion detection',
    'security alerts',
    'security incidents',
    'endpoint security',
    'it security',
    'failed logins',
  ],
  nouns: {
    users: ['employees', 'identities', 'accounts'],
    hosts: ['endpoints', 'devices', 'machines', 'servers', 'assets'],
    logins: ['log ins', 'sign ins', 'login attempts', 'authentications', 'logons'],
    alerts: ['security alerts', 'detections', 'alarms'],
    incidents: ['security incidents', 'attacks'],
  },
  rates: [
    { words: ['false positive', 'false alarm'], column: 'alerts.verdict', value: 'false_positive' },
    {
      words: ['true positive', 'confirmed', 'confirmed alerts', 'real threats'],
      column: 'alerts.verdict',
      value: 'true_positive',
    },
    { words: ['benign', 'benign positives', 'harmless'], column: 'alerts.verdict', value: 'benign' },
    {
      words: ['failed login', 'failed login attempts', 'failed sign ins', 'failed authentications', 'login failures', 'failed', 'failures'],
      column: 'logins.result',
      value: 'failed',
    },
    {
      words: ['suspicious', 'suspicious logins', 'risky logins', 'anomalous', 'anomalies', 'anomalous logins'],
      column: 'logins.is_suspicious',
      value: true,
    },
    { words: ['mfa', 'multi factor', '2fa', 'two factor', 'mfa enabled', 'with mfa'], column: 'users.mfa_enabled', value: true },
    { words: ['privileged', 'admins', 'administrators', 'privileged users', 'admin accounts'], column: 'users.is_privileged', value: true },
    { words: ['locked', 'locked accounts', 'locked out', 'lockouts'], column: 'users.account_status', value: 'locked' },
    { words: ['breach', 'data breach', 'breached'], column: 'incidents.is_breach', value: true },
    {
      words: ['overdue patches', 'unpatched', 'unpatched hosts', 'missing patches', 'overdue'],
      column: 'hosts.patch_status',
      value: 'overdue',
    },
    { words: ['encrypted', 'encrypted hosts', 'encrypted devices', 'disk encryption'], column: 'hosts.is_encrypted', value: true },
  ],
  measures: [
    {
      words: ['response cost', 'handling cost', 'security cost', 'cost', 'spend', 'spending', 'budget'],
      column: 'alerts.response_cost',
      unit: 'money',
      typical: 24.7,
    },
    {
      words: ['security events', 'log events', 'correlated events', 'event volume', 'event count'],
      column: 'alerts.event_count',
      unit: 'quantity',
      typical: 32,
    },
  ],
  events: ['logins', 'alerts', 'incidents'],
  countries: ['users.country_code'],
  currencies: ['alerts.currency', 'incidents.currency'],
  money: ['alerts.hourly_rate', 'incidents.damage'],
  schema: { version: 1, name: 'cybersecurity', tables: [users, hosts, logins, alerts, incidents] },
}
