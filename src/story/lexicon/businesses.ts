/** What a business has, unless the story says it: the nouns of its tables, and what it sells. */
export interface Business {
  readonly tables: readonly string[]
  readonly goods: readonly string[]
}

/** Names of businesses; the nouns of their tables; the kinds of their products. */
const lines = [
  'bakery, patisserie, pastry shop: customers products orders: breads cakes pastries cookies',
  'flower shop, florist: customers products orders: bouquets roses tulips potted_plants',
  'toy store, toy shop: customers products orders: dolls puzzles board_games toy_cars',
  'supermarket, grocery, grocery store, grocery shop, convenience store: customers products orders: fruits vegetables drinks snacks',
  'pharmacy, drugstore: customers products orders: medicines vitamins cosmetics bandages',
  'candy store, candy shop, chocolate shop: customers products orders: chocolates candies gift_boxes',
  'furniture store, furniture shop: customers products orders: chairs sofas armchairs wardrobes mattresses',
  'shoe store, shoe shop: customers products orders: sneakers boots sandals',
  'jewelry store, jewelry shop, jeweler, jeweller: customers products orders: rings necklaces earrings watches',
  'zoo, aquarium, wildlife park, safari park: visitors animals enclosures keepers feedings tickets',
  'museum, art museum: visitors artworks exhibits tickets',
  'art gallery: customers artists artworks sales',
  'hair salon, beauty salon, nail salon, salon, barber shop, barbershop, hairdresser, spa, massage studio: clients stylists appointments payments',
  'tattoo studio, tattoo parlor, tattoo shop: clients artists appointments payments',
  'vet clinic, veterinary clinic, veterinary practice, animal hospital, vet: owners pets vets appointments',
  'dental practice, dentist, dental office: patients dentists treatments appointments',
  'animal shelter, dog shelter, cat shelter, pet shelter: animals adopters adoptions',
  'dog walking service, dog walking business, dog walking app: owners dogs walkers walks',
  'podcast platform, podcast app, podcast network: listeners podcasts episodes streams',
  'blog: readers authors posts comments',
  'news website, news site, newspaper, magazine: readers authors articles comments',
  'newsletter: subscribers articles clicks',
  'todo app, to do app, task manager: users projects tasks',
  'forum: users threads posts',
  'recipe site, recipe app, cooking blog: users recipes ingredients comments',
  'golf club, tennis club, chess club, sailing club: members bookings fees',
  'book club: members books meetings',
  'chess tournament: players games',
  'marathon: runners registrations payments',
  'summer camp: campers counselors cabins registrations',
  'kindergarten, daycare, nursery, preschool: parents children teachers groups',
  'school, primary school, elementary school, middle school, high school, secondary school, boarding school, grammar school: students teachers classes grades',
  'driving school: students instructors cars lessons',
  'language school, music school, dance school, dance studio, art school: students teachers courses lessons',
  'car rental, car rental company: customers cars rentals',
  'bike rental, bike rental shop: customers bikes rentals',
  'parking garage, car park, parking lot: spots vehicles parking_sessions',
  'car wash: customers vehicles washes',
  'laundromat, laundry, dry cleaner: customers machines orders',
  'moving company: customers movers trucks moves',
  'cinema, movie theater, movie theatre: customers films screens screenings tickets',
  'brewery, craft brewery: customers beers orders',
  'winery: customers wines vineyards orders',
  'dairy farm: cows barns workers milkings',
  'wedding planner, wedding agency: couples weddings vendors payments',
  'recruitment agency, recruiting agency, staffing agency: candidates recruiters vacancies job_applications',
  'cleaning company, cleaning service: clients cleaners cleanings invoices',
  'construction company: clients projects workers invoices',
  'consulting firm, consultancy, design agency, web agency: clients consultants projects invoices',
  'accounting firm, accountant: clients accountants invoices',
  'photography studio, photographer: clients shoots invoices',
  'coworking space: members desks bookings',
  'bowling alley, escape room: customers bookings payments',
  'amusement park, theme park: visitors rides tickets',
  'nightclub: guests parties tickets',
]

/** By name. */
export const businesses: ReadonlyMap<string, Business> = new Map(
  lines.flatMap((line) => {
    const [names = '', tables = '', goods = ''] = line.split(': ')
    const nouns = (words: string): readonly string[] => (words === '' ? [] : words.split(' ').map((word) => word.replaceAll('_', ' ')))
    const business: Business = { tables: nouns(tables), goods: nouns(goods) }
    return names.split(', ').map((name) => [name, business] as const)
  }),
)
