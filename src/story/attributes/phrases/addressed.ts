import { wordSet } from '../../lexicon/word-set.ts'
import { kindAt, skip } from '../../reader/index.ts'
import { contactSubject } from '../readers/contact-subject.ts'
import { readingOfSubject } from '../readers/reading-of-subject.ts'
import { readSaidAddress } from '../readers/said-address.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const mails = wordSet('email emails mail mails e-mail e-mails')
const users = wordSet('username usernames login logins handle handles')

/** Forms of addresses and user names: "emails end in @acme.io", "usernames are first initial plus last name". */
export const addressed: AttributePhrase = {
  name: 'addressed',
  precedence: 325,
  startsAt: ({ kind, text }) => kind === 'word' || /^[@{<[]$/.test(text),
  needs: ({ text }) => /mail|username|login|handle/.test(text),
  read: (tokens, at, free, _last, text) => {
    const said = readSaidAddress(tokens, skipAnnounced(tokens, at).next, text)
    if (said === null || (said.domain === null && said.form === null)) return null
    const nouns = said.domain === null ? wordsOfBoth : mails
    const subject = contactSubject(tokens, at, { free, next: said.next, nouns })
    if (subject === null || (kindAt(tokens, said.next) === 'word' && /^(?:or|if|when|unless)$/.test(tokens[said.next]?.text ?? '')))
      return null
    const { domain, form } = said
    return readingOfSubject(
      tokens,
      { aspects: [{ type: 'address', domain, form }], currency: null, next: Math.max(said.next, subject.next) },
      subject,
      false,
    )
  },
}

const skipAnnounced = skip(wordSet('in the a of format formatted pattern form shape as like :'), 4)
const wordsOfBoth = wordSet(mails, users)
