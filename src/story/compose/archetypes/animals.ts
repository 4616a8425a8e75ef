import { mapped } from '../../../builders/computed.ts'
import { gamma, lognormal, normal } from '../../../builders/distributions.ts'
import { birthDate, decimal, oneOf, oneOfBy, whole, yes } from '../../../builders/drawn.ts'
import { hidden } from '../../../builders/table.ts'
import { code, text } from '../../../builders/texts.ts'
import { type ArchetypeColumn, type Family, family, own } from '../archetype.ts'

const names =
  'Luna,Max,Bella,Charlie,Milo,Daisy,Rocky,Nala,Simba,Coco,Oscar,Ruby,Leo,Maya,Zeus,Kiki,Toby,Sasha,Bruno,Lola,Jasper,Willow,Otis,Hazel,Finn,Mango,Pepper,Shadow,Ginger,Bandit'

/** Zoo animals by diet, each with the weight of an adult in kilograms. */
const species: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  herbivore: { Giraffe: 900, 'Plains Zebra': 290, 'Asian Elephant': 3600, 'Red Kangaroo': 55, Capybara: 50, 'Aldabra Tortoise': 160 },
  carnivore: { 'African Lion': 170, 'Snow Leopard': 42, 'Grey Wolf': 40, 'Emperor Penguin': 30, 'Nile Crocodile': 240 },
  omnivore: { 'Brown Bear': 230, Chimpanzee: 48, 'Ring-tailed Lemur': 2.3, Meerkat: 0.8, Flamingo: 2.6 },
}
const breeds: Readonly<Record<string, readonly string[]>> = {
  dog: ['Labrador', 'Beagle', 'Poodle', 'German Shepherd', 'Mixed'],
  cat: ['Siamese', 'Persian', 'Maine Coon', 'Bengal', 'Domestic Shorthair'],
  rabbit: ['Dwarf Rabbit', 'Lop'],
  bird: ['Budgerigar', 'Cockatiel'],
}

const speciesByDiet = Object.fromEntries(Object.entries(species).map(([diet, kinds]) => [diet, Object.keys(kinds)]))
const weights = Object.assign({}, ...Object.values(species)) as Readonly<Record<string, number>>
const name = own('name', text({ values: names.split(',') }))
const born = (most: number): ArchetypeColumn => own('birth_date', birthDate(0.2, most, gamma(most / 4, 1.6)))
const sex = own('sex', oneOf({ female: 51, male: 49 }))
const status = own('status', oneOf({ healthy: 88, in_treatment: 7, quarantine: 3, transferred: 2 }))
const neutered = own('is_neutered', yes(0.72))

/** The health of an animal. */
export const health: ArchetypeColumn = own('health', oneOf({ excellent: 32, good: 48, fair: 14, poor: 6 }))

function herd(heads: string, kilograms: number, spread: number): Family {
  const weight = own('weight_kg', decimal(0.1, 9000, 1, lognormal(kilograms, spread)))
  return family(heads, [own('ear_tag', code('?##-#####')), sex, born(14), weight, health, status], { role: 'animal' })
}

