import { amount, bell, choice, code, count, dependent } from '../../meanings/shapes.ts'
import { type ArchetypeColumn, type Family, family, own } from '../archetype.ts'

const names =
  'Luna,Max,Bella,Charlie,Milo,Daisy,Rocky,Nala,Simba,Coco,Oscar,Ruby,Leo,Maya,Zeus,Kiki,Toby,Sasha,Bruno,Lola,Jasper,Willow,Otis,Hazel,Finn,Mango,Pepper,Shadow,Ginger,Bandit'

/** Species of a zoo by what they eat, each with the weight of a grown one in kilograms. */
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
const name = own('name', { kind: 'text', segments: [{ values: names.split(',') }] })
const born = (most: number): ArchetypeColumn =>
  own('birth_date', { kind: 'birth_date', min_age: 0.2, max_age: most, distribution: { name: 'gamma', mean: most / 4, shape: 1.6 } })
const sex = own('sex', choice('female:51, male:49'))
const status = own('status', choice('healthy:88, in_treatment:7, quarantine:3, transferred:2'))
const neutered = own('is_neutered', { kind: 'boolean', rate: 0.72 })

/** How an animal is. */
export const health: ArchetypeColumn = own('health', choice('excellent:32, good:48, fair:14, poor:6'))

function herd(heads: string, kilograms: number, spread: number): Family {
  const weight = own('weight_kg', amount(kilograms, spread, 0.1, 9000, 1))
  return family(heads, [own('ear_tag', code('?##-#####')), sex, born(14), weight, health, status], { role: 'animal' })
}

/** Animals of zoos, homes and farms. */
export const animals: readonly Family[] = [
  family(
    'animal, mammal, creature, exotic animal',
    [
      name,
      own('diet', choice('herbivore:42, carnivore:30, omnivore:28')),
      own('species', dependent('diet', speciesByDiet)),
      sex,
      born(32),
      own('grown_kg', { kind: 'mapping', by: 'species', cases: weights, scale: 1, hidden: true }),
      own('weight_kg', { ...amount(1, 0.18, 0.2, 6000, 1), times: 'grown_kg' }),
      health,
      own('status', choice('on_display:84, off_display:9, quarantine:4, on_loan:3')),
    ],
    { role: 'animal' },
  ),
  family(
    'pet, kitten, puppy, rabbit, hamster, parrot, guinea pig',
    [
      name,
      own('species', choice('dog:46, cat:40, rabbit:8, bird:6')),
      own('breed', dependent('species', breeds)),
      sex,
      born(16),
      own('typical_kg', { kind: 'mapping', by: 'species', cases: { dog: 18, cat: 4.4, rabbit: 2.1, bird: 0.2 }, scale: 1, hidden: true }),
      own('weight_kg', { ...amount(1, 0.3, 0.1, 90, 1), times: 'typical_kg' }),
      neutered,
      status,
    ],
    { role: 'animal' },
  ),
  family(
    'dog',
    [
      name,
      own('breed', choice((breeds['dog'] ?? []).join(','))),
      sex,
      born(16),
      own('weight_kg', amount(18, 0.5, 1.5, 85, 1)),
      neutered,
      status,
    ],
    {
      role: 'animal',
    },
  ),
  family(
    'cat',
    [
      name,
      own('breed', choice((breeds['cat'] ?? []).join(','))),
      sex,
      born(18),
      own('weight_kg', amount(4.4, 0.2, 2, 10, 1)),
      neutered,
      status,
    ],
    {
      role: 'animal',
    },
  ),
  family(
    'horse, pony, racehorse, mare, stallion, foal, gelding',
    [
      name,
      own('breed', choice('Hanoverian:20, Haflinger:18, Quarter Horse:18, Thoroughbred:16, Arabian:14, Icelandic:14')),
      sex,
      own('coat', choice('bay:34, chestnut:28, black:14, grey:14, palomino:10')),
      born(24),
      own('height_cm', bell(158, 9, 110, 185, 0)),
      own('weight_kg', bell(520, 60, 180, 900, 0)),
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
      own('wingspan_cm', count(34, 0.5, 14, 240)),
      own('weight_g', count(90, 0.9, 6, 9000)),
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
      own('length_cm', count(22, 0.6, 2, 200)),
      own('weight_g', count(260, 1, 1, 90_000)),
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
      own('stage', choice('adult:62, pupa:16, larva:16, egg:6')),
      own('hatched_on', { kind: 'birth_date', min_age: 0.01, max_age: 0.6 }),
      own('wingspan_mm', count(62, 0.35, 8, 260)),
      own('color_pattern', choice('orange and black:28, blue:20, white:20, brown:20, yellow:12')),
      own('status', choice('alive:71, released:17, dead:12')),
    ],
    { role: 'animal' },
  ),
]
