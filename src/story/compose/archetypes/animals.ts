import { amount, choice, code, dependent } from '../../meanings/shapes.ts'
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
  herd('cow, bull, cattle, horse, buffalo, racehorse, camel, bison, livestock, herd', 560, 0.2),
  herd('pig, sheep, goat, calf, foal, pony, donkey, llama, alpaca, deer, reindeer, ostrich', 85, 0.35),
  herd('chicken, hen, rooster, duck, goose, turkey, flock, quail', 2.4, 0.35),
  herd('elephant, whale, giraffe, hippo, rhino, dragon, dinosaur', 2900, 0.5),
  herd('lion, tiger, bear, wolf, dolphin, shark, zebra, panda, gorilla, ape, seal, leopard, crocodile, kangaroo', 150, 0.5),
  herd(
    'penguin, monkey, bird, fish, snake, lizard, turtle, frog, insect, butterfly, spider, bee, owl, eagle, fox, koala, hawk, falcon, otter, bat, reptile, tortoise',
    3.2,
    0.8,
  ),
]
