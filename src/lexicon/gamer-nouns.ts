import type { ReferenceList } from './reference-list.ts'
import { wordList } from './word-list.ts'

/** Last words of gamer tags. */
export function gamerNouns(): ReferenceList {
  return wordList({
    name: 'gamer_nouns',
    description: 'The last word of a gamer tag.',
    attribute: 'word',
    words: `Wolf Dragon Ninja Phoenix Falcon Tiger Viper Raven Knight Samurai Hunter Ghost Reaper Wizard Panda Fox Bear Shark Cobra Eagle Hawk Lynx
      Panther Raptor Rhino Scorpion Spider Titan Vortex Warden Yeti Zombie Archer Assassin Bandit Barbarian Blade Bullet Captain Comet Crusader
      Cyclone Demon Dagger Druid Ember Enigma Fang Flame Gambit Gladiator Goblin Golem Griffin Guardian Hammer Hornet Hydra Jaguar Jester Joker
      Kraken Lion Llama Machine Mage Mammoth Mantis Marauder Maverick Meteor Monk Moose Nomad Nova Oracle Orc Otter Outlaw Owl Paladin Penguin
      Pirate Potato Prowler Puma Ranger Rocket Saber Sentinel Serpent Shaman Slayer Sniper Spartan Specter Sphinx Storm Taco Toaster Troll
      Valkyrie Vandal Wanderer Warlock Warrior Wombat Wraith Wyvern`,
  })
}
