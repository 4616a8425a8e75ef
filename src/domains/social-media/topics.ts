import { words } from '../../builders/words.ts'
/** What people post about: how a post begins and ends, the sign behind it, and the tags that go with it. */
export const topics = {
  travel: {
    starts: [
      'Finally made it to the coast',
      'Sunrise from the train window',
      'Three days, two cities, one backpack',
      'Lost in the old town again',
      'Best view of the whole trip',
    ],
    ends: ['. Worth every blister.', ' and I do not want to go home.', '. Where should I go next?', '. No filter needed.'],
    signs: ['', '', '', ' ✈️', ' 🌊', ' 🗺️'],
    tags: words(
      '#travel #wanderlust, #travel #wanderlust, #travel #roadtrip, #travel #travelgram, #travel #citybreak',
      '#travel #wanderlust #roadtrip, #travel, #wanderlust #travelgram',
    ),
  },
  food: {
    starts: [
      'Sunday pasta from scratch',
      'Tried the new ramen place',
      'My sourdough finally worked',
      'Brunch with friends',
      'Grandma made her apple cake',
    ],
    ends: ['. Recipe in the comments.', ' and it was amazing.', '. 10/10.', '. Who wants a bite?'],
    signs: ['', '', '', ' 🍝', ' 🤤', ' 👩‍🍳'],
    tags: words(
      '#food #homemade, #food #homemade, #food #foodie, #food #recipe, #food #brunch, #food #homemade #foodie, #food',
      '#homemade #recipe',
    ),
  },
  fitness: {
    starts: words('5k before breakfast, New personal best today, Leg day, Back in the pool after months, First yoga class done'),
    ends: ['. Feeling great.', '. Everything hurts.', '. Consistency beats motivation.', '. Who is in for tomorrow?'],
    signs: ['', '', '', ' 💪', ' 🏃', ' 🥵'],
    tags: words(
      '#fitness #training, #fitness #training, #fitness #gym, #fitness #running, #fitness #noexcuses, #fitness #training #gym',
      '#fitness, #training #running',
    ),
  },
  technology: {
    starts: [
      'Spent the night fixing one bug',
      'My new keyboard arrived',
      'Shipped a side project today',
      'Trying a week without notifications',
      'Hot take: small tools win',
    ],
    ends: ['. It was a typo.', '. Feedback welcome!', '. Change my mind.', ', so far so good.'],
    signs: ['', '', '', ' 🤖', ' 💻', ' 😅'],
    tags: words(
      '#tech #coding, #tech #coding, #tech #buildinpublic, #tech #devlife, #tech #opensource, #tech #coding #buildinpublic',
      '#tech, #coding #devlife',
    ),
  },
  music: {
    starts: [
      'Front row last night',
      'This album on repeat',
      'First gig in two years',
      'Picked up the guitar again',
      'Vinyl haul of the week',
    ],
    ends: ['. Still got goosebumps.', '. What are you listening to?', '. My neighbours are sorry.', '. Best evening in ages.'],
    signs: ['', '', '', ' 🎶', ' 🎸', ' 🔊'],
    tags: words(
      '#music #nowplaying, #music #nowplaying, #music #livemusic, #music #vinyl, #music #concert',
      '#music #nowplaying #livemusic, #music, #nowplaying #vinyl',
    ),
  },
  pets: {
    starts: [
      'Somebody stole my chair again',
      'Adopted this little guy today',
      'Morning walk in the rain',
      'The cat has opinions',
      'Happy birthday to the best dog',
    ],
    ends: ['. Send treats.', '. Look at that face!', '. No regrets.', '. The boss of the house.'],
    signs: ['', '', '', ' 🐾', ' 🐶', ' 😹'],
    tags: words(
      '#pets #petlife, #pets #petlife, #pets #dogsofinstagram, #pets #catlover, #pets #rescuepet',
      '#pets #petlife #dogsofinstagram, #pets, #petlife #catlover',
    ),
  },
  sports: {
    starts: [
      'What a match',
      'Season tickets renewed',
      'Extra time, penalties, chaos',
      'Sunday league is the real league',
      'Called it before kick-off',
    ],
    ends: ['. I have no voice left.', '. See you next week.', '. That referee though.', '. Best fans in the world.'],
    signs: ['', '', '', ' ⚽', ' 🏟️', ' 🙈'],
    tags: words(
      '#sports #matchday, #sports #matchday, #sports #football, #sports #fans, #sports #derby, #sports #matchday #football',
      '#sports, #matchday #fans',
    ),
  },
  fashion: {
    starts: [
      'Thrift find of the month',
      'Outfit for the office party',
      'Wearing a jacket from the attic',
      'Capsule wardrobe, week two',
      'New sneakers day',
    ],
    ends: ['. Yes or no?', '. Less is more.', '. Obsessed.', '. Details in my story.'],
    signs: ['', '', '', ' 👟', ' 🧥', ' ✨'],
    tags: words(
      '#fashion #ootd, #fashion #ootd, #fashion #thrifted, #fashion #streetstyle, #fashion #capsulewardrobe',
      '#fashion #ootd #thrifted, #fashion, #ootd #streetstyle',
    ),
  },
} as const satisfies Readonly<
  Record<string, { starts: readonly string[]; ends: readonly string[]; signs: readonly string[]; tags: readonly string[] }>
>
