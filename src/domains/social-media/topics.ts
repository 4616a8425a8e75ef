import { facts } from '../../builders/facts.ts'
import { words } from '../../builders/texts.ts'

/** The hashtags below a post: mostly that of its topic with one of four others, the first of which is the most frequent. */
function tags(topic: string, first: string, second: string, third: string, fourth: string): readonly string[] {
  const pairs = [first, first, second, third, fourth].map((other) => `#${topic} #${other}`)
  return [...pairs, `#${topic} #${first} #${second}`, `#${topic}`, `#${first} #${third}`]
}

/** The topics of posts: how often each comes up, how its posts begin and end, the sign at the end, and the hashtags. */
export const topics = facts(['weight', 'starts', 'ends', 'signs', 'tags'], {
  travel: [
    16,
    [
      'Finally made it to the coast',
      'Sunrise from the train window',
      'Three days, two cities, one backpack',
      'Lost in the old town again',
      'Best view of the whole trip',
    ],
    ['. Worth every blister.', ' and I do not want to go home.', '. Where should I go next?', '. No filter needed.'],
    ['', '', '', ' ✈️', ' 🌊', ' 🗺️'],
    tags('travel', 'wanderlust', 'roadtrip', 'travelgram', 'citybreak'),
  ],
  food: [
    18,
    words(
      'Sunday pasta from scratch, Tried the new ramen place, My sourdough finally worked',
      'Brunch with friends, Grandma made her apple cake',
    ),
    ['. Recipe in the comments.', ' and it was amazing.', '. 10/10.', '. Who wants a bite?'],
    ['', '', '', ' 🍝', ' 🤤', ' 👩‍🍳'],
    tags('food', 'homemade', 'foodie', 'recipe', 'brunch'),
  ],
  fitness: [
    12,
    words('5k before breakfast, New personal best today, Leg day, Back in the pool after months, First yoga class done'),
    ['. Feeling great.', '. Everything hurts.', '. Consistency beats motivation.', '. Who is in for tomorrow?'],
    ['', '', '', ' 💪', ' 🏃', ' 🥵'],
    tags('fitness', 'training', 'gym', 'running', 'noexcuses'),
  ],
  technology: [
    11,
    words(
      'Spent the night fixing one bug, My new keyboard arrived, Shipped a side project today',
      'Trying a week without notifications, Hot take: small tools win',
    ),
    ['. It was a typo.', '. Feedback welcome!', '. Change my mind.', ', so far so good.'],
    ['', '', '', ' 🤖', ' 💻', ' 😅'],
    tags('tech', 'coding', 'buildinpublic', 'devlife', 'opensource'),
  ],
  music: [
    12,
    words('Front row last night, This album on repeat, First gig in two years, Picked up the guitar again, Vinyl haul of the week'),
    ['. Still got goosebumps.', '. What are you listening to?', '. My neighbours are sorry.', '. Best evening in ages.'],
    ['', '', '', ' 🎶', ' 🎸', ' 🔊'],
    tags('music', 'nowplaying', 'livemusic', 'vinyl', 'concert'),
  ],
  pets: [
    14,
    words(
      'Somebody stole my chair again, Adopted this little guy today, Morning walk in the rain',
      'The cat has opinions, Happy birthday to the best dog',
    ),
    ['. Send treats.', '. Look at that face!', '. No regrets.', '. The boss of the house.'],
    ['', '', '', ' 🐾', ' 🐶', ' 😹'],
    tags('pets', 'petlife', 'dogsofinstagram', 'catlover', 'rescuepet'),
  ],
  sports: [
    10,
    [
      'What a match',
      'Season tickets renewed',
      'Extra time, penalties, chaos',
      'Sunday league is the real league',
      'Called it before kick-off',
    ],
    ['. I have no voice left.', '. See you next week.', '. That referee though.', '. Best fans in the world.'],
    ['', '', '', ' ⚽', ' 🏟️', ' 🙈'],
    tags('sports', 'matchday', 'football', 'fans', 'derby'),
  ],
  fashion: [
    7,
    [
      'Thrift find of the month',
      'Outfit for the office party',
      'Wearing a jacket from the attic',
      'Capsule wardrobe, week two',
      'New sneakers day',
    ],
    ['. Yes or no?', '. Less is more.', '. Obsessed.', '. Details in my story.'],
    ['', '', '', ' 👟', ' 🧥', ' ✨'],
    tags('fashion', 'ootd', 'thrifted', 'streetstyle', 'capsulewardrobe'),
  ],
})
