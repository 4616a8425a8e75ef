import { formula, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, decimal, decimalBy, oneOf, oneOfBy, timestamp, whole, yes } from '../../builders/drawn.ts'
import { id, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'

/** Confirmed attacks and accidents: contained before they are resolved, and as far as they have come by today. */
export const incidents = table('incidents', per('users', 0.12, { min: 3 }), {
  incident_id: id(),
  user_id: ref('users', { popularity: 0.3, existing_at: 'opened_at', min_age_days: 30 }),
  host_id: ref('hosts', { partition_by: 'user_id', popularity: 0.5 }),
  opened_at: timestamp('2024-01-02', '2025-12-31', { growth: 1.2, weekdays: [1.2, 1.1, 1.1, 1.1, 1.1, 0.7, 0.7] }),
  category: oneOf({
    phishing: 32,
    malware: 19,
    account_compromise: 17,
    misconfiguration: 12,
    lost_device: 8,
    data_leak: 5,
    insider: 3,
    denial_of_service: 2,
    ransomware: 2,
  }),
  severity: oneOf({ low: 34, medium: 39, high: 21, critical: 6 }),
  detected_by: oneOfBy('category', ['siem', 'endpoint_agent', 'employee', 'threat_intelligence', 'third_party'], {
    phishing: [36, 8, 50, 4, 2],
    malware: [28, 64, 5, 3, 0],
    lost_device: [0, 0, 96, 0, 4],
    data_leak: [30, 6, 18, 18, 28],
    denial_of_service: [78, 0, 8, 4, 10],
    ransomware: [24, 56, 18, 2, 0],
    otherwise: [52, 12, 22, 6, 8],
  }),
  hours_to_contain: hidden(
    decimalBy('severity', 0.2, 240, 2, { critical: lognormal(5, 0.8), high: lognormal(8, 0.8), otherwise: lognormal(14, 0.8) }),
  ),
  until_contained: hidden(formula('round(hours_to_contain * 3600)')),
  hours_to_resolve: hidden(decimal(1, 1500, 2, lognormal(60, 1))),
  until_resolved: hidden(formula('until_contained + round(hours_to_resolve * 3600)')),
  stage: hidden(formula('(opened_at + until_contained < seconds(today)) + (opened_at + until_resolved < seconds(today))')),
  status: mapped('stage', { 0: 'investigating', 1: 'contained', 2: 'resolved' }),
  contained_at: when('stage >= 1', secondsAfter('opened_at', 'until_contained')),
  resolved_at: when('stage == 2', secondsAfter('opened_at', 'until_resolved')),
  is_breach: yes(0.08),
  records: hidden(whole(20, 400000, lognormal(1800, 1.5))),
  records_exposed: formula('is_breach ? records : 0'),
  damage: hidden(
    decimalBy('severity', 150, 900000, 2, {
      low: lognormal(900, 0.7),
      medium: lognormal(4200, 0.7),
      high: lognormal(19000, 0.8),
      critical: lognormal(95000, 0.8),
    }),
  ),
  estimated_cost: formula('damage'),
  currency: constant('USD'),
})