/** Animals of zoos, homes and farms. */
export const animals: readonly Family[] = [
  family(
    'animal, mammal, creature, exotic animal',
    [
      name,
      own('diet', oneOf({ herbivore: 42, carnivore: 30, omnivore: 28 })),
      own('species', oneOfBy('diet', speciesByDiet)),
      sex,
      born(32),
      own('grown_kg', hidden(mapped('species', weights, 1))),
      own('weight_kg', { ...decimal(0.2, 6000, 1, lognormal(1, 0.18)), times: 'grown_kg' }),
      health,
      own('status', oneOf({ on_display: 84, off_display: 9, quarantine: 4, on_loan: 3 })),
    ],
    { role: 'animal' },
  ),
  family(
    'pet, kitten, puppy, rabbit, hamster, parrot, guinea pig',
    [
      name,
      own('species', oneOf({ dog: 46, cat: 40, rabbit: 8, bird: 6 })),
      own('breed', oneOfBy('species', breeds)),
      sex,
      born(16),
      own('typical_kg', hidden(mapped('species', { dog: 18, cat: 4.4, rabbit: 2.1, bird: 0.2 }))),
      own('weight_kg', { ...decimal(0.1, 90, 1, lognormal(1, 0.3)), times: 'typical_kg' }),
      neutered,
      status,
    ],
    { role: 'animal' },
  ),
  family(
    'dog',
    [
      name,
      own('breed', oneOf(breeds['dog'] ?? [])),
      sex,
      born(16),
      own('weight_kg', decimal(1.5, 85, 1, lognormal(18, 0.5))),
      neutered,
      status,
    ],
    { role: 'animal' },
  ),
  family(
    'cat',
    [
      name,
      own('breed', oneOf(breeds['cat'] ?? [])),
      sex,
      born(18),
      own('weight_kg', decimal(2, 10, 1, lognormal(4.4, 0.2))),
      neutered,
      status,
    ],
    { role: 'animal' },
  ),
  family(
    'horse, pony, racehorse, mare, stallion, foal, gelding',
    [
      name,
      own('breed', oneOf({ Hanoverian: 20, Haflinger: 18, 'Quarter Horse': 18, Thoroughbred: 16, Arabian: 14, Icelandic: 14 })),
      sex,
      own('coat', oneOf({ bay: 34, chestnut: 28, black: 14, grey: 14, palomino: 10 })),
      born(24),
      own('height_cm', whole(110, 185, normal(158, 9))),
      own('weight_kg', whole(180, 900, normal(520, 60))),
      health,
    ],
    { role: 'animal' },
  ),
  herd('cow, bull, cattle, buffalo, camel, bison, livestock, herd', 560, 0.2),
  herd('pig, sheep, goat, calf, donkey, llama, alpaca, deer, reindeer, ostrich', 85, 0.35),
  herd('chicken, hen, rooster, duck, goose, turkey, flock, quail', 2.4, 0.35),
  herd('elephant, whale, giraffe, hippo, rhino, dragon, dinosaur', 2900, 0.5),
  herd('lion, tiger, bear, wolf, dolphin, shark, zebra, panda, gorilla, ape, seal, leopard, crocodile, kangaroo', 150, 0.5),
  herd('penguin, monkey, snake, lizard, turtle, eagle, owl, fox, koala, hawk, falcon, otter, reptile, tortoise, swan, lemur', 4.2, 0.6),
  family(
    'bird, bat, songbird, parakeet, pigeon',
    [
      own('ring_number', code('??-########')),
      sex,
      born(8),
      own('wingspan_cm', whole(14, 240, lognormal(34, 0.5))),
      own('weight_g', whole(6, 9000, lognormal(90, 0.9))),
      health,
      status,
    ],
    { role: 'animal' },
  ),
  family(
    'fish, frog, koi, trout, salmon, coral',
    [
      own('tag', code('??-########')),
      sex,
      born(6),
      own('length_cm', whole(2, 200, lognormal(22, 0.6))),
      own('weight_g', whole(1, 90_000, lognormal(260, 1))),
      health,
      status,
    ],
    { role: 'animal' },
  ),
  family(
    'butterfly, insect, spider, moth, beetle, dragonfly, bee, ant',
    [
      own('tag', code('??-########')),
      sex,
      own('stage', oneOf({ adult: 62, pupa: 16, larva: 16, egg: 6 })),
      own('hatched_on', birthDate(0.01, 0.6)),
      own('wingspan_mm', whole(8, 260, lognormal(62, 0.35))),
      own('color_pattern', oneOf({ 'orange and black': 28, blue: 20, white: 20, brown: 20, yellow: 12 })),
      own('status', oneOf({ alive: 71, released: 17, dead: 12 })),
    ],
    { role: 'animal' },
  ),
]
