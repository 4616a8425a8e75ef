/**
 * Former names of methods of faker by their former module, each with its present name. A present name without a point is in the module
 * `to`.
 */
interface Renamed {
  readonly module: string
  /** The present module of most of its methods. */
  readonly to: string
  /** Methods that kept their names, separated by spaces. */
  readonly same?: string
  readonly methods: Readonly<Record<string, string>>
}

const renamed: readonly Renamed[] = [
  {
    module: 'name',
    to: 'person',
    same: 'firstName middleName lastName fullName gender sex sexType prefix suffix jobTitle jobDescriptor jobArea jobType bio',
    methods: { findName: 'fullName', title: 'jobTitle' },
  },
  {
    module: 'address',
    to: 'location',
    same: 'buildingNumber cardinalDirection city country countryCode county direction latitude longitude nearbyGPSCoordinate ordinalDirection secondaryAddress state street streetAddress timeZone zipCode',
    methods: {
      cityName: 'city',
      stateAbbr: 'state',
      streetName: 'street',
      zipCodeByState: 'zipCode',
      nearbyGPSCoordinates: 'nearbyGPSCoordinate',
    },
  },
  {
    module: 'datatype',
    to: 'number',
    same: 'float bigInt hex',
    methods: {
      number: 'int',
      hexaDecimal: 'string.hexadecimal',
      hexadecimal: 'string.hexadecimal',
      uuid: 'string.uuid',
      string: 'string.sample',
      datetime: 'date.anytime',
    },
  },
  {
    module: 'random',
    to: 'string',
    same: 'alpha numeric uuid',
    methods: {
      alphaNumeric: 'alphanumeric',
      hexaDecimal: 'hexadecimal',
      number: 'number.int',
      float: 'number.float',
      boolean: 'datatype.boolean',
      word: 'word.sample',
      words: 'word.words',
      image: 'image.url',
    },
  },
  { module: 'internet', to: 'internet', methods: { userName: 'username', color: 'color.rgb', avatar: 'image.avatar' } },
  {
    module: 'company',
    to: 'company',
    methods: { companyName: 'name', bs: 'buzzPhrase', bsAdjective: 'buzzAdjective', bsBuzz: 'buzzVerb', bsNoun: 'buzzNoun' },
  },
  { module: 'phone', to: 'phone', methods: { phoneNumber: 'number' } },
  { module: 'commerce', to: 'commerce', methods: { color: 'color.human' } },
  { module: 'finance', to: 'finance', methods: { account: 'accountNumber', creditCard: 'creditCardNumber' } },
  { module: 'git', to: 'git', methods: { shortSha: 'commitSha' } },
  {
    module: 'image',
    to: 'image',
    methods: { imageUrl: 'url', image: 'url', avatarLegacy: 'avatar', avatarLorem: 'avatar', urlPlaceholder: 'url', urlUnsplash: 'url' },
  },
  { module: 'system', to: 'system', methods: { fileExtension: 'fileExt' } },
  { module: 'time', to: 'date', same: 'recent', methods: {} },
]

const names = new Map(
  renamed.flatMap(({ module, to, same = '', methods }) => {
    const kept = same.split(' ').filter((name) => name !== '')
    const pairs = [...kept.map((name) => [name, name] as const), ...Object.entries(methods)]
    return pairs.map(([old, now]) => [`${module}.${old}`.toLowerCase(), now.includes('.') ? now : `${to}.${now}`] as const)
  }),
)

/** The present name of a method that was renamed before version 10 of faker, such as `name.firstName`; null for any other path. */
export function fakerRenamed(path: string): string | null {
  return names.get(path.toLowerCase()) ?? null
}
