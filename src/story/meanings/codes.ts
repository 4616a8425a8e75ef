import { formula } from '../../builders/computed.ts'
import { oneOf } from '../../builders/drawn.ts'
import { id } from '../../builders/table.ts'
import { code, pattern, template, text } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import type { Meaning } from './meaning.ts'
import { meaning } from './define-meaning.ts'
import type { TableDraft } from './table-draft.ts'

/** A unique running number after the initials of the table: "INV-100042". */
function numbered(draft: TableDraft, name: string): ColumnBody {
  const initials = draft.context.singular
    .replaceAll(/[^a-z ]/g, '')
    .split(' ')
    .join('')
    .slice(0, 3)
    .toUpperCase()
  const row = draft.helper('row_number', id())
  const number = draft.helper(`${name}_digits`, formula(`100000 + ${row}`))
  return template(`${initials === '' ? 'NO' : initials}-{${number}}`)
}

/** Codes and numbers that identify things. */
export const codes: readonly Meaning[] = [
  meaning('uuid, guid, unique identifier, external id, public id', { kind: 'uuid' }),
  meaning(
    'code, reference, reference number, ref, number, no, identifier, reference code, order number, invoice number, ticket number, case number, claim number, booking reference, confirmation number, contract number, document number, employee number, employee id, customer number, member number, membership number, student number, student id, badge number, patient number, file number, receipt number, application number, permit number, asset tag, tag number',
    numbered,
  ),
  meaning('sku, product code, item code, part number, item number, article number, stock keeping unit', code('???-######')),
  meaning('barcode, ean, upc, gtin, ean13', code('40###########')),
  meaning('isbn, isbn13', code('978##########')),
  meaning('vin, chassis number, vehicle identification number', code('1??#########??###')),
  meaning(
    'license plate, licence plate, plate, plate number, plate no, registration number, number plate, registration',
    code('???-####-?'),
  ),
  meaning('imo number', code('9######')),
  meaning('tracking number, tracking code, tracking id, shipment number, awb', code('1Z##########')),
  meaning('iban', code('DE####################')),
  meaning('account number, bank account, bank account number, account no', code('##########')),
  meaning('routing number, sort code', text({ values: ['021000021', '026009593', '121000358', '011401533', '091000019', '322271627'] })),
  meaning('swift, bic, swift code, bic code', code('????US##')),
  meaning('cvv, cvc, security code', pattern('###')),
  meaning('imsi', code('310############')),
  meaning('card number, credit card number, credit card, masked card number, pan, card', text('**** **** **** ', { digits: 4 })),
  meaning('last four, last 4 digit, card last4, last4', pattern('####')),
  meaning('card type, card brand, card network', oneOf({ visa: 53, mastercard: 32, amex: 11, discover: 4 })),
  meaning('vat number, vat id', code('9##-##-####')),
  meaning('passport number, passport, passport no', code('?########')),
  meaning(
    'driver license, license number, licence number, driver license number, driving licence, driving license',
    code('?###-####-####'),
  ),
  meaning('policy number', code('POL-########')),
  meaning('batch, batch number, lot, lot number, batch code, batch id', pattern('LOT-####-?')),
  meaning('flight number, flight', text({ values: ['AA', 'BA', 'DL', 'LH', 'UA', 'AF', 'KL'] }, ' ', { digits: 3 })),
  meaning('imei', code('35#############')),
  meaning('sim number, iccid', code('8901##############')),
  meaning('hs code, mcc, naics, zip plus four', pattern('####')),
  meaning('pin, otp, verification code', pattern('####')),
  meaning('password, password hash, hashed password', pattern('$2b$12$????##??#?##??#?##???#')),
]
