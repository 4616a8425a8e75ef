import { measure, trade } from '../trade.ts'
import { alerts, incidents } from './alerts.ts'
import { hosts, users } from './users.ts'
import { logins } from './logins.ts'

/**
 * A security operations center. Primary: users. For each 1000 users 1500 hosts, 12,000 logins, 2500 alerts and 120 incidents.
 * Alerts name tactics and techniques of MITRE ATT&CK.
 */
export const cybersecurity = trade({
  name: 'cybersecurity',
  description: 'A security operations center: users, hosts, logins, alerts and incidents.',
  story: 'cybersecurity team with users, hosts, logins, alerts and incidents',
  keywords:
    'cybersecurity, cybersecurity team, cyber security, information security, infosec, security operations, soc, siem, threat detection, ' +
    'intrusion detection, security alerts, security incidents, endpoint security, it security, failed logins',
  nouns: {
    users: 'employees, identities, accounts',
    hosts: 'endpoints, devices, machines, servers, assets',
    logins: 'log ins, sign ins, login attempts, authentications, logons',
    alerts: 'security alerts, detections, alarms',
    incidents: 'security incidents, attacks',
  },
  rates: {
    'alerts.verdict.false_positive': 'false positive, false alarm',
    'alerts.verdict.true_positive': 'true positive, confirmed, confirmed alerts, real threats',
    'alerts.verdict.benign': 'benign, benign positives, harmless',
    'logins.result.failed':
      'failed login, failed login attempts, failed sign ins, failed authentications, login failures, failed, failures',
    'logins.is_suspicious.true': 'suspicious, suspicious logins, risky logins, anomalous, anomalies, anomalous logins',
    'users.mfa_enabled.true': 'mfa, multi factor, 2fa, two factor, mfa enabled, with mfa',
    'users.is_privileged.true': 'privileged, admins, administrators, privileged users, admin accounts',
    'users.account_status.locked': 'locked, locked accounts, locked out, lockouts',
    'incidents.is_breach.true': 'breach, data breach, breached',
    'hosts.patch_status.overdue': 'overdue patches, unpatched, unpatched hosts, missing patches, overdue',
    'hosts.is_encrypted.true': 'encrypted, encrypted hosts, encrypted devices, disk encryption',
  },
  measures: [
    measure('alerts.response_cost', 'money', 24.7, { words: 'response cost, handling cost, security cost, cost, spend, spending, budget' }),
    measure('alerts.event_count', 'quantity', 32, { words: 'security events, log events, correlated events, event volume, event count' }),
  ],
  events: ['logins', 'alerts', 'incidents'],
  money: ['alerts.hourly_rate', 'incidents.damage'],
  tables: [users, hosts, logins, alerts, incidents],
})
