/** What is true in every row. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  hotels: ['star_rating >= 2 && star_rating <= 5', 'guest_score <= 10', 'room_count >= 1'],
  rooms: ['floor(room_number / 100) == floor', 'room_number % 100 >= 1 && room_number % 100 <= 12', 'max_guests >= 1 && rack_rate > 0'],
  guests: ['registered_at < seconds(today)'],
  reservations: [
    'room_charge + extras + tax == total',
    'room_charge >= 0 && extras >= 0 && tax >= 0',
    'room_id.hotel_id == hotel_id',
    'guest_count >= 1 && guest_count <= room_id.max_guests',
    'check_out == check_in + nights',
    'nights >= 1 && check_out <= today',
    'guest_id.registered_at < booked_at',
    'days(booked_at) < check_in',
    '(status == "cancelled") == known(cancelled_at)',
    'cancelled_at >= booked_at && days(cancelled_at) <= check_in',
    'status == "checked_out" || !known(review_score)',
    'status == "checked_out" || extras == 0',
  ],
}
