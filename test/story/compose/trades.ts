import { moreTrades } from './more-trades.ts'
import { trade, type Trade } from './trade.ts'

/** Trades that no domain knows. */
export const trades: readonly Trade[] = [
  trade('a beekeeping cooperative with 12 apiaries, 80 beekeepers, hives, inspections and honey harvests', 'beekeepers', {
    apiaries: 'name city latitude hive_capacity',
    beekeepers: '→apiaries first_name last_name email certification',
    hives: '→apiaries hive_type installed_on',
    inspections: '→hives →beekeepers inspection_date result',
    honey_harvests: '→hives →beekeepers harvest_date weight_kg moisture_percent quality_grade',
  }),
  trade('a zoo with 120 animals, keepers, enclosures and feedings', 'animals', {
    animals: '→enclosures species birth_date weight_kg diet',
    keepers: 'first_name hired_on specialty',
    enclosures: 'enclosure_type area_m2 capacity',
    feedings: '→animals →keepers fed_at food amount_kg',
  }),
  trade('bakery with 20 bakers, breads, cakes and daily sales', 'bakers', {
    bakers: 'first_name hourly_rate',
    breads: 'name price weight_g',
    cakes: 'name price',
    sales: '→breads quantity total payment_method',
  }),
  trade('museum: artworks, exhibitions, visitors, curators and ticket sales', 'artworks', {
    artworks: 'title creator medium insured_value',
    exhibitions: 'title start_date end_date',
    visitors: 'first_name country',
    curators: 'first_name salary',
    ticket_sales: '→visitors →exhibitions purchased_at amount',
  }),
  trade('craft brewery with 12 tanks, brews, beers and orders', 'tanks', {
    tanks: 'serial_number capacity',
    brews: '→beers →tanks batch_number yield_percent',
    beers: 'name abv_percent price',
    orders: '→beers ordered_at total',
  }),
  trade('space agency with astronauts, missions, rockets and launches', 'astronauts', {
    astronauts: 'nationality flight_hours',
    missions: 'objective start_date budget',
    rockets: 'registration mass_kg',
    launches: '→rockets →missions launched_at payload_kg orbit outcome',
  }),
  trade('film studio: films, actors, directors and productions', 'films', {
    films: '→directors title genre release_date',
    actors: 'stage_name',
    directors: 'first_name',
    productions: 'budget start_date',
  }),
  trade('a law firm with 30 lawyers, 200 clients, cases, hearings and invoices', 'lawyers', {
    lawyers: 'practice_area bar_number',
    clients: 'first_name email',
    cases: '→clients →lawyers claimed_amount status',
    hearings: '→cases started_at outcome',
    invoices: '→clients issued_at amount due_date is_paid',
  }),
  trade('students, courses and enrolments where each student takes 4 courses', 'students', {
    students: 'first_name gpa',
    courses: 'title credits',
    enrolments: '→students →courses grade',
  }),
  trade('veterinary practice with 500 pet owners, their pets, vets and treatments', 'pet_owners', {
    pet_owners: 'first_name phone',
    pets: '→pet_owners breed birth_date',
    vets: 'license_number',
    treatments: '→pets →vets treatment_date cost',
  }),
  trade('observatory with telescopes, astronomers and observations', 'telescopes', {
    telescopes: 'name built_year',
    astronomers: 'first_name',
    observations: '→telescopes →astronomers',
  }),
  trade('a vineyard with 8 plots, vines, harvests and wines', 'plots', {
    plots: 'soil_type area_m2',
    vines: '→plots planted_on',
    harvests: '→vines weight_kg',
    wines: 'abv_percent price',
  }),
  trade('fire department: 14 stations, 200 firefighters, fire engines and incidents', 'firefighters', {
    stations: 'address city',
    firefighters: '→stations first_name',
    fire_engines: '→stations license_plate',
    incidents: '→stations reported_at priority resolved_at',
  }),
  trade('animal shelter with volunteers, dogs, cats, adoptions and donations', 'volunteers', {
    volunteers: 'first_name',
    dogs: 'breed is_neutered',
    cats: 'breed',
    adoptions: '→dogs occurred_at',
    donations: 'amount is_recurring',
  }),
  trade('fishing fleet: 25 boats, captains, trips and catches', 'boats', {
    boats: 'registration capacity',
    captains: 'license_class',
    trips: '→boats →captains duration_minutes',
    catches: '→trips weight_kg',
  }),
  trade('ski resort with lifts, slopes, skiers, passes and rentals', 'lifts', {
    lifts: 'serial_number',
    slopes: 'code',
    skiers: 'country',
    passes: 'price',
    rentals: '→skiers price duration_days',
  }),
  trade('theater company with plays, actors, rehearsals and performances', 'plays', {
    plays: 'title duration_minutes',
    actors: 'stage_name',
    rehearsals: '→plays starts_at',
    performances: '→plays starts_at attendance',
  }),
  trade('archaeology: 5 sites, excavations, artifacts and archaeologists', 'sites', {
    sites: 'latitude',
    excavations: '→sites →archaeologists',
    artifacts: '→sites medium',
    archaeologists: '→sites',
  }),
  trade('a car wash chain with 12 locations, 300 customers and washes', 'customers', {
    locations: 'address',
    customers: 'email',
    washes: '→customers →locations price',
  }),
  trade('coffee roastery: beans, roasts, batches, wholesale customers and shipments', 'beans', {
    beans: 'price',
    roasts: '→beans yield_percent',
    batches: '→beans quantity',
    wholesale_customers: 'email',
    shipments: '→wholesale_customers tracking_number',
  }),
  ...moreTrades,
]
