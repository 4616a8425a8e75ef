/** What is true in every row of a chain of gyms, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  members: ['gym_id.opened_on < days(joined_at)', 'plan != "student" || days(joined_at) - birth_date < 29 * 366'],
  memberships: [
    '(status == "cancelled") == known(cancelled_on)',
    '(status == "cancelled") == known(ends_on)',
    '(status == "cancelled") == known(cancellation_reason)',
    'cancelled_on >= started_on',
    'cancelled_on < today',
    'ends_on > today',
    'days(member_id.joined_at) == started_on',
  ],
  payments: [
    'member_id.joined_at < paid_at',
    'amount == net_amount + tax',
    'tax >= 0 && amount >= 0',
    '(status == "failed") == known(failure_reason)',
    'item != "joining_fee" || days(paid_at) - days(member_id.joined_at) <= 31',
  ],
  check_ins: [
    'member_id.joined_at < checked_in_at',
    'gym_id == member_id.gym_id',
    'checked_out_at >= checked_in_at',
    'checked_out_at < seconds(today)',
    'calories >= 0',
    'activity != "swimming" || gym_id.has_pool',
    'gym_id.is_open_24_hours || checked_in_at % 86400 >= 5 * 3600',
  ],
  class_bookings: [
    'member_id.joined_at < booked_at',
    'class_starts_at > booked_at',
    'class_name != "aqua_fitness" || gym_id.has_pool',
    'class_starts_at < seconds(today)',
    '(status == "cancelled") == known(cancelled_at)',
    'cancelled_at >= booked_at && cancelled_at < class_starts_at',
    '!known(rating) || status == "attended"',
    'rating >= 1 && rating <= 5',
  ],
}
