import { oneOf } from '../../builders/drawn.ts'
import { text, words } from '../../builders/texts.ts'
import type { Meaning } from './meaning.ts'
import { meaning } from './define-meaning.ts'

const remarks = [
  'Everything as expected.',
  'Checked twice, no findings.',
  'Follow up next week.',
  'Slight delay, otherwise fine.',
  'Needs attention soon.',
  'All done in time.',
  'Documents are complete.',
  'Minor issue, already solved.',
  'Waiting for confirmation.',
  'Went better than last time.',
  'To be reviewed with the team.',
  'No further action needed.',
]
const opinions = [
  'Great experience, would recommend it.',
  'Very good, with small flaws.',
  'It was okay, nothing special.',
  'Friendly and quick.',
  'Good value for the price.',
  'Not what I expected.',
  'Took too long, but the result is fine.',
  'Excellent from start to finish.',
  'Disappointing this time.',
  'Will come back for sure.',
]

/** Texts that people write. */
export const texts: readonly Meaning[] = [
  meaning(
    'note, notes, comment, remark, comments, internal note, observation, additional information, annotation, instruction, special request, special instruction',
    { ...text({ values: remarks }), nullable: { rate: 0.45 } },
  ),
  meaning(
    'description, desc, details, short description, product description, summary, abstract, about, info, overview',
    text({
      values: [
        'A reliable choice for every day.',
        'Well kept and in regular use.',
        'Recently renewed, in very good order.',
        'The standard version.',
        'A compact version for small needs.',
        'Suited for demanding use.',
        'Popular with families.',
        'Part of the original series.',
        'Limited edition.',
        'Needs some care.',
      ],
    }),
  ),
  meaning('review, review text, feedback, testimonial, review comment, customer feedback, opinion', text({ values: opinions })),
  meaning(
    'title, headline, heading, caption, topic, theme, tagline',
    text({
      values: [
        'A New Beginning',
        'The Long Way Home',
        'Second Chances',
        'Behind the Scenes',
        'What Comes Next',
        'The Quiet Season',
        'Notes from the Field',
        'An Open Question',
        'Lessons Learned',
        'Small Steps',
        'Under One Roof',
        'The Other Side',
        'Before the Storm',
        'A Closer Look',
        'Work in Progress',
      ],
    }),
  ),
  meaning(
    'subject, subject line, email subject, ticket subject, issue, problem, complaint, issue type',
    text({
      values: [
        'Cannot log in',
        'Question about my invoice',
        'Delivery is late',
        'Wrong item received',
        'Feature request',
        'Password reset',
        'Refund request',
        'Error message on payment',
        'Change of address',
        'Cancel my subscription',
      ],
    }),
  ),
  meaning(
    'message, body, content, text, post, tweet, message text, email body, chat message, content text',
    text({
      values: [
        'Thanks for the quick reply!',
        'Could you send me the details?',
        'See you tomorrow.',
        'Has anyone tried this before?',
        'Happy to share that it worked.',
        'Please let me know if anything is missing.',
        'What a day!',
        'Looking forward to it.',
        'Sorry for the late answer.',
        'Here is the latest update.',
      ],
    }),
  ),
  meaning(
    'bio, biography, profile, about me',
    text({
      values: [
        'Coffee first, then everything else.',
        'Runner, reader, parent of two.',
        'Building things since 2009.',
        'Loves mountains and old maps.',
        'Always learning.',
        'Music, travel and good food.',
        'Opinions are my own.',
      ],
    }),
  ),
  meaning(
    'reason, cause, root cause, cancellation reason, return reason, churn reason, reason for visit, visit reason, leaving reason, justification, purpose',
    oneOf({ price: 24, quality: 18, 'no longer needed': 18, delay: 14, 'better offer': 14, other: 12 }),
  ),
  meaning(
    'rejection reason, denial reason, decline reason, refusal reason, reason for rejection, reason for denial',
    oneOf({ 'not eligible': 28, 'missing documents': 24, 'not covered': 18, 'too late': 14, duplicate: 6, other: 10 }),
  ),
  meaning('tag, tags, label, labels', oneOf(['new', 'popular', 'seasonal', 'priority', 'archive', 'featured'])),
  meaning(
    'interest, hobby, hobbies, interests, preference, user preference, customer preference',
    oneOf(['travel', 'sports', 'music', 'cooking', 'reading', 'gaming', 'photography', 'gardening']),
  ),
  meaning(
    'skill, skills, specialization, specialisation, expertise area, area of expertise',
    oneOf(words('planning, analysis, communication, design, maintenance, sales, training, logistics')),
  ),
  meaning(
    'question, faq',
    text({
      values: [
        'How do I reset my password?',
        'What are your opening hours?',
        'Can I change my booking?',
        'Where is my order?',
        'How much does it cost?',
      ],
    }),
  ),
  meaning(
    'answer, response, reply, resolution',
    text({
      values: [
        'Solved in the first call.',
        'Replacement was sent.',
        'Refund was issued.',
        'Explained to the customer.',
        'Forwarded to the technical team.',
        'Settings were corrected.',
      ],
    }),
  ),
  meaning(
    'finding, findings, observation result',
    text({
      values: ['No findings', 'Minor wear', 'Cleaning needed', 'Part to be replaced', 'Documentation incomplete', 'Follow-up required'],
    }),
  ),
]
