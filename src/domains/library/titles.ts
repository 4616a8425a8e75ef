import { switchBy } from '../../builders/computed.ts'
import { each } from '../../builders/facts.ts'
import { type Columns, hidden } from '../../builders/table.ts'
import { compound, template, text, words } from '../../builders/texts.ts'

/** Titles of novels are "The" and one word of each list. */
const novelAdjectives = words(
  'Quiet, Last, Hidden, Borrowed, Midnight, Golden, Lost, Crimson, Distant, Silent, Frozen, Northern, Burning',
  'Forgotten, Paper, Iron, Unwritten, Second, Restless, Secret, Blue, Wild, Salt, Hollow, Bitter, Strange',
  'Endless, Invisible, Velvet, Painted, Fallen, Little, Long, Ordinary, Dark, Summer, Winter, Double, Shattered',
  'Glass, Broken, Gentle, Scarlet, Faraway, Stolen, Sleeping, Patient, Amber, Seventh, Perfect, Honest, Drowned',
)
const novelNouns = words(
  'Harbor, Witness, Kingdom, Letters, Orchard, Sisters, Horizon, Garden, Station, Verdict, Road, Orchestra, Tide, Empire, Neighbors',
  'Gardener, Cartographer, Signal, Mountain, Hearts, Kitchen, River, Alibi, Dynasty, Machine, Shore, Promise, Library, Island, Daughter',
  'Country, Almanac, Lighthouse, Confession, Atlas, Market, Bridge, Circle, Season, Sparrow, Legacy, Archive, Crown, Voices, Clockmaker',
  'Hotel, Fire, Mile, Company, Sky, Inheritance, Passenger, Apothecary, Ferryman, Beekeeper, Understudy, Tailor, Translator, Pianist',
  'Swimmers, Stranger, Storm, Meadow, Cathedral, Bakery, Valley, Map, Mirror, Ledger, Photograph, Portrait, Telegram, Diary, Recipe',
  'Staircase, Window, Attic, Harvest, Hunter, Crossing, Return, Question, Arrangement, Trial, Oath, Debt, Bargain, Reunion',
)

