/** Formulas that are true in every row, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  players: [
    'days(registered_at) < today',
    'level >= 1',
    'known(skill_rating) == (level >= 10)',
    'achievements_unlocked >= 0 && achievement_points >= 0',
  ],
  sessions: [
    'days(player_id.registered_at) < days(started_at)',
    'ended_at > started_at',
    'days(started_at) < today',
    'matches_played >= 1',
  ],
  matches: ['started_at >= parent.started_at', 'started_at < parent.ended_at', 'player_id == parent.player_id'],
  achievements: ['points > 0'],
  purchases: [
    'amount == list_price - discount + tax',
    'amount >= 0 && discount >= 0 && tax >= 0',
    'days(player_id.registered_at) < days(purchased_at)',
    'purchased_at < seconds(today)',
  ],
}
