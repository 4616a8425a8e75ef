/** What is true in every row. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  titles: ['(title_type == "series") == known(seasons)', 'runtime_minutes > 0', 'viewer_score <= 10'],
  subscribers: [
    '(status == "cancelled") == known(cancelled_at)',
    '(status == "cancelled") == known(cancellation_reason)',
    '(status == "cancelled") == known(access_until)',
    'days(cancelled_at) > days(joined_at) && cancelled_at < seconds(today)',
    'access_until >= today && access_until > days(cancelled_at)',
  ],
  plays: [
    'subscriber_id.joined_at < started_at',
    'title_id.added_on < days(started_at)',
    'ended_at >= started_at && ended_at <= seconds(today)',
    'minutes_watched >= 0',
    'quality != "4K" || subscriber_id.plan == "premium" && device in ["tv", "game_console"]',
    '!is_download || buffering_seconds == 0',
    'known(season) == known(episode)',
    'season >= 1 && season <= title_id.seasons',
  ],
  payments: [
    'plan_price + add_ons - discount == amount',
    'add_ons >= 0 && discount >= 0 && amount >= 0 && tax <= amount',
    'plan_price == subscriber_id.monthly_price',
    'subscriber_id.joined_at < charged_at',
    '(status == "refunded") == known(refunded_at)',
    '(status == "failed") == known(failure_reason)',
    'refunded_at >= charged_at && refunded_at <= seconds(today)',
  ],
}
