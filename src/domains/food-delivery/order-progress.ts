import type { ColumnSchema } from '../../schema/schema.ts'

/**
 * Hidden columns that decide what happens to an order and when, in seconds after it was placed. Nothing is decided that lies after
 * the plan's "today": the status is how far the order has come by then.
 */
export const orderProgress: readonly ColumnSchema[] = [
  { name: 'chosen_courier', kind: 'foreign_key', table: 'couriers', popularity: 0.5, existing_at: 'placed_at', hidden: true },
  { name: 'minutes_per_km', kind: 'lookup', through: 'chosen_courier', column: 'minutes_per_km', hidden: true },
  { name: 'prep_minutes', kind: 'lookup', through: 'restaurant_id', column: 'average_prep_minutes', hidden: true },
  { name: 'restaurant_rating', kind: 'lookup', through: 'restaurant_id', column: 'rating', hidden: true },
  { name: 'cuisine', kind: 'lookup', through: 'restaurant_id', column: 'cuisine', hidden: true },
  { name: 'price_factor', kind: 'lookup', through: 'restaurant_id', column: 'price_factor', hidden: true },
  { name: 'price_cut', kind: 'lookup', through: 'restaurant_id', column: 'price_cut', hidden: true },
  { name: 'restaurant_east', kind: 'lookup', through: 'restaurant_id', column: 'east', hidden: true },
  { name: 'restaurant_north', kind: 'lookup', through: 'restaurant_id', column: 'north', hidden: true },
  { name: 'customer_east', kind: 'lookup', through: 'customer_id', column: 'east', hidden: true },
  { name: 'customer_north', kind: 'lookup', through: 'customer_id', column: 'north', hidden: true },
  { name: 'is_plus_member', kind: 'lookup', through: 'customer_id', column: 'is_plus_member', hidden: true },
  {
    name: 'accept_seconds',
    kind: 'integer',
    min: 15,
    max: 420,
    distribution: { name: 'lognormal', median: 65, spread: 0.6 },
    hidden: true,
  },
  {
    name: 'prep_pace',
    kind: 'decimal',
    scale: 3,
    min: 0.6,
    max: 2,
    distribution: { name: 'lognormal', median: 1, spread: 0.2 },
    hidden: true,
  },
  { name: 'pickup_seconds', kind: 'integer', min: 20, max: 900, distribution: { name: 'gamma', mean: 130, shape: 1.8 }, hidden: true },
  {
    name: 'traffic',
    kind: 'decimal',
    scale: 3,
    min: 0.75,
    max: 1.9,
    distribution: { name: 'lognormal', median: 1, spread: 0.16 },
    hidden: true,
  },
  {
    name: 'picked_up_after',
    kind: 'formula',
    expression: 'accept_seconds + round(prep_minutes * 60 * prep_pace) + pickup_seconds',
    hidden: true,
  },
  { name: 'transit_seconds', kind: 'formula', expression: '120 + round(distance_km * minutes_per_km * 60 * traffic)', hidden: true },
  { name: 'delivered_after', kind: 'formula', expression: 'picked_up_after + transit_seconds', hidden: true },
  { name: 'promised_minutes', kind: 'formula', expression: 'ceil((prep_minutes + distance_km * 3.1 + 10) * 0.2) * 5', hidden: true },
  { name: 'late', kind: 'formula', expression: 'delivered_after > promised_minutes * 60', as: 'boolean', hidden: true },
  { name: 'is_doomed', kind: 'boolean', rate: 0.058, hidden: true },
  { name: 'failure', kind: 'category', values: ['unaccepted', 'accepted'], weights: [55, 45], hidden: true },
  { name: 'give_up_seconds', kind: 'integer', min: 45, max: 900, distribution: { name: 'gamma', mean: 260, shape: 2.5 }, hidden: true },
  { name: 'age_seconds', kind: 'formula', expression: 'seconds(today) - placed_at', hidden: true },
  // Orders of the last minutes are cancelled sooner, and before they are accepted: what is cancelled is so by now.
  {
    name: 'fails_later',
    kind: 'formula',
    expression: 'failure == "accepted" && accept_seconds + give_up_seconds <= age_seconds',
    as: 'boolean',
    hidden: true,
  },
  {
    name: 'cancelled_after',
    kind: 'formula',
    expression: 'fails_later ? accept_seconds + give_up_seconds : min(give_up_seconds, max(1, floor(age_seconds * 0.6)))',
    hidden: true,
  },
  {
    name: 'stage',
    kind: 'formula',
    expression:
      'is_doomed ? 4 + fails_later : (age_seconds >= accept_seconds) + (age_seconds >= picked_up_after) + (age_seconds >= delivered_after)',
    hidden: true,
  },
]
