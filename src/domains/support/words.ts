/** What tickets are about, by their category. */
export const subjects = {
  billing: ['Charged twice this month', 'Invoice is missing', 'Refund not received', 'Wrong amount on my invoice', 'Update payment method'],
  account: [
    'Cannot log in',
    'Password reset email does not arrive',
    'Change the email of my account',
    'Account locked',
    'Delete my account',
  ],
  bug: [
    'Page stays blank',
    'Export fails with an error',
    'App crashes on start',
    'Dashboard shows wrong numbers',
    'Notifications arrive twice',
  ],
  how_to: ['How do I add a team member?', 'How can I export my data?', 'Where do I find my API key?', 'How do I change the language?'],
  feature_request: ['Dark mode please', 'Please add a calendar view', 'Bulk edit would help', 'Integration with our CRM'],
  outage: ['Service not reachable', 'Everything is very slow', 'Error 503 since this morning', 'Sync has stopped'],
}

/** What customers write first, by the category of the ticket. */
export const openings = {
  billing: ['Hi, I noticed something odd on my last bill.', 'Hello, I need help with a payment.', 'Could you please check my invoice?'],
  account: ['Hi, I cannot get into my account.', 'Hello, I need help with my login.', 'I have tried everything and still have no access.'],
  bug: [
    'Hi, something seems to be broken.',
    'Since the last update this does not work any more.',
    'I keep getting an error, see the screenshot.',
  ],
  how_to: ['Hi, quick question.', 'I could not find this in the help center.', 'Could you tell me how this works?'],
  feature_request: ['I love the product, one wish though.', 'Have you thought about adding this?', 'This would save us a lot of time.'],
  outage: ['Nothing works right now!', 'Are you aware of an outage?', 'Our whole team is blocked.'],
}

/** What agents and customers write afterwards. */
export const replies = {
  agent: [
    'Thank you for reaching out, I am looking into this.',
    'Could you send me a screenshot, please?',
    'I have passed this on to our specialists and will keep you posted.',
    'Thanks for your patience, this should work now.',
    'I have made the change, please try again.',
    'Here is an article that explains it step by step.',
  ],
  customer: [
    'Thanks, here is the screenshot.',
    'Still the same, unfortunately.',
    'That worked, thank you!',
    'Any news on this?',
    'Yes, please go ahead.',
    'Great, thanks for the quick help.',
  ],
}
