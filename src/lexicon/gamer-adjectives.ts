import type { ReferenceList } from './reference-list.ts'
import { wordList } from './word-list.ts'

/** First words of gamer tags. */
export function gamerAdjectives(): ReferenceList {
  return wordList({
    name: 'gamer_adjectives',
    description: 'The first word of a gamer tag.',
    attribute: 'word',
    words: `Shadow Silent Crimson Frozen Savage Neon Cosmic Toxic Rapid Golden Phantom Mystic Iron Stormy Lunar Solar Wicked Electric Atomic Arctic
      Blazing Cyber Dark Epic Feral Ghostly Hidden Icy Jolly Lucky Mighty Nimble Omega Pixel Quantum Radiant Rogue Royal Rusty Sneaky Sonic Stealthy
      Swift Thunder Turbo Twisted Ultra Velvet Vivid Wild Zen Alpha Ancient Angry Astral Awkward Bitter Brave Broken Chaotic Clever Cold Cranky
      Daring Dizzy Eternal Fearless Fierce Fluffy Furious Grim Grumpy Hollow Hyper Infinite Jaded Lazy Loud Mad Molten Noble Nocturnal Obsidian
      Primal Prime Restless Sacred Salty Scarlet Sleepy Smoky Spicy Static Steel Tiny Undead Vengeful Wandering Witty Zealous`,
  })
}
