import { flag, formula, mapped, minutesAfter, secondsAfter, when } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, decimal, decimalBy, oneOf, oneOfBy, shares, timestamp, whole, wholeBy, yes } from '../../builders/drawn.ts'
import { hidden, id, per, ref, table } from '../../builders/table.ts'
import { attribute, attributes, entry, words } from '../../builders/texts.ts'

const minutesToClose = { low: lognormal(600, 1), medium: lognormal(210, 1), otherwise: lognormal(70, 1) }
const analystMinutes = { false_positive: lognormal(7, 0.6), benign: lognormal(14, 0.6), otherwise: lognormal(75, 0.8) }

/** Alerts of detection rules. The response cost is the time of analysts; alerts that are not closed by today are in progress. */
export const alerts = table('alerts', per('users', 2.5), {
  alert_id: id(),
  user_id: ref('users', { popularity: 0.4, existing_at: 'raised_at', min_age_days: 30 }),
  // Alerts of mail filters, clouds and identity providers have no host.
  host_id: ref('hosts', { partition_by: 'user_id', popularity: 0.6, nullable: { when: '!(source in ["endpoint", "network"])' } }),
  raised_at: timestamp('2024-01-01', '2025-12-31', {
    growth: 1.4,
    weekdays: [1.15, 1.15, 1.1, 1.1, 1.1, 0.7, 0.7],
    hours: [22, 20, 20, 22, 22, 22, 26, 36, 46, 50, 50, 46, 44, 48, 50, 48, 44, 38, 32, 30, 28, 26, 24, 22],
  }),
  severity: oneOf({ low: 44, medium: 36, high: 16, critical: 4 }),
  rule: hidden(entry('detection_rules', { by: { column: 'severity', attribute: 'severity' } })),
  title: attribute('rule', 'rule'),
  ...attributes('rule', 'source', 'tactic', 'technique_id'),
  verdict: shares({ false_positive: 0.6, benign: 0.24, true_positive: 0.16 }),
  evidence: hidden(whole(1, 5000, lognormal(14, 1.3))),
  event_count: formula('evidence'),
  minutes_to_close: hidden(wholeBy('severity', 2, 20000, minutesToClose)),
  is_closed: hidden(flag('raised_at + minutes_to_close * 60 < seconds(today)')),
  status: mapped('is_closed', { true: 'closed', false: 'in_progress' }),
  closed_at: when('is_closed', minutesAfter('raised_at', 'minutes_to_close')),
  analyst_minutes: hidden(wholeBy('verdict', 1, 1200, analystMinutes)),
  hourly_rate: hidden(decimal(40, 75, 2)),
  response_cost: formula('analyst_minutes * hourly_rate / 60', 2),
  currency: constant('USD'),
})

const hoursToContain = { critical: lognormal(5, 0.8), high: lognormal(8, 0.8), otherwise: lognormal(14, 0.8) }
const damages = { low: lognormal(900, 0.7), medium: lognormal(4200, 0.7), high: lognormal(19000, 0.8), critical: lognormal(95000, 0.8) }

/** Confirmed attacks and accidents. They are contained, then resolved; the status is that of today. */
export const incidents = table('incidents', per('users', 0.12, { min: 3 }), {
  incident_id: id(),
  user_id: ref('users', { popularity: 0.3, existing_at: 'opened_at', min_age_days: 30 }),
  host_id: ref('hosts', { partition_by: 'user_id', popularity: 0.5 }),
  opened_at: timestamp('2024-01-02', '2025-12-31', { growth: 1.2, weekdays: [1.2, 1.1, 1.1, 1.1, 1.1, 0.7, 0.7] }),
  category: oneOf(
    { phishing: 32, malware: 19, account_compromise: 17, misconfiguration: 12 },
    { lost_device: 8, data_leak: 5, insider: 3, denial_of_service: 2, ransomware: 2 },
  ),
  severity: oneOf({ low: 34, medium: 39, high: 21, critical: 6 }),
  detected_by: oneOfBy('category', words('siem, endpoint_agent, employee, threat_intelligence, third_party'), {
    phishing: [36, 8, 50, 4, 2],
    malware: [28, 64, 5, 3, 0],
    lost_device: [0, 0, 96, 0, 4],
    data_leak: [30, 6, 18, 18, 28],
    denial_of_service: [78, 0, 8, 4, 10],
    ransomware: [24, 56, 18, 2, 0],
    otherwise: [52, 12, 22, 6, 8],
  }),
  hours_to_contain: hidden(decimalBy('severity', 0.2, 240, 2, hoursToContain)),
  until_contained: hidden(formula('round(hours_to_contain * 3600)')),
  hours_to_resolve: hidden(decimal(1, 1500, 2, lognormal(60, 1))),
  until_resolved: hidden(formula('until_contained + round(hours_to_resolve * 3600)')),
  stage: hidden(formula('(opened_at + until_contained < seconds(today)) + (opened_at + until_resolved < seconds(today))')),
  status: mapped('stage', ['investigating', 'contained', 'resolved']),
  contained_at: when('stage >= 1', secondsAfter('opened_at', 'until_contained')),
  resolved_at: when('stage == 2', secondsAfter('opened_at', 'until_resolved')),
  is_breach: yes(0.08),
  records: hidden(whole(20, 400000, lognormal(1800, 1.5))),
  records_exposed: formula('is_breach ? records : 0'),
  damage: hidden(decimalBy('severity', 150, 900000, 2, damages)),
  estimated_cost: formula('damage'),
  currency: constant('USD'),
})
