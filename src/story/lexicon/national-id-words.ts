/** The names of a country's national id: as a column, and in stories (lower case, separated by `|`). */
export interface IdWords {
  readonly column: string
  readonly words: string
}

/** By ISO 3166-1 alpha-2 code. */
export const nationalIdWords: Readonly<Record<string, IdWords>> = {
  US: { column: 'ssn', words: 'ssn|ssns|social security number|social security numbers|social security no|social security' },
  CA: { column: 'sin', words: 'social insurance number|social insurance numbers|SIN|SINs|SIN number|SIN numbers' },
  GB: { column: 'nino', words: 'nino|ninos|national insurance number|national insurance numbers|NI number|NI numbers' },
  AU: { column: 'tfn', words: 'tfn|tfns|tax file number|tax file numbers' },
  IE: { column: 'ppsn', words: 'ppsn|ppsns|pps number|pps numbers' },
  DE: {
    column: 'steuer_id',
    words: 'steuer id|steuer ids|steuerid|steueridentifikationsnummer|steuer identifikationsnummer|german tax id|german tax ids',
  },
  AT: { column: 'svnr', words: 'svnr|sozialversicherungsnummer|sozialversicherungsnummern' },
  FR: { column: 'nir', words: 'NIR|numero de securite sociale|numeros de securite sociale' },
  ES: { column: 'dni', words: 'dni|dnis' },
  IT: { column: 'codice_fiscale', words: 'codice fiscale|codici fiscali' },
  NL: { column: 'bsn', words: 'bsn|bsns|burgerservicenummer|burgerservicenummers' },
  PL: { column: 'pesel', words: 'pesel|pesels|pesel number|pesel numbers' },
  SE: { column: 'personnummer', words: 'personnummer|personal identity number|personal identity numbers' },
  BR: { column: 'cpf', words: 'cpf|cpfs|cpf number|cpf numbers' },
  MX: { column: 'curp', words: 'curp|curps' },
  IN: { column: 'aadhaar', words: 'aadhaar|aadhar|aadhaar number|aadhaar numbers|aadhar number|aadhar numbers' },
  PT: { column: 'nif', words: 'nif|nifs' },
  CH: { column: 'ahv_number', words: 'ahv number|ahv numbers|ahv nummer|ahv|avs number|avs numbers' },
  BE: { column: 'rijksregisternummer', words: 'rijksregisternummer|national register number|national register numbers|numero national' },
  DK: { column: 'cpr', words: 'cpr number|cpr numbers|cpr nummer|CPR' },
  NO: { column: 'fodselsnummer', words: 'fodselsnummer' },
  FI: { column: 'hetu', words: 'hetu|henkilotunnus' },
  TR: { column: 'tckn', words: 'tckn|tc kimlik|tc kimlik no|kimlik no' },
  ZA: { column: 'sa_id', words: 'sa id number|sa id numbers|south african id number|south african id numbers' },
  NG: { column: 'nin', words: 'NIN|NINs|nin number|nin numbers' },
  JP: { column: 'my_number', words: 'My Number|My Numbers|mynumber' },
  KR: { column: 'rrn', words: 'rrn|rrns|resident registration number|resident registration numbers' },
  AR: { column: 'cuil', words: 'cuil|cuils|cuit' },
  CO: { column: 'cedula', words: 'cedula|cedulas|cedula de ciudadania' },
  NZ: { column: 'ird_number', words: 'ird number|ird numbers' },
}

/** Names for the national id of any country. */
export const anyNationalId: readonly string[] = (
  'national id|national ids|national id number|national id numbers|national identification number|national identification numbers|' +
  'national identity number|national identity numbers|national identity card|national identity cards|national identifier|' +
  'national identifiers|identity card number|identity card numbers|id card number|id card numbers|government id|government ids|' +
  'government issued id|personal identification number|citizen id|citizen ids'
).split('|')
