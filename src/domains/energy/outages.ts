import { formula } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { oneOfBy, timestamp, wholeBy, yes } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'

/** When a substation's area was without power: planned works at daytime, everything else in bad weather and at random. */
export const outages = table('outages', per('customers', 0.15), {
  outage_id: id(),
  substation_id: ref('substations', { popularity: 0.5 }),
  started_at: timestamp('2023-01-01', '2025-12-31', {
    months: [1.5, 1.4, 1.05, 0.85, 0.8, 0.8, 0.95, 0.85, 0.85, 1.05, 1.2, 1.35],
    hours: [3, 2.6, 2.4, 2.4, 2.5, 3, 4, 4.5, 6, 7.5, 6, 5, 4.5, 4.5, 4.5, 5, 5.5, 5.5, 5, 4.5, 4, 4, 3.5, 3],
  }),
  is_planned: yes(0.24),
  cause: oneOfBy(
    'is_planned',
    ['maintenance', 'grid_upgrade', 'storm', 'equipment_failure', 'cable_damage', 'tree_contact', 'overload', 'animal'],
    { true: [68, 32, 0, 0, 0, 0, 0, 0], false: [0, 0, 27, 31, 14, 15, 8, 5] },
  ),
  city: lookup('substation_id', 'city'),
  affected_customers: wholeBy('cause', 3, 24000, {
    maintenance: lognormal(42, 0.7),
    grid_upgrade: lognormal(60, 0.7),
    storm: lognormal(620, 1.2),
    otherwise: lognormal(130, 1.1),
  }),
  length: hidden(
    wholeBy('cause', 2, 4320, {
      maintenance: normal(210, 70),
      grid_upgrade: normal(290, 80),
      storm: lognormal(260, 0.9),
      overload: lognormal(38, 0.6),
      otherwise: lognormal(74, 0.8),
    }),
  ),
  duration_minutes: formula('min(length, ceil((seconds(today) - started_at) / 60))'),
  restored_at: { kind: 'shifted', column: 'started_at', offset: 'duration_minutes', unit: 'minutes', as: 'timestamp' },
  customer_minutes_lost: formula('affected_customers * duration_minutes'),
})
