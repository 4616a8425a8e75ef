import { words } from '../../builders/words.ts'
/** The words that make titles of novels, one of each after an article. */
export const novelTitles = {
  first: words(
    'Quiet, Last, Hidden, Borrowed, Midnight, Golden, Lost, Crimson, Distant, Silent, Frozen, Northern, Burning, Forgotten',
    'Paper, Iron, Unwritten, Second, Restless, Secret, Blue, Wild, Salt, Hollow, Bitter, Strange, Endless, Invisible',
    'Velvet, Painted, Fallen, Little, Long, Ordinary, Dark, Summer, Winter, Double, Shattered, Glass, Broken, Gentle',
    'Scarlet, Faraway, Stolen, Sleeping, Patient, Amber, Seventh, Perfect, Honest, Drowned',
  ),
  second: words(
    'Harbor, Witness, Kingdom, Letters, Orchard, Sisters, Horizon, Garden, Station, Verdict, Road, Orchestra, Tide, Empire',
    'Neighbors, Gardener, Cartographer, Signal, Mountain, Hearts, Kitchen, River, Alibi, Dynasty, Machine, Shore, Promise',
    'Library, Island, Daughter, Country, Almanac, Lighthouse, Confession, Atlas, Market, Bridge, Circle, Season, Sparrow',
    'Legacy, Archive, Crown, Voices, Clockmaker, Hotel, Fire, Mile, Company, Sky, Inheritance, Passenger, Apothecary',
    'Ferryman, Beekeeper, Understudy, Tailor, Translator, Pianist, Swimmers, Stranger, Storm, Meadow, Cathedral, Bakery',
    'Valley, Map, Mirror, Ledger, Photograph, Portrait, Telegram, Diary, Recipe, Staircase, Window, Attic, Harvest, Hunter',
    'Crossing, Return, Question, Arrangement, Trial, Oath, Debt, Bargain, Reunion',
  ),
}
