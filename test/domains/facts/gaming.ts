import { gameAchievements } from '../../../src/lexicon/game-achievements.ts'
import { gameMaps } from '../../../src/lexicon/game-maps.ts'
import { gameModes } from '../../../src/lexicon/game-modes.ts'
import {
  atLeast,
  atMost,
  each,
  entries,
  type Facts,
  listed,
  longTail,
  measured,
  near,
  never,
  numbered,
  rollUp,
  share,
  unique,
} from './kit.ts'

const placed = "mode in ('Battle Royale', 'Battle Royale Squads', 'Free-for-All', 'Duel')"
const royale = "mode in ('Battle Royale', 'Battle Royale Squads')"
const endOf = 'started_at + to_seconds(duration_seconds)'
const achieved = '(select a.*, p.registered_at from achievements a join players p using (player_id))'
const played = '(select m.*, p.rank as player_rank, p.skill_rating from matches m join players p using (player_id))'
const deathmatches = "(from matches where mode = 'Team Deathmatch')"
const kills = (result: string): string => `select sum(kills) / sum(deaths) from ${deathmatches} where result = '${result}'`
const accuracy = (low: number, high: number): string =>
  `(select avg(accuracy_percent) from ${played} where skill_rating >= ${low} and skill_rating < ${high})`
const spent = `(select p.player_id, p.level, coalesce(sum(b.amount), 0) as spend from players p left
   join purchases b using (player_id) group by all)`
const payers = '(select count(distinct player_id) from purchases)'
const hours = '(select hour(unlocked_at) as h, count(*) as n from achievements group by h)'
const rarities = ['common', 'uncommon', 'rare', 'epic', 'legendary']
const countOf = (rarity: string | undefined): string => `(select count(*) from achievements where rarity = '${rarity}')`

