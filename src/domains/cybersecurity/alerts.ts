import { flag, formula, mapped, when } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, shares, timestamp, whole, wholeBy } from '../../builders/drawn.ts'
import { id, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { attribute, entry } from '../../builders/texts.ts'

/** What detections raised, and what analysts found it to be; the cost is their time. Those not closed by today are in progress. */
export const alerts = table('alerts', per('users', 2.5), {
  alert_id: id(),
  user_id: ref('users', { popularity: 0.4, existing_at: 'raised_at', min_age_days: 30 }),
  // What a mail filter, a cloud or an identity provider saw is of nobody's machine.
  host_id: ref('hosts', { partition_by: 'user_id', popularity: 0.6, nullable: { when: '!(source in ["endpoint", "network"])' } }),
  raised_at: timestamp('2024-01-01', '2025-12-31', {
    growth: 1.4,
    weekdays: [1.15, 1.15, 1.1, 1.1, 1.1, 0.7, 0.7],
    hours: [22, 20, 20, 22, 22, 22, 26, 36, 46, 50, 50, 46, 44, 48, 50, 48, 44, 38, 32, 30, 28, 26, 24, 22],
  }),
  severity: oneOf({ low: 44, medium: 36, high: 16, critical: 4 }),
  rule: hidden(entry('detection_rules', { by: { column: 'severity', attribute: 'severity' } })),
  title: attribute('rule', 'rule'),
  source: attribute('rule', 'source'),
  tactic: attribute('rule', 'tactic'),
  technique_id: attribute('rule', 'technique_id'),
  verdict: shares({ false_positive: 0.6, benign: 0.24, true_positive: 0.16 }),
  evidence: hidden(whole(1, 5000, lognormal(14, 1.3))),
  event_count: formula('evidence'),
  minutes_to_close: hidden(
    wholeBy('severity', 2, 20000, { low: lognormal(600, 1), medium: lognormal(210, 1), otherwise: lognormal(70, 1) }),
  ),
  is_closed: hidden(flag('raised_at + minutes_to_close * 60 < seconds(today)')),
  status: mapped('is_closed', { true: 'closed', false: 'in_progress' }),
  closed_at: when('is_closed', { kind: 'shifted', column: 'raised_at', offset: 'minutes_to_close', unit: 'minutes', as: 'timestamp' }),
  analyst_minutes: hidden(
    wholeBy('verdict', 1, 1200, { false_positive: lognormal(7, 0.6), benign: lognormal(14, 0.6), otherwise: lognormal(75, 0.8) }),
  ),
  hourly_rate: hidden(decimal(40, 75, 2)),
  response_cost: formula('analyst_minutes * hourly_rate / 60', 2),
  currency: constant('USD'),
})
