import { wordSet } from '../lexicon/word-set.ts'
/** Irregular plurals and their singulars. */
export const irregularPlurals: ReadonlyMap<string, string> = new Map(
  (
    'people:person children:child grandchildren:grandchild men:man women:woman mice:mouse geese:goose feet:foot teeth:tooth oxen:ox dice:die lives:life ' +
    'wives:wife midwives:midwife housewives:housewife knives:knife wolves:wolf shelves:shelf bookshelves:bookshelf halves:half calves:calf loaves:loaf thieves:thief ' +
    'elves:elf scarves:scarf criteria:criterion phenomena:phenomenon analyses:analysis crises:crisis theses:thesis diagnoses:diagnosis ' +
    'hypotheses:hypothesis oases:oasis parentheses:parenthesis syntheses:synthesis prognoses:prognosis synopses:synopsis ' +
    'dialyses:dialysis biopsies:biopsy axes:axis indices:index vertices:vertex matrices:matrix appendices:appendix alumni:alumnus ' +
    'cacti:cactus fungi:fungus nuclei:nucleus stimuli:stimulus syllabi:syllabus radii:radius foci:focus corpora:corpus genera:genus ' +
    'curricula:curriculum memoranda:memorandum bacteria:bacterium larvae:larva antennae:antenna formulae:formula formulas:formula alumnae:alumna ' +
    'quizzes:quiz movies:movie cookies:cookie zombies:zombie brownies:brownie calories:calorie rookies:rookie selfies:selfie ' +
    'smoothies:smoothie hoodies:hoodie genies:genie newbies:newbie foodies:foodie indies:indie talkies:talkie aunties:auntie ' +
    'birdies:birdie bogies:bogey boogies:boogie caddies:caddie lingeries:lingerie prairies:prairie menageries:menagerie ' +
    'caches:cache aches:ache headaches:headache toothaches:toothache stomachaches:stomachache niches:niche avalanches:avalanche creches:creche quiches:quiche psyches:psyche ' +
    'heroes:hero potatoes:potato tomatoes:tomato echoes:echo vetoes:veto cargoes:cargo torpedoes:torpedo shoes:shoe horseshoes:horseshoe toes:toe canoes:canoe foes:foe oboes:oboe woes:woe ' +
    'menus:menu skus:sku gpus:gpu cpus:cpu gurus:guru emus:emu plateaus:plateau bureaus:bureau kpis:kpi apis:api taxis:taxi skis:ski ' +
    'pois:poi safaris:safari alibis:alibi emojis:emoji bikinis:bikini passersby:passerby'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** Words with the same singular and plural. */
export const sameInPlural: ReadonlySet<string> = wordSet(
  'series species news diabetes sheep fish deer aircraft spacecraft hovercraft watercraft staff equipment data media information software ' +
    'hardware logistics analytics electronics statistics economics mathematics maths physics athletics gymnastics politics ethics robotics ' +
    'furniture clothing luggage chassis corps personnel feedback traffic baggage cattle livestock poultry salmon trout bison moose offspring headquarters crossroads ' +
    'means premises sms gps mau dau wau saas paas iaas aws dns cms kudos chaos cosmos ios pos https http css js always towards ' +
    'yes this thus plus minus versus less across',
)

/** Singulars that look like plurals and do not end in "ss", "us" or "is". */
export const singularsInS: ReadonlySet<string> = wordSet(
  'gas lens diabetes alias atlas canvas bias pancreas christmas texas kansas arkansas wales paris iris tennis trellis metropolis bus',
)
