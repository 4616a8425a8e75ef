import { words } from '../../builders/texts.ts'

const firsts = words(
  'Golden, Midnight, Electric, Broken, Silver, Paper, Velvet, Neon, Summer, Winter, Lonely, Crystal, Distant, Burning, Quiet, Wild',
  'Hollow, Secret, Fading, Restless, Endless, Heavy, Sweet, Lost, Falling, Running, Glass, Pale, Scarlet, Crooked, Hidden, Sacred',
  'Slow, Blue, Northern, Southern, Faded, Drifting, Shining, Gentle, Bitter, Stolen, Open, Silent, Little, Empty, Bright, Holy',
  'Second, Last',
)
const lasts = words(
  'Hearts, River, Lights, Dreams, Highway, Shadows, Skies, Fire, Roads, Rain, Letters, Echoes, Windows, Waves, Mirrors, Sunday',
  'Ghosts, Gardens, Avenue, Horizon, Silence, Thunder, Promises, Satellites, Stars, Radio, Mountains, Tides, Moon, Cities, Oceans',
  'Flowers, Stories, Machines, Colors, Nights, Diamonds, Wolves, Rooms, Bridges, Daylight, Weekend, Hours, Strangers, Feathers',
  'Lovers, Fever, Harbor, Clouds, Memories',
)

/** Segments of a text: a title of two words, such as "Golden Hearts". Bands and DJs have names of the same words. */
export const titleWords = [{ values: firsts }, ' ', { values: lasts }] as const
