/** What is true in every row of a dating app, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  swipes: ['member_id.joined_at < swiped_at', 'target_member_id != member_id || member_id == 1', 'photos_viewed >= 0'],
  matches: [
    'member_id.joined_at < matched_at',
    'matched_member_id != member_id || member_id == 1',
    '(status != "active") == known(ended_at)',
    'known(ended_at) == known(ended_by)',
    '!known(ended_by) || ended_by == member_id || ended_by == matched_member_id',
    'ended_at >= matched_at && ended_at < seconds(today)',
    'message_count >= 0',
    '!exchanged_numbers || message_count >= 4',
  ],
  messages: [
    'sent_at >= match_id.matched_at && sent_at < seconds(today)',
    '!known(match_id.ended_at) || sent_at <= match_id.ended_at',
    '(message_type == "text") == known(body)',
    'sender_id + recipient_id == match_id.member_id + match_id.matched_member_id',
  ],
  subscriptions: [
    'member_id.joined_at < started_at',
    'amount == list_price - discount + extras',
    'discount >= 0 && extras >= 0 && amount >= 0',
    'amount == store_fee + net_amount',
    '(status in ["cancelled", "refunded"]) == known(cancelled_at)',
    'cancelled_at >= started_at && cancelled_at < seconds(today)',
    'expires_on > days(started_at)',
    'status != "active" || expires_on >= today',
    'status != "renewed" || expires_on < today',
  ],
}
