import { personal, template, text } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { Meaning } from './meaning.ts'
import { meaning } from './define-meaning.ts'
import type { TableDraft } from './table-draft.ts'

const streets =
  'Oak Street,Maple Avenue,High Street,Station Road,Church Lane,Park Avenue,Mill Lane,Cedar Drive,Elm Street,Main Street,Victoria Road,Lake View Drive,Hillside Avenue,Washington Street,Green Lane,King Street,Queen Street,Walnut Street,River Road,School Lane,Meadow Lane,Chestnut Avenue,Garden Street,Bridge Street,Market Street,Orchard Road,Spring Street,West Street,Franklin Avenue,Birch Close'

const houseNumbers = Array.from({ length: 180 }, (_, index) => String(index + 1))

const phone = (draft: TableDraft): ColumnBody => ({ kind: 'phone', country: draft.country() })

/** The mail address of a person or an organisation. Further ones of a row are at other domains: "private_email". */
const email = (draft: TableDraft, name: string): ColumnBody => {
  const first = draft.columnOf('email')
  const own = personal('email', draft.person())
  const words = name.split('_')
  const end = words.findIndex((word) => /^(?:e|e?mails?)$/.test(word))
  const kind = words.slice(0, end < 0 ? words.length : end).join('-')
  return first === null || first === name ? own : { ...own, domain: `${kind === '' ? 'other' : kind}-mail.example` }
}

const username = (draft: TableDraft): string => draft.columnOf('username') ?? draft.helper('username', personal('username', draft.person()))

/** Contact data. */
export const contact: readonly Meaning[] = [
  meaning('email, e mail, e mail address, email address, mail, mail address, work email, contact email, customer email', email),
  meaning('phone, phone number, telephone, telephone number, tel, contact number, home phone, work phone', phone),
  meaning(
    'mobile, mobile number, mobile phone, cell, cell phone, cellphone, whatsapp, msisdn, call caller, call callee, callee, caller number, callee number',
    phone,
  ),
  meaning('fax, fax number', phone),
  meaning(
    'address, street, street address, address line 1, home address, billing address, shipping address, mailing address, delivery address, postal address',
    text({ values: houseNumbers }, ' ', { values: streets.split(',') }),
  ),
  meaning(
    'address line 2, apartment, unit number',
    text('Apt ', { values: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] }),
  ),
  meaning(
    'preferred contact method, contact method, contact preference, preferred channel',
    text({ values: ['email', 'email', 'email', 'phone', 'phone', 'sms'] }),
  ),
  meaning('twitter, twitter handle, instagram, instagram handle, social handle', (draft) => template(`@{${username(draft)}}`)),
  meaning('linkedin, linkedin url, linkedin profile', (draft) => template(`https://www.linkedin.com/in/{${username(draft)}}`)),
]
