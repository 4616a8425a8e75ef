/** What tells a well-formed number of a country's people, worked out from the text alone, and published examples of it. */
export interface IdRule {
  readonly shape: RegExp
  readonly examples: readonly string[]
  readonly isRight: (digits: readonly number[], text: string) => boolean
}

const weighted = (digits: readonly number[], weights: string): number =>
  weights.split(' ').reduce((sum, weight, place) => sum + Number(weight) * (digits[place] ?? NaN), 0)

const last = (digits: readonly number[]): number => digits.at(-1) ?? NaN

function isLuhn(digits: readonly number[]): boolean {
  const doubled = digits.toReversed().map((digit, place) => (place % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2))
  return doubled.reduce((sum, digit) => sum + digit, 0) % 10 === 0
}

/** The numbers of a dihedral group of order ten, as Verhoeff gives them. */
const products = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]
const turns = ['0123456789', '1576283094', '5803796142', '8916043527', '9453126870', '4286573901', '2793806415', '7046913258']

function isVerhoeff(digits: readonly number[]): boolean {
  return digits.toReversed().reduce((check, digit, place) => Number(products[check]?.[Number(turns[place % 8]?.[digit])]), 0) === 0
}

function isMod1110(digits: readonly number[]): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) product = (((digit + product) % 10 || 10) * 2) % 11
  return (11 - product) % 10 === last(digits)
}

/** Odd places of a codice fiscale, by character. */
const odd: Readonly<Record<string, number>> = Object.fromEntries(
  '0=1 1=0 2=5 3=7 4=9 5=13 6=15 7=17 8=19 9=21 A=1 B=0 C=5 D=7 E=9 F=13 G=15 H=17 I=19 J=21 K=2 L=4 M=18 N=20 O=11 P=3 Q=6 R=8 S=12 T=14 U=16 V=10 W=22 X=25 Y=24 Z=23'
    .split(' ')
    .map((each) => each.split('='))
    .map(([character = '', value]) => [character, Number(value)]),
)

const even = (character: string): number => (character >= 'A' ? character.charCodeAt(0) - 65 : Number(character))

