/** Formulas that are true in every row, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  travellers: ['days(registered_at) - birth_date > 17.9 * 365', 'registered_at < seconds(today)'],
  flights: ['base_fare > 0 && duration_minutes > 0 && distance_km > 0'],
  hotels: ['nightly_rate > 0 && star_rating >= 2 && star_rating <= 5 && rooms > 0'],
  bookings: [
    'traveller_id.registered_at < booked_at && booked_at < seconds(today)',
    '(booking_type == "flight") == known(flight_id) && (booking_type == "hotel") == known(hotel_id)',
    '(booking_type == "flight") == known(cabin) && (booking_type == "flight") == known(trip_type)',
    'total_amount == base_amount + taxes && total_amount >= 0 && taxes >= 0 && base_amount >= 0',
    'starts_on >= days(booked_at) && ends_on > starts_on',
    '(status == "cancelled") == known(cancelled_at)',
    'cancelled_at >= booked_at && cancelled_at < seconds(today)',
    'days(cancelled_at) <= starts_on',
    'status != "no_show" || starts_on < today',
    'status != "completed" || starts_on < today',
    'status == "cancelled" && is_refundable || refund_amount == 0',
  ],
  payments: [
    'amount >= 0 && traveller_id == parent.traveller_id',
    'due_on >= days(parent.booked_at)',
    '(status in ["paid", "refunded"]) == known(paid_at)',
    'paid_at < seconds(today)',
    'status != "refunded" || parent.status == "cancelled"',
    'status != "pending" || due_on >= today',
    '(status == "failed") == known(failure_reason)',
    'status != "failed" || due_on < today',
  ],
}
