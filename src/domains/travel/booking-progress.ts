import type { ColumnSchema } from '../../schema/schema.ts'

/**
 * When a trip is and what becomes of it. Who is a no-show was to travel before today; what is cancelled is so before the trip and by now;
 * the rest is completed or still to come.
 */
export const bookingProgress: readonly ColumnSchema[] = [
  { name: 'outcome', kind: 'category', values: ['kept', 'cancelled', 'no_show'], shares: [0.855, 0.12, 0.025], hidden: true },
  {
    name: 'wished_lead',
    kind: 'integer',
    min: 0,
    max: 330,
    by: 'booking_type',
    cases: { hotel: { name: 'lognormal', median: 19, spread: 1 } },
    distribution: { name: 'lognormal', median: 34, spread: 0.9 },
    hidden: true,
  },
  { name: 'part', kind: 'decimal', scale: 3, min: 0.05, max: 0.95, hidden: true },
  {
    name: 'lead_days',
    kind: 'formula',
    expression: 'outcome == "no_show" ? min(wished_lead, max(0, floor((today - days(booked_at)) * part))) : wished_lead',
  },
  { name: 'starts_on', kind: 'shifted', column: 'booked_at', offset: 'lead_days', unit: 'days', as: 'date' },
  {
    name: 'stay_days',
    kind: 'integer',
    min: 1,
    max: 28,
    by: 'booking_type',
    cases: { hotel: { name: 'gamma', mean: 3.2, shape: 2.5 } },
    distribution: { name: 'gamma', mean: 6.5, shape: 2 },
    hidden: true,
  },
  { name: 'way', kind: 'category', values: ['round_trip', 'one_way'], weights: [71, 29], hidden: true },
  { name: 'returns', kind: 'formula', expression: 'booking_type == "hotel" || way == "round_trip"', as: 'boolean', hidden: true },
  {
    name: 'ends_on',
    kind: 'conditional',
    when: 'returns',
    value: { kind: 'shifted', column: 'starts_on', offset: 'stay_days', unit: 'days', as: 'date' },
  },
  { name: 'last_day', kind: 'formula', expression: 'lead_days + (returns ? stay_days : 0)', hidden: true },
  {
    name: 'stage',
    kind: 'formula',
    expression: 'outcome == "cancelled" ? 2 : outcome == "no_show" ? 3 : days(booked_at) + last_day < today',
    hidden: true,
  },
  { name: 'status', kind: 'mapping', by: 'stage', cases: { '0': 'confirmed', '1': 'completed', '2': 'cancelled', '3': 'no_show' } },
  {
    name: 'cancel_seconds',
    kind: 'formula',
    expression: 'floor(min(max(0, seconds(today) - booked_at), max(lead_days, 0.04) * 86400) * part)',
    hidden: true,
  },
  {
    name: 'cancelled_at',
    kind: 'conditional',
    when: 'stage == 2',
    value: { kind: 'shifted', column: 'booked_at', offset: 'cancel_seconds', unit: 'seconds', as: 'timestamp' },
  },
]