/** By country. */
export const idRules: Readonly<Record<string, IdRule>> = {
  US: {
    shape: /^(?!000|666)[0-8]\d\d-(?!00)\d\d-(?!0000)\d{4}$/,
    examples: ['078-05-1120'],
    isRight: () => true,
  },
  CA: { shape: /^\d{3} \d{3} \d{3}$/, examples: ['046 454 286'], isRight: isLuhn },
  GB: {
    shape: /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/,
    examples: ['AB123456C'],
    isRight: () => true,
  },
  AU: {
    shape: /^\d{3} \d{3} \d{3}$/,
    examples: ['123 456 782', '876 543 210'],
    isRight: (digits) => weighted(digits, '1 4 3 7 5 8 6 9 10') % 11 === 0,
  },
  IE: {
    shape: /^\d{7}[A-W]$/,
    examples: ['1234567T'],
    isRight: (digits, text) => 'WABCDEFGHIJKLMNOPQRSTUV'[weighted(digits, '8 7 6 5 4 3 2') % 23] === text.at(-1),
  },
  DE: {
    shape: /^[1-9]\d{10}$/,
    examples: ['86095742719', '65929970489'],
    isRight: (digits) => isMod1110(digits) && [8, 9].includes(new Set(digits.slice(0, 10)).size),
  },
  AT: {
    shape: /^[1-9]\d{3} \d{6}$/,
    examples: ['1237 010180'],
    isRight: (digits) => weighted(digits, '3 7 9 -1 5 8 4 2 1 6') % 11 === 0,
  },
  FR: {
    shape: /^[12]\d{2}(?:0[1-9]|1[0-2])\d{10}$/,
    examples: ['255081416802538'],
    isRight: (_, text) => 97 - (Number(text.slice(0, 13)) % 97) === Number(text.slice(13)),
  },
  ES: {
    shape: /^\d{8}[A-Z]$/,
    examples: ['12345678Z', '54362315K'],
    isRight: (_, text) => 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(text.slice(0, 8)) % 23] === text[8],
  },
  IT: {
    shape: /^[A-Z]{6}\d\d[A-EHLMPR-T]\d\d[A-Z]\d{3}[A-Z]$/,
    examples: ['RSSMRA85T10A562S', 'RCCMNL83S18D969H'],
    isRight: (_, text) => {
      const sum = Array.from(text.slice(0, 15)).reduce(
        (total, each, place) => total + (place % 2 === 0 ? (odd[each] ?? NaN) : even(each)),
        0,
      )
      return sum % 26 === even(text[15] ?? '')
    },
  },
  NL: {
    shape: /^[1-9]\d{8}$/,
    examples: ['111222333', '123456782'],
    isRight: (digits) => weighted(digits, '9 8 7 6 5 4 3 2 -1') % 11 === 0,
  },
  PL: {
    shape: /^\d{11}$/,
    examples: ['44051401359', '02070803628'],
    isRight: (digits) => weighted(digits, '1 3 7 9 1 3 7 9 1 3 1') % 10 === 0,
  },
  SE: { shape: /^(?:19|20)\d{6}-\d{4}$/, examples: ['19811228-9874', '19640823-3234'], isRight: (digits) => isLuhn(digits.slice(2)) },
  BR: {
    shape: /^\d{3}\.\d{3}\.\d{3}-\d\d$/,
    examples: ['111.444.777-35', '529.982.247-25'],
    isRight: (digits) => {
      const check = (weights: string): number => ((weighted(digits, weights) * 10) % 11) % 10
      return check('10 9 8 7 6 5 4 3 2') === digits[9] && check('11 10 9 8 7 6 5 4 3 2') === digits[10]
    },
  },
  MX: {
    shape: /^[A-Z][AEIOU][A-Z]{2}\d{6}[HM][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[\dA-Z]\d$/,
    examples: ['BOXW310820HNERXN09', 'SABC560626MDFLRN01'],
    isRight: (_, text) => {
      const counted = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'
      const sum = Array.from(text.slice(0, 17)).reduce((total, each, place) => total + counted.indexOf(each) * (18 - place), 0)
      return (10 - (sum % 10)) % 10 === Number(text[17])
    },
  },
  IN: { shape: /^[2-9]\d{3} \d{4} \d{4}$/, examples: ['2345 6789 0124'], isRight: isVerhoeff },
  PT: {
    shape: /^[123]\d{8}$/,
    examples: ['123456789'],
    isRight: (digits) => {
      const rest = weighted(digits, '9 8 7 6 5 4 3 2') % 11
      return (rest < 2 ? 0 : 11 - rest) === last(digits)
    },
  },
  CH: {
    shape: /^756\.\d{4}\.\d{4}\.\d\d$/,
    examples: ['756.9217.0769.85'],
    isRight: (digits) => weighted(digits, '1 3 1 3 1 3 1 3 1 3 1 3 1') % 10 === 0,
  },
  BE: {
    shape: /^\d\d\.\d\d\.\d\d-\d{3}\.\d\d$/,
    examples: ['85.07.30-033.28', '17.07.30-033.84'],
    isRight: (digits) => {
      const value = Number(digits.slice(0, 9).join(''))
      return [value, 2e9 + value].some((each) => 97 - (each % 97) === Number(digits.slice(9).join('')))
    },
  },
  DK: {
    shape: /^\d{6}-\d{4}$/,
    examples: ['070761-4285', '211062-5629'],
    isRight: (digits) => weighted(digits, '4 3 2 7 6 5 4 3 2 1') % 11 === 0,
  },
  NO: {
    shape: /^\d{6} \d{5}$/,
    examples: ['151086 95088'],
    isRight: (digits) => weighted(digits, '3 7 6 1 8 9 4 5 2 1') % 11 === 0 && weighted(digits, '5 4 3 2 7 6 5 4 3 2 1') % 11 === 0,
  },
  FI: {
    shape: /^\d{6}[-A]\d{3}[\dA-Y]$/,
    examples: ['131052-308T'],
    isRight: (_, text) => '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(text.slice(0, 6) + text.slice(7, 10)) % 31] === text[10],
  },
  TR: {
    shape: /^[1-9]\d{10}$/,
    examples: ['10000000146', '17291716060'],
    isRight: (digits) => {
      const tenth = ((weighted(digits, '7 -1 7 -1 7 -1 7 -1 7') % 10) + 10) % 10 === digits[9]
      return tenth && digits.slice(0, 10).reduce((sum, digit) => sum + digit, 0) % 10 === digits[10]
    },
  },
  ZA: { shape: /^\d{13}$/, examples: ['8001015009087', '7503305044089'], isRight: isLuhn },
  NG: { shape: /^[1-9]\d{10}$/, examples: ['12345678901'], isRight: () => true },
  JP: {
    shape: /^\d{12}$/,
    examples: ['123456789018'],
    isRight: (digits) => {
      const rest = weighted(digits, '6 5 4 3 2 7 6 5 4 3 2') % 11
      return (rest < 2 ? 0 : 11 - rest) === last(digits)
    },
  },
  KR: {
    shape: /^\d{6}-\d{7}$/,
    examples: ['971013-9019902'],
    isRight: (digits) => (11 - (weighted(digits, '2 3 4 5 6 7 8 9 2 3 4 5') % 11)) % 10 === last(digits),
  },
  AR: {
    shape: /^2[07]-\d{8}-\d$/,
    examples: ['20-05536168-2', '20-26756539-3'],
    isRight: (digits) => (11 - (weighted(digits, '5 4 3 2 7 6 5 4 3 2') % 11)) % 11 === last(digits),
  },
  CO: { shape: /^1[01]\d{8}$/, examples: ['1012345678'], isRight: () => true },
  NZ: {
    shape: /^[01]\d\d-\d{3}-\d{3}$/,
    examples: ['049-091-850'],
    isRight: (digits) => (11 - (weighted(digits, '3 2 7 6 5 4 3 2') % 11)) % 11 === last(digits),
  },
}
