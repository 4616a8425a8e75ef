import { yes } from '../../../builders/drawn.ts'
import { type Archetype, family, own } from '../archetype.ts'

const listed = (heads: string, entries: string): ReturnType<typeof family> =>
  family(heads, [], { entries: entries.split(',').map((entry) => entry.trim()) })

/** Short lists that other tables refer to. */
export const category: Archetype = {
  name: 'category',
  subject: 'thing',
  rank: 0,
  size: 8,
  from: '2018-01-08',
  to: '2018-01-08',
  columns: [own('is_active', yes(0.94))],
  usual: [],
  last: [],
  families: [
    listed(
      'genre, film genre, music genre, book genre',
      'Drama, Comedy, Action, Documentary, Thriller, Romance, Fantasy, Horror, Animation, Crime',
    ),
    listed(
      'species, animal species, taxon',
      'African Lion, Asian Elephant, Giraffe, Plains Zebra, Chimpanzee, Red Panda, Emperor Penguin, Snow Leopard, Grey Wolf, Brown Bear, Green Iguana, Flamingo',
    ),
    listed('breed, dog breed, cat breed', 'Labrador, Beagle, Poodle, German Shepherd, Siamese, Persian, Maine Coon, Bengal'),
    listed(
      'department, division, business unit, unit department',
      'Operations, Sales, Marketing, Finance, Human Resources, Engineering, Support, Legal',
    ),
    listed(
      'specialty, speciality, practice area, discipline, medical specialty',
      'Cardiology, Dermatology, Neurology, Orthopedics, Pediatrics, Oncology, General Practice, Radiology',
    ),
    listed(
      'role, user role, position, job title, rank, job',
      'Administrator, Manager, Specialist, Assistant, Analyst, Coordinator, Director, Trainee',
    ),
    listed(
      'skill, competency, certification type, qualification type',
      'Planning, Communication, Analysis, First Aid, Driving, Negotiation, Maintenance, Languages',
    ),
    listed('permission, privilege, scope, access level', 'read, write, delete, approve, export, manage_users'),
    listed('environment, deployment environment, runtime environment', 'development, staging, production, testing, sandbox, qa'),
    listed(
      'school year, grade year, year group, form group',
      'Grade 1, Grade 2, Grade 3, Grade 4, Grade 5, Grade 6, Grade 7, Grade 8, Grade 9, Grade 10, Grade 11, Grade 12',
    ),
    listed('currency, coin type', 'USD, EUR, GBP, CAD, AUD, CHF, SEK, INR'),
    listed('language, spoken language', 'English, Spanish, French, German, Italian, Portuguese, Dutch, Polish'),
    listed('cuisine, cuisine type', 'Italian, Mexican, Chinese, Indian, Japanese, Thai, French, American'),
    listed(
      'grape, grape variety, grape type, wine grape',
      'Pinot Noir, Chardonnay, Merlot, Riesling, Cabernet Sauvignon, Sauvignon Blanc, Syrah, Tempranillo, Pinot Grigio, Grenache',
    ),
    listed(
      'crop type, variety, cultivar, plant species, flower type',
      'Early Gold, Red Star, Blue Ridge, Summer Queen, Northern Light, Silver Leaf, Sweet Harvest, Old Garden',
    ),
    listed(
      'era, period, epoch, art movement, art style, movement',
      'Renaissance, Baroque, Romanticism, Impressionism, Cubism, Surrealism, Pop Art, Contemporary',
    ),
    listed('allergen', 'Gluten, Milk, Eggs, Peanuts, Tree nuts, Soy, Fish, Sesame'),
    listed('symptom, side effect', 'Headache, Fever, Cough, Nausea, Fatigue, Dizziness, Rash, Pain'),
    listed('disease, condition, illness, pest, parasite', 'Varroa, Rust, Mildew, Influenza, Infection, Allergy, Anaemia, Arthritis'),
    listed('weekday, season, quarter', 'Spring, Summer, Autumn, Winter'),
    listed(
      'category, product category, item category, type, kind, class type, group, tag, label, status, state, priority, level, grade level, tier, segment, topic, theme, color, colour, flavor, flavour, size, style, brand category, subcategory, collection type, event type, service type, ticket category, customer segment, difficulty',
      'Standard, Premium, Basic, Special, Seasonal, Limited, Classic, Custom',
    ),
  ],
  suffixes: ['type', 'category', 'class', 'genre', 'kind'],
}
