/** What is true in every row of a music service, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  artists: ['genre != "hip_hop" || debut_year >= 1988', 'genre != "latin" || origin in ["US", "BR", "MX"]'],
  albums: ['track_count >= 0', '(format == "album") == (track_count >= 7)'],
  tracks: ['artist_id == album_id.artist_id', 'duration_seconds >= 62', 'energy >= 0 && energy <= 1'],
  listeners: ['is_ad_supported == (plan == "free")'],
  streams: [
    'listener_id.joined_at < streamed_at',
    'track_id.released_on < days(streamed_at)',
    'is_skipped == (seconds_played < 30)',
    'seconds_played <= track_id.duration_seconds',
  ],
  royalties: [
    'artist_id == track_id.artist_id',
    'track_id.released_on < period_ends_on',
    'period_ends_on < statement_date && statement_date < today',
    '(status == "paid") == known(paid_on)',
    'paid_on >= statement_date && paid_on < today',
    'amount == artist_amount + label_amount',
    'artist_amount >= 0 && label_amount >= 0',
    'stream_count >= 0',
  ],
}
