import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  { story: 'cybersecurity team with 300 users, 400 hosts and 10,000 logins', counts: { users: 300, hosts: 400, logins: 10000 } },
  {
    story: 'SOC data: 60% false positives, 5% failed logins, 2k alerts',
    counts: { alerts: 2000 },
    rates: { 'alerts.verdict=false_positive': 0.6, 'logins.result=failed': 0.05 },
  },
  {
    story: 'security operations center, response cost from $5k in January to $20k in December',
    totals: { measure: 'alerts.response_cost', months: { '2025-01': 5000, '2025-12': 20000 } },
  },
  {
    story:
      'We want SIEM data for infosec trainng: 150 employees in Germany, 40 security incidents of which a quarter are breaches, in 2024.',
    counts: { employees: 150, incidents: 40 },
    rates: { 'incidents.is_breach=true': 0.25 },
    window: { table: 'alerts', from: '2024-01-01', to: '2024-12-31' },
    countries: { 'employees.country_code': ['DE'] },
  },
  {
    story: '- IT security\n- 1,000 endpoints\n- 10% unpatched\n- 90% with mfa\n- 3% locked accounts',
    counts: { endpoints: 1000 },
    rates: { 'endpoints.patch_status=overdue': 0.1, 'users.mfa_enabled=true': 0.9, 'users.account_status=locked': 0.03 },
  },
  {
    story: 'threat detection, 20% true positives and 30% benign',
    rates: { 'alerts.verdict=true_positive': 0.2, 'alerts.verdict=benign': 0.3 },
  },
  {
    story: 'cyber security logins dataset with 2% suspicious logins, 8% admins, 95% encrypted hosts',
    rates: { 'logins.is_suspicious=true': 0.02, 'users.is_privileged=true': 0.08, 'hosts.is_encrypted=true': 0.95 },
  },
  {
    story: 'SECURITY ALERTS FOR A BRITISH BANK, FIVE HUNDRED USERS, SECURITY EVENTS 20,000 A MONTH',
    domain: 'cybersecurity',
    counts: { users: 500 },
    countries: { 'users.country_code': ['GB'] },
    totals: { measure: 'alerts.event_count', months: { '2025-02': 20000, '2025-09': 20000 } },
  },
]
