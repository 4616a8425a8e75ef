import { insteadOf } from '../nearest.ts'

/** Column kinds by the names that databases, languages and other generators use for them. */
const kindsByOtherName: readonly (readonly [others: readonly string[], kinds: readonly string[]])[] = [
  [
    ['string', 'str', 'varchar', 'char', 'word', 'words'],
    ['category', 'faker', 'pattern', 'template', 'text'],
  ],
  [
    ['number', 'numeric', 'float', 'double', 'real', 'money', 'price', 'currency', 'amount'],
    ['decimal', 'integer'],
  ],
  [['int', 'bigint', 'smallint', 'random'], ['integer']],
  [
    ['id', 'serial', 'autoincrement', 'auto_increment', 'identity', 'primary_key', 'primary', 'key', 'counter'],
    ['sequence', 'uuid'],
  ],
  [['guid'], ['uuid']],
  [['bool', 'flag'], ['boolean']],
  [
    ['datetime', 'time', 'date_time', 'timestamptz'],
    ['timestamp', 'after', 'lifecycle_time'],
  ],
  [['enum', 'select', 'one_of', 'list', 'values', 'weighted'], ['category']],
  [['name', 'full_name', 'fullname'], ['person']],
  [['mail', 'e_mail', 'email_address'], ['email']],
  [
    ['ip', 'ip_address', 'inet'],
    ['ipv4', 'ipv6'],
  ],
  [['uri', 'link', 'href', 'web_address', 'website'], ['url']],
  [['permalink', 'handle'], ['slug']],
  [
    ['fk', 'ref', 'reference', 'relation', 'belongs_to', 'many_to_one'],
    ['foreign_key', 'owner_key'],
  ],
  [['owned_key', 'parent', 'parent_id', 'owner'], ['owner_key']],
  [['tree', 'self', 'hierarchy', 'manager'], ['self_reference']],
  [['computed', 'calculated', 'expression', 'derived'], ['formula']],
  [['sum', 'count', 'avg', 'aggregate', 'rollup'], ['roll_up']],
  [
    ['status', 'state', 'state_machine', 'workflow'],
    ['lifecycle', 'category'],
  ],
  [['regex', 'mask', 'code'], ['pattern']],
]

/** Attributes that need a column of kind person in the same table, with their other names. */
const ofPersons: Readonly<Record<string, readonly string[]>> = {
  given_name: ['given_name', 'first_name', 'firstname'],
  family_name: ['family_name', 'last_name', 'lastname', 'surname'],
  gender: ['gender', 'sex'],
  username: ['username', 'user_name', 'login'],
}

/** Attributes that need a column of kind entry in the same table, with list and attribute, by their other names. */
const ofEntries: Readonly<Record<string, readonly [list: string, attribute: string]>> = {
  city: ['cities', 'city'],
  country: ['countries', 'country'],
  currency_code: ['countries', 'currency'],
}

/** Methods of faker, by other names. */
const ofFaker: Readonly<Record<string, string>> = {
  address: 'location.streetAddress',
  avatar: 'image.avatar',
  color: 'color.human',
  company: 'company.name',
  company_name: 'company.name',
  iban: 'finance.iban',
  job: 'person.jobTitle',
  job_title: 'person.jobTitle',
  latitude: 'location.latitude',
  longitude: 'location.longitude',
  mac: 'internet.mac',
  mac_address: 'internet.mac',
  paragraph: 'lorem.paragraph',
  password: 'internet.password',
  product: 'commerce.productName',
  sentence: 'lorem.sentence',
  street: 'location.streetAddress',
  user_agent: 'internet.userAgent',
  vin: 'vehicle.vin',
  zip: 'location.zipCode',
  zip_code: 'location.zipCode',
}

/** A suggestion for an unknown kind: the likely kinds, otherwise all kinds; to follow a statement. */
export function insteadOfKind(name: string, kinds: readonly string[]): string {
  const other = name.toLowerCase().replaceAll(/[\s-]/g, '_')
  const columns = columnsInstead(other)
  if (columns !== null) return `: write ${columns.map((column) => JSON.stringify(column)).join(' and ')}`
  const meant = kindsByOtherName.find(([others]) => others.includes(other))?.[1]
  return meant === undefined ? insteadOf(name, kinds) : `: did you mean ${meant.map((kind) => `"${kind}"`).join(' or ')}?`
}

/** The complete columns that together generate what `other` names; null if none are known. */
function columnsInstead(other: string): readonly object[] | null {
  const [attribute] = Object.entries(ofPersons).find(([, others]) => others.includes(other)) ?? []
  if (attribute !== undefined)
    return [
      { name: 'person', kind: 'person' },
      { name: other, kind: 'person_attribute', person: 'person', attribute },
    ]
  const entry = Object.hasOwn(ofEntries, other) ? ofEntries[other] : undefined
  if (entry !== undefined)
    return [
      { name: 'place', kind: 'entry', list: entry[0], hidden: true },
      { name: other, kind: 'attribute', entry: 'place', attribute: entry[1] },
    ]
  const method = Object.hasOwn(ofFaker, other) ? ofFaker[other] : undefined
  return method === undefined ? null : [{ name: other, kind: 'faker', method }]
}
