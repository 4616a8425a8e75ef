import { switchBy } from '../../builders/computed.ts'
import { type Columns, hidden } from '../../builders/table.ts'
import { compound, template, text } from '../../builders/texts.ts'
import { novelTitles } from './novel-titles.ts'

function words(list: string): readonly string[] {
  return list.split(' | ')
}

/** How titles of English books that are no novels begin and end, by genre, */
const subjects = {
  children: [
    words(
      'Bella | Oscar | Milo | Tilly | Captain Whiskers | Pip | Rosie | Barnaby | Hattie | Little Bear | Grandma Goose | ' +
        'Otto | Zadie | Professor Mouse | Nino | Daisy',
    ),
    words(
      'and the Moon Garden | Goes to School | and the Lost Mitten | Learns to Swim | and the Very Loud Drum | ' +
        'Finds a Friend | at the Seaside | and the Rainy Day | Builds a Rocket | and the Midnight Train | Cannot Sleep | ' +
        'Saves the Picnic | and the Giant Pumpkin | Visits the Zoo | and the Paper Boat | Says Sorry',
    ),
  ],
  history: [
    words(
      "A Short History of | The Fall of | The Making of | The Lost World of | A People's History of | " +
        'The Forgotten War for | Daily Life in | The Last Days of',
    ),
    words(
      'Venice | the Hanseatic League | the Ottoman Empire | the Silk Road | Medieval London | the Roman Republic | ' +
        'Byzantium | the Railways | the Spice Trade | Ancient Egypt | the Weimar Republic | the Frontier | ' +
        'the Mughal Empire | the Low Countries | Colonial Boston | Imperial Russia | the Great Lakes | Carthage | ' +
        'the Vikings | Prussia',
    ),
  ],
  biography: [
    words(
      'The Life of a | Memoirs of a | Becoming a | Diary of a | Letters of a | The Making of a | Confessions of a | ' + 'My Years as a',
    ),
    words(
      'Village Doctor | Painter | Suffragette | Composer | Test Pilot | War Correspondent | Mountaineer | ' +
        'Chess Champion | Senator | Botanist | Jazz Singer | Lighthouse Keeper | Chef | Sculptor | Judge | Dancer | ' +
        'Polar Explorer | Toolmaker | Photographer | Schoolteacher',
    ),
  ],
  science: [
    words(
      'Understanding | The Story of | A Brief Guide to | The Secret Life of | The Future of | Inside | ' +
        'How We Learned About | The Science of',
    ),
    words(
      'the Ocean | Genes | Black Holes | Sleep | Climate | Trees | Bacteria | Prime Numbers | the Brain | Volcanoes | ' +
        'Birds | Evolution | the Immune System | Light | Ants | Time | Antibiotics | the Elements | Mushrooms | the Moon',
    ),
  ],
  self_help: [
    words(
      'How to Live with | The Power of | Thirty Days of | The Little Book of | Rethinking | The Habit of | Finding | ' +
        "A Beginner's Guide to",
    ),
    words(
      'Focus | Saying No | Better Sleep | Calm | Money | Confidence | Simple Living | Good Habits | Gratitude | ' +
        'Less Clutter | Listening | Grief | Stress | Change | Mornings | Friendship | Patience | Rest | Courage | ' +
        'Kindness',
    ),
  ],
  travel: [
    words(
      "Walking | A Year in | Slow Trains Through | The Backroads of | A Traveler's Guide to | On Foot Across | " +
        'Islands and Harbors of | Eating Through',
    ),
    words(
      'Portugal | the Scottish Highlands | Patagonia | Japan | the Balkans | New England | Sicily | Morocco | Norway | ' +
        'Vietnam | Ireland | the Andes | Provence | Crete | Tasmania | Georgia | the Alps | Namibia | Oaxaca | ' +
        'the Baltic Coast',
    ),
  ],
}

/** and those in other languages, most of them of novels, by language. */
const abroad = {
  es: [
    words(
      'El jardín | El verano | El invierno | El secreto | El camino | El viaje | El reino | El silencio | El faro | ' +
        'El puerto | El espejo | El testigo | El extranjero | El cuaderno | El océano | El retrato | El mapa | El bosque | ' +
        'El tren | El hotel',
    ),
    words(
      'perdido | olvidado | oculto | prohibido | dorado | roto | amargo | eterno | lejano | último | oscuro | blanco | ' +
        'infinito | robado | secreto | dormido',
    ),
  ],
  fr: [
    words(
      'Le jardin | Le village | Le secret | Le silence | Le voyage | Le royaume | Le miroir | Le phare | Le témoin | ' +
        'Le chemin | Le carnet | Le portrait | Le manoir | Le fleuve | Le pont | Le marchand | Le souvenir | Le verger | ' +
        'Le train | Le château',
    ),
    words(
      'perdu | oublié | caché | interdit | doré | brisé | amer | éternel | lointain | inconnu | sombre | blanc | ' +
        'invisible | volé | endormi | abandonné',
    ),
  ],
  de: [
    words(
      'Der verlorene | Der vergessene | Der verborgene | Der verbotene | Der goldene | Der zerbrochene | Der bittere | ' +
        'Der ewige | Der ferne | Der letzte | Der dunkle | Der weiße | Der unsichtbare | Der gestohlene | Der stille | ' +
        'Der schlafende',
    ),
    words(
      'Garten | Sommer | Winter | Fluss | Weg | Hafen | Zeuge | Spiegel | Fremde | Turm | Brief | Wald | Zug | Berg | ' +
        'Himmel | Verdacht | Kreis | Traum | Gast | Vertrag',
    ),
  ],
  pl: [
    words(
      'Ogród | Dom | Pociąg | Las | Sekret | Brzeg | Zegar | Świadek | Most | Cień | List | Portret | Hotel | Klucz | ' + 'Sad | Szlak',
    ),
    words(
      'zapomniany | utracony | ukryty | zakazany | złoty | zaginiony | gorzki | wieczny | daleki | ostatni | ciemny | ' +
        'biały | niewidzialny | skradziony | cichy | uśpiony',
    ),
  ],
}

const manners = { ...subjects, ...abroad }

/** What a book is called, by its genre and language. Hidden but for the last. */
export const titles: Columns = {
  novel: hidden(compound([novelTitles.first, novelTitles.second], ' ')),
  manner: hidden(switchBy('language', { en: template('{genre}'), otherwise: template('{language}') })),
  title: switchBy('manner', {
    ...Object.fromEntries(
      Object.entries(manners).map(([manner, [begin = [], end = []]]) => [manner, text({ values: begin }, ' ', { values: end })]),
    ),
    otherwise: template('The {novel}'),
  }),
}
