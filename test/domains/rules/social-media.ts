/** Formulas that are true in every row, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  users: ['follower_count >= 0 && following_count >= 0', 'joined_at < seconds(today)', 'days(joined_at) - birth_date > 4740'],
  posts: [
    'user_id.joined_at < posted_at && posted_at < seconds(today)',
    'impressions >= 0 && ad_revenue >= 0 && like_count >= 0 && comment_count >= 0',
    'is_flagged || status != "removed"',
  ],
  comments: [
    'commented_at >= parent.posted_at && commented_at < seconds(today)',
    'user_id.joined_at < parent.posted_at',
    'is_hidden == is_spam',
  ],
  likes: ['liked_at >= parent.posted_at && liked_at < seconds(today)', 'user_id.joined_at < parent.posted_at'],
}
