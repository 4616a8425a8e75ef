/** What is true in every row of a ticket seller, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  venues: ['capacity >= 80', 'is_indoor == (venue_type != "open_air" && venue_type != "stadium")'],
  events: [
    'capacity == venue_id.capacity',
    'base_price > 0',
    '(seating == "reserved") == (category in ["musical", "theater", "sports", "family_show"])',
  ],
  ticket_orders: [
    'event_id.on_sale_from <= days(ordered_at)',
    'event_starts_at > ordered_at',
    'event_starts_at < seconds(today)',
    // Those of the last eight weeks may have been for another day.
    'today - days(ordered_at) < 58 || (days(event_starts_at) + event_id.phase) % 56 == 0',
    'today - days(ordered_at) < 58 || event_starts_at % 86400 == event_id.minutes * 60',
    'subtotal == quantity * unit_price',
    'total == subtotal - discount + booking_fee',
    'discount >= 0 && booking_fee >= 0 && total >= 0',
    'refunded_amount >= 0 && refunded_amount <= total',
    '(status == "confirmed") == (refunded_amount == 0) || total == 0',
  ],
  tickets: [
    'price == ticket_order_id.unit_price',
    '(status == "used") == known(checked_in_at)',
    '(status == "used") == known(gate)',
    '(status == "refunded") == known(refunded_at)',
    'checked_in_at > ticket_order_id.ordered_at',
    'checked_in_at < seconds(today)',
    'refunded_at >= ticket_order_id.ordered_at',
    'refunded_at <= ticket_order_id.event_starts_at',
    'status == "refunded" || ticket_order_id.status != "refunded"',
  ],
}
