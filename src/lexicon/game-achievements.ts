import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Achievements of an online game. None depends on matches, levels or purchases, so that none can contradict the records of these. */
export function gameAchievements(): ReferenceList {
  return tableList({
    name: 'game_achievements',
    description:
      'An invented achievement: what it takes, rarity (common, uncommon, rare, epic, legendary), points; weight: how often it is unlocked.',
    columns: { achievement: 'text', description: 'text', rarity: 'text', points: 'number', weight: 'number' },
    rows: `
      First Steps|Finish the tutorial|common|5|60
      Say Cheese|Take your first photo in the hub|common|5|50
      Welcome to the Party|Join a clan|common|5|40
      Signature Style|Create your profile banner|common|10|40
      Just How I Like It|Change the controls in the settings|common|10|36
      Window Shopper|Visit the store|common|5|34
      Dressed for Battle|Equip a cosmetic item|common|5|32
      Explorer|Find 5 hidden places in the hub|common|10|28
      Good Neighbor|Send a gift to a friend|common|10|26
      Hello There|Use 5 different emotes in the hub|common|10|26
      Hidden Depths|Find the cave below the hub|uncommon|15|20
      Fashion Icon|Save 5 outfits|uncommon|20|16
      Bullseye|Hit every target of the shooting range|uncommon|20|15
      Stargazer|Look through the telescope of the hub|uncommon|15|18
      Festival Goer|Take part in a seasonal event|uncommon|15|14
      Collector|Own 25 cosmetic items|uncommon|20|12
      Tinkerer|Craft 10 items|uncommon|20|14
      Treasure Hunter|Open 50 chests in the hub|uncommon|20|14
      Social Butterfly|Add 10 friends|uncommon|15|13
      Pen Pal|Send 50 messages to friends|uncommon|25|15
      Gone Fishing|Catch 15 kinds of fish at the pier|uncommon|25|10
      Cartographer|Uncover the whole map of the hub|rare|30|8
      Archivist|Read every page of the lore book|rare|40|6
      Parkour Artist|Finish the obstacle course without a fall|rare|40|5
      Quick Study|Finish every advanced tutorial|rare|35|7
      Green Thumb|Grow every plant of the clan garden|rare|30|6
      Mentor|Invite 5 friends to the game|rare|35|6
      Master Smith|Craft a legendary item|rare|30|6
      Curator|Fill a wall of your trophy room|rare|50|7
      Goldsmith|Craft 25 golden items|rare|50|7
      Secret Keeper|Solve the riddle of the old lighthouse|rare|40|4
      Home Sweet Home|Furnish all ten rooms of your home|epic|75|3
      Perfectionist|Finish every challenge of the shooting range with full marks|epic|75|3
      Gem Cutter|Cut 50 diamonds in the workshop|epic|80|3
      Master Collector|Own 200 cosmetic items|epic|70|2
      Architect|Build every extension of the clan hall|epic|100|3
      Four Seasons|Take part in every seasonal event of a year|epic|90|2
      Storyteller|Publish 50 photos that others like|epic|90|2
      Lost and Found|Find all 300 hidden relics|legendary|200|1
      Grand Artisan|Craft every item there is|legendary|200|1
      Walking Encyclopedia|Complete every page of the collection book|legendary|250|1`,
  })
}
