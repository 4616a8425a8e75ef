import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Achievements of an online game. */
export function gameAchievements(): ReferenceList {
  return tableList({
    name: 'game_achievements',
    description:
      'An invented achievement: what it takes, rarity (common, uncommon, rare, epic, legendary), points; weight: how often it is unlocked.',
    columns: { achievement: 'text', description: 'text', rarity: 'text', points: 'number', weight: 'number' },
    rows: `
      First Steps|Finish the tutorial|common|5|60
      First Blood|Get your first elimination|common|5|50
      Welcome to the Party|Join a team|common|5|40
      Beginner's Luck|Win your first match|common|10|40
      Warming Up|Play 10 matches|common|10|36
      Window Shopper|Visit the store|common|5|34
      Dressed for Battle|Equip a cosmetic item|common|5|32
      Explorer|Play on 5 different maps|common|10|28
      Team Player|Get 25 assists|common|10|26
      Medic!|Revive a teammate|common|10|26
      Double Trouble|Get two eliminations within five seconds|uncommon|15|20
      On a Roll|Win 3 matches in a row|uncommon|20|16
      Sharpshooter|Get 10 headshots in one match|uncommon|20|15
      Night Owl|Play a match after midnight|uncommon|15|18
      Weekend Warrior|Play on four weekends in a row|uncommon|15|14
      Collector|Own 25 cosmetic items|uncommon|20|12
      Objective First|Capture 50 objectives|uncommon|20|14
      Survivor|Finish in the top ten 20 times|uncommon|20|14
      Social Butterfly|Add 10 friends|uncommon|15|13
      Level 25|Reach level 25|uncommon|25|15
      Comeback Kid|Win after being last at half time|uncommon|25|10
      Globetrotter|Play on every map|rare|30|8
      Veteran|Play 500 matches|rare|40|6
      Untouchable|Win a match without being eliminated|rare|40|5
      Triple Threat|Get three eliminations within five seconds|rare|35|7
      Marathon|Play for five hours in one day|rare|30|6
      Guardian Angel|Revive 100 teammates|rare|35|6
      Demolition Expert|Destroy 250 structures|rare|30|6
      Level 50|Reach level 50|rare|50|7
      Gold League|Reach gold in ranked play|rare|50|7
      Silent Hunter|Win without firing first|rare|40|4
      Perfect Ten|Win 10 matches in a row|epic|75|3
      Ace|Eliminate the whole enemy team alone|epic|75|3
      Diamond League|Reach diamond in ranked play|epic|80|3
      Master Collector|Own 200 cosmetic items|epic|70|2
      Level 100|Reach level 100|epic|100|3
      Iron Will|Log in 100 days in a row|epic|90|2
      Last One Standing|Win 50 battle royale matches|epic|90|2
      Living Legend|Finish a season in the top 100|legendary|200|1
      Thousand Victories|Win 1,000 matches|legendary|200|1
      Completionist|Unlock every other achievement|legendary|250|1`,
  })
}