/** How other titles begin and end, words separated by commas: English titles by genre, titles in other languages by language. */
const manners: Readonly<Record<string, readonly [begins: string, ends: string]>> = {
  children: [
    'Bella, Oscar, Milo, Tilly, Captain Whiskers, Pip, Rosie, Barnaby, Hattie, ' +
      'Little Bear, Grandma Goose, Otto, Zadie, Professor Mouse, Nino, Daisy',
    'and the Moon Garden, Goes to School, and the Lost Mitten, Learns to Swim, and the Very Loud Drum, ' +
      'Finds a Friend, at the Seaside, and the Rainy Day, Builds a Rocket, and the Midnight Train, ' +
      'Cannot Sleep, Saves the Picnic, and the Giant Pumpkin, Visits the Zoo, and the Paper Boat, Says Sorry',
  ],
  history: [
    'A Short History of, The Fall of, The Making of, The Lost World of, ' +
      "A People's History of, The Forgotten War for, Daily Life in, The Last Days of",
    'Venice, the Hanseatic League, the Ottoman Empire, the Silk Road, Medieval London, the Roman Republic, ' +
      'Byzantium, the Railways, the Spice Trade, Ancient Egypt, the Weimar Republic, the Frontier, the Mughal Empire, ' +
      'the Low Countries, Colonial Boston, Imperial Russia, the Great Lakes, Carthage, the Vikings, Prussia',
  ],
  biography: [
    'The Life of a, Memoirs of a, Becoming a, Diary of a, Letters of a, The Making of a, Confessions of a, My Years as a',
    'Village Doctor, Painter, Suffragette, Composer, Test Pilot, War Correspondent, Mountaineer, Chess Champion, Senator, Botanist, ' +
      'Jazz Singer, Lighthouse Keeper, Chef, Sculptor, Judge, Dancer, Polar Explorer, Toolmaker, Photographer, Schoolteacher',
  ],
  science: [
    'Understanding, The Story of, A Brief Guide to, The Secret Life of, The Future of, Inside, How We Learned About, The Science of',
    'the Ocean, Genes, Black Holes, Sleep, Climate, Trees, Bacteria, Prime Numbers, the Brain, Volcanoes, ' +
      'Birds, Evolution, the Immune System, Light, Ants, Time, Antibiotics, the Elements, Mushrooms, the Moon',
  ],
  self_help: [
    "How to Live with, The Power of, Thirty Days of, The Little Book of, Rethinking, The Habit of, Finding, A Beginner's Guide to",
    'Focus, Saying No, Better Sleep, Calm, Money, Confidence, Simple Living, Good Habits, Gratitude, ' +
      'Less Clutter, Listening, Grief, Stress, Change, Mornings, Friendship, Patience, Rest, Courage, Kindness',
  ],
  travel: [
    'Walking, A Year in, Slow Trains Through, The Backroads of, ' +
      "A Traveler's Guide to, On Foot Across, Islands and Harbors of, Eating Through",
    'Portugal, the Scottish Highlands, Patagonia, Japan, the Balkans, New England, Sicily, Morocco, Norway, ' +
      'Vietnam, Ireland, the Andes, Provence, Crete, Tasmania, Georgia, the Alps, Namibia, Oaxaca, the Baltic Coast',
  ],
  es: [
    'El jardín, El verano, El invierno, El secreto, El camino, El viaje, El reino, El silencio, El faro, El puerto, ' +
      'El espejo, El testigo, El extranjero, El cuaderno, El océano, El retrato, El mapa, El bosque, El tren, El hotel',
    'perdido, olvidado, oculto, prohibido, dorado, roto, amargo, eterno, ' +
      'lejano, último, oscuro, blanco, infinito, robado, secreto, dormido',
  ],
  fr: [
    'Le jardin, Le village, Le secret, Le silence, Le voyage, Le royaume, Le miroir, Le phare, Le témoin, Le chemin, ' +
      'Le carnet, Le portrait, Le manoir, Le fleuve, Le pont, Le marchand, Le souvenir, Le verger, Le train, Le château',
    'perdu, oublié, caché, interdit, doré, brisé, amer, éternel, lointain, inconnu, sombre, blanc, invisible, volé, endormi, abandonné',
  ],
  de: [
    'Der verlorene, Der vergessene, Der verborgene, Der verbotene, Der goldene, Der zerbrochene, Der bittere, Der ewige, ' +
      'Der ferne, Der letzte, Der dunkle, Der weiße, Der unsichtbare, Der gestohlene, Der stille, Der schlafende',
    'Garten, Sommer, Winter, Fluss, Weg, Hafen, Zeuge, Spiegel, Fremde, Turm, ' +
      'Brief, Wald, Zug, Berg, Himmel, Verdacht, Kreis, Traum, Gast, Vertrag',
  ],
  pl: [
    'Ogród, Dom, Pociąg, Las, Sekret, Brzeg, Zegar, Świadek, Most, Cień, List, Portret, Hotel, Klucz, Sad, Szlak',
    'zapomniany, utracony, ukryty, zakazany, złoty, zaginiony, gorzki, wieczny, ' +
      'daleki, ostatni, ciemny, biały, niewidzialny, skradziony, cichy, uśpiony',
  ],
}

/** The title of a book, which depends on its genre and language, and the hidden columns that make it. */
export const titles: Columns = {
  novel: hidden(compound([novelAdjectives, novelNouns])),
  manner: hidden(switchBy('language', { en: template('{genre}'), otherwise: template('{language}') })),
  title: switchBy('manner', {
    ...each((begins, ends) => text({ values: words(begins) }, ' ', { values: words(ends) }), manners),
    otherwise: template('The {novel}'),
  }),
}