export const facts: Facts = {
  rows: 5_000,
  tables: {
    players: (rows) => rows,
    sessions: (rows) => rows * 4,
    matches: (rows) => Math.round(rows * 7.2),
    achievements: (rows) => rows * 3,
    purchases: (rows) => Math.round(rows * 1.2),
  },
  facts: [
    numbered('players', 'player_id', 'registered_at'),
    numbered('sessions', 'session_id', 'started_at'),
    numbered('purchases', 'purchase_id', 'purchased_at'),
    unique('players', 'gamertag'),
    unique('players', 'email'),
    unique('achievements', 'player_id, name'),
    rollUp('sessions', 'session_id', 'matches_played', 'matches', 'count(*)'),
    rollUp('sessions', 'session_id', 'xp_earned', 'matches', 'sum(xp_earned)'),
    rollUp('players', 'player_id', 'achievements_unlocked', 'achievements', 'count(*)'),
    rollUp('players', 'player_id', 'achievement_points', 'achievements', 'sum(points)'),
    each(
      'play on the platform and in the region of the player',
      'sessions s join players p using (player_id)',
      's.platform = p.platform and s.region = p.region',
    ),
    each('end a session when its duration is over', 'sessions', 'ended_at = started_at + to_minutes(duration_minutes)'),
    each(
      'play the matches of a session one after the other within it',
      `(select m.*, s.started_at as opened, s.ended_at as closed, lag(m.started_at + to_seconds(duration_seconds))
       over (partition by session_id order by match_id) as earlier
        from matches m join sessions s using (session_id))`,
      `started_at > opened and ${endOf} < closed and (earlier is null or earlier < started_at)`,
    ),
    each(
      'unlock achievements one after the other',
      '(select *, lag(unlocked_at) over (partition by player_id order by achievement_id) as earlier from achievements)',
      'earlier is null or earlier < unlocked_at',
    ),
    each('unlock 12 achievements at most', 'players', 'achievements_unlocked <= 12'),
    listed(
      'describe achievements as the game does',
      'achievements',
      "concat_ws('|', name, description, rarity, points)",
      entries(gameAchievements(), 'achievement', 'description', 'rarity', 'points'),
    ),
    never(
      'unlock nothing that matches, sessions, levels or ranks could contradict',
      `select * from achievements where regexp_matches(description,
       '\\b(match(es)?|win|won|victor\\w*|eliminat\\w*|assists?|reviv\\w*|levels?|rank\\w*|play(ed)?|log in)\\b', 'i')`,
    ),
    each(
      'finish the tutorial on the first evening',
      `(from ${achieved} where name = 'First Steps')`,
      "unlocked_at - registered_at < interval '2 hours'",
    ),
    never(
      'finish the tutorial before anything else',
      `select player_id from players where achievements_unlocked > 0 and player_id not in (select player_id from achievements
       where name = 'First Steps')`,
    ),
    listed('play modes of the game', 'matches', 'mode', entries(gameModes(), 'mode')),
    listed('play on maps of the game', 'matches', 'map', entries(gameMaps(), 'map')),
    each('tell places in modes that have them', 'matches', `(placement is not null) = (${placed})`),
    each('give the first place to the winner', '(from matches where placement is not null)', "(placement = 1) = (result = 'win')"),
    each(
      'place the loser of a duel second, with fewer kills',
      "(from matches where mode = 'Duel')",
      "placement = case result when 'win' then 1 else 2 end and (kills > deaths) = (result = 'win')",
    ),
    each('let the last of a battle royale survive', `(from matches where ${royale})`, "deaths = case result when 'win' then 0 else 1 end"),
    each('know draws of teams only', "(from matches where result = 'draw')", `not ${placed}`),
    each('assist in teams only', "(from matches where mode in ('Duel', 'Free-for-All', 'Battle Royale'))", 'assists = 0'),
    each(
      'change the rating by ranked matches, up with a win and down with a loss',
      'matches',
      `case when mode <> 'Ranked' then rating_change is null
       else case result when 'draw' then abs(rating_change) <= 3 when 'win' then rating_change > 0 else rating_change < 0 end end`,
    ),
    each(
      'rank players by their rating from level 10 on',
      'players',
      `rank = case when level < 10 then 'Unranked' when skill_rating < 1000 then 'Bronze' when skill_rating < 1300 then 'Silver'
       when skill_rating < 1600 then 'Gold' when skill_rating < 1900 then 'Platinum' when skill_rating < 2200 then 'Diamond'
       when skill_rating < 2500 then 'Master' when skill_rating is not null then 'Grandmaster' end`,
    ),
    each('let only ranked players play ranked matches', `(from ${played} where mode = 'Ranked')`, "player_rank <> 'Unranked'"),
    each('register nobody under 13', 'players', "registered_at - birth_date > interval '4748 days'"),
    each(
      'play on devices of the platform',
      'sessions',
      `case platform when 'PC' then contains(device, 'Windows') or contains(device, 'Steam')
       when 'PlayStation 5' then starts_with(device, 'PlayStation 5')
       when 'PlayStation 4' then starts_with(device, 'PlayStation 4')
       when 'Xbox Series X|S' then device in ('Xbox Series X', 'Xbox Series S')
       when 'Nintendo Switch' then starts_with(device, 'Nintendo Switch')
       when 'Android' then regexp_matches(device, 'Galaxy|Pixel|Redmi|OnePlus')
       when 'iOS' then contains(device, 'iPhone') or contains(device, 'iPad') end`,
    ),
    each(
      'serve players in a region of their country',
      'players',
      `case country when 'United States' then starts_with(region, 'NA-') when 'Germany' then region = 'EU-Central'
       when 'France' then region = 'EU-West'
       when 'Brazil' then starts_with(region, 'South') when 'Australia' then region = 'Oceania' else region <> '' end`,
    ),

    ...['Team Deathmatch', 'Ranked'].map((mode) =>
      share(`win 49% of ${mode}`, `(from matches where mode = '${mode}')`, "result = 'win'", near(0.49, 0.02)),
    ),
    share('win a battle royale hardly ever', "(from matches where mode = 'Battle Royale')", "result = 'win'", [0.015, 0.045]),
    measured('kill more than die in matches that are won', kills('win'), atLeast(1.2)),
    measured('die more than kill in matches that are lost', kills('loss'), atMost(0.9)),
    ...rarities
      .slice(1)
      .map((rarity, i) =>
        measured(
          `unlock what is ${rarity} less often than what is ${rarities[i]}`,
          `select ${countOf(rarities[i])} - ${countOf(rarity)}`,
          atLeast(0),
        ),
      ),
    measured('unlock legendary achievements hardly ever', `select ${countOf('legendary')} / ${countOf('common')}`, atMost(0.01)),
    share('be busiest in the evening', 'sessions', 'hour(started_at) between 18 and 22', atLeast(0.4)),
    share('rest in the early morning', 'sessions', 'hour(started_at) between 3 and 7', atMost(0.05)),
    share('play at weekends', 'sessions', 'dayofweek(started_at) in (0, 6)', atLeast(0.34)),
    measured('aim better with more skill', `select ${accuracy(1700, 4000)} - ${accuracy(500, 1100)}`, atLeast(3)),
    measured(
      'unlock achievements at hours of play',
      `select (select min(n) from ${hours} where h between 19 and 21) / (select max(n) from ${hours} where h between 4 and 7)`,
      atLeast(10),
    ),
    longTail('sessions', 'player_id', 500, atLeast(0.25)),
    longTail('sessions', 'player_id', 1, atLeast(30 / 20_000)),
    measured('take money from a minority', `select ${payers} / (select count(*) from players)`, [0.2, 0.45]),
    measured(
      'take much of the money from few',
      `select (select sum(spend) from (select spend from ${spent} order by spend desc limit (select round(${payers} * 0.05)::bigint)))
       / (select sum(amount) from purchases)`,
      atLeast(0.3),
    ),
    measured(
      'take more of those who have played long',
      `select (select avg(spend) from ${spent} where level >= 50) / (select avg(spend) from ${spent} where level < 5)`,
      atLeast(3),
    ),
  ],
}
