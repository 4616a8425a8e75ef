import { bucket, flag, formula, secondsAfter, when } from '../../builders/computed.ts'
import { decimal, oneOf, yes } from '../../builders/drawn.ts'
import { hidden, id, lookup, ordinal, ownedBy, owner, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { awake } from '../shared/awake.ts'

const lines = {
  opener: [
    'Hey! How is your week going?',
    'Hi, I love your travel photos. Where was the last one taken?',
    'Ok, serious question: pizza or tacos?',
    'Hello :) Your dog is adorable, what is their name?',
    'Hi there! What are you up to this weekend?',
    'We have the same favorite band, that has to count for something',
    'Good evening! How has your day been?',
  ],
  reply: [
    'Pretty good, thanks! And yours?',
    'Haha, fair point',
    'That was in Portugal last summer, such a nice place',
    'I grew up here, what about you?',
    'Sounds fun! I have always wanted to try that',
    'Definitely coffee first, then everything else',
    'I work in healthcare, long shifts but I like it',
    'No plans yet, maybe a hike if the weather holds',
  ],
  later: [
    'Would you like to grab a coffee on Saturday?',
    'That place around the corner is great, have you been?',
    'I am free on Thursday evening',
    'Great, see you then!',
    'Let me know when you are home safe',
    'I had a really nice time yesterday',
    'What are you watching these days?',
    'Sorry for the late answer, busy day at work',
  ],
}

/** Messages between the two members of a match, in their order, from the match to its end. */
export const messages = table('messages', ownedBy('matches', { min: 0, max: 30, mean: 6 }), {
  message_id: id(),
  match_id: owner('matches'),
  number: hidden(ordinal()),
  is_first_member: hidden(flag('(number + message_id * 7919 % 4) % 2 == 1')),
  sender_id: formula('is_first_member ? parent.member_id : parent.matched_member_id'),
  recipient_id: formula('is_first_member ? parent.matched_member_id : parent.member_id'),
  matched_at: hidden(lookup('match_id', 'matched_at')),
  part: hidden(decimal(0.05, 0.95, 4)),
  ...awake(
    'seconds_in',
    'matched_at',
    'floor(parent.seconds_together * (number - 1 + part) / max(parent.message_count, 1))',
    'parent.seconds_together',
  ),
  sent_at: secondsAfter('matched_at', 'seconds_in'),
  phase: hidden(bucket('number', [2, 6], ['opener', 'reply', 'later'])),
  message_type: oneOf({ text: 90, gif: 5, photo: 3, voice_note: 2 }),
  body: when('message_type == "text"', text({ by: 'phase', cases: lines })),
  is_read: yes(0.91),
})
