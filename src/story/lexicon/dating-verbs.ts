import { wordSet } from './word-set.ts'
/** A verb with a time, and the columns that hold this time: "hired in 2020", "expire in May". */
export interface DatingVerb {
  /** Words in the names of columns with its time: "hired", "hire", "joined". */
  readonly columns: ReadonlySet<string>
  /** The name of a new column for it. */
  readonly made: string
  /**
   * When it happens in the life of a row. `begins`: at the start, so that the column that orders the table may hold it. `ends`: later.
   * `past`: long before, such as a birth.
   */
  readonly place: 'begins' | 'ends' | 'past'
  /** Whether it may be said of a business, which has no data before it: "launched in 2021". */
  readonly founds: boolean
}

/** Forms of verbs, and words in the names of their columns. A new column is named after the first of these words. */
const begins: readonly (readonly [forms: string, columns: string])[] = [
  ['hired recruited employed', 'hired hire hiring employed employment joined join joining start'],
  ['joined onboarded', 'joined join joining hired hire enrolled signed signup registered registration since'],
  ['registered', 'registered registration signed signup joined join enrolled created'],
  ['enrolled matriculated', 'enrolled enrolment enrollment registered registration admission joined'],
  ['admitted', 'admitted admission arrived'],
  ['issued', 'issued issue'],
  ['signed', 'signed signing signature'],
  ['opened', 'opened opening open created'],
  ['started began begun', 'started start starts begin begins begun'],
  ['created', 'created creation added'],
  ['submitted filed', 'submitted submission filed filing applied'],
  ['purchased bought acquired', 'purchased purchase bought acquired acquisition ordered'],
  ['sold', 'sold sale'],
  ['booked reserved', 'booked booking reserved reservation'],
  ['installed commissioned', 'installed installation commissioned'],
  ['effective', 'effective'],
  ['granted awarded', 'granted grant awarded award'],
]
const past: readonly (readonly [forms: string, columns: string])[] = [
  ['born', 'birth born birthdate birthday dob'],
  ['founded established incorporated', 'founded founding established incorporated inception'],
  ['launched', 'launched launch released'],
  ['published', 'published publication publish'],
  ['released', 'released release launched'],
  ['manufactured produced', 'manufactured manufacture manufacturing produced production model'],
  ['built constructed', 'built construction constructed'],
  ['painted', 'painted'],
  ['written composed', 'written composed'],
  ['planted', 'planted planting'],
  ['married', 'married marriage wedding'],
]
const ends: readonly (readonly [forms: string, columns: string])[] = [
  ['expire expires expired expiring lapse lapses lapsed', 'expires expiry expiration expire expired until'],
  ['end ends ended', 'ends ended end'],
  ['closed', 'closed closing close'],
  ['resolved', 'resolved resolution'],
  ['completed finished', 'completed completion finished'],
  ['discharged', 'discharged discharge'],
  ['cancelled canceled', 'cancelled canceled cancellation'],
  ['churned', 'churned churn cancelled canceled ended'],
  ['terminated', 'terminated termination'],
  ['left resigned', 'left leaving resigned resignation'],
  ['retired', 'retired retirement'],
  ['died deceased', 'died death deceased'],
  ['graduated', 'graduated graduation'],
  ['due', 'due deadline'],
  ['paid', 'paid payment'],
  ['won', 'won'],
  ['lost', 'lost'],
]

/** Verbs for the start of a business. */
const founding = wordSet('founded established incorporated launched opened started began begun created')

/** Names of new columns that are not the first word with "_on". */
const named: Readonly<Record<string, string>> = { birth: 'birth_date' }

/** Verbs with a time, by their forms. */
export const datingVerbs: ReadonlyMap<string, DatingVerb> = new Map(
  (
    [
      [begins, 'begins'],
      [past, 'past'],
      [ends, 'ends'],
    ] as const
  ).flatMap(([list, place]) =>
    list.flatMap(([forms, columns]) => {
      const words = columns.split(' ')
      const made = named[words[0] ?? ''] ?? `${words[0] ?? ''}_on`
      return forms
        .split(' ')
        .map((form): [string, DatingVerb] => [form, { columns: new Set(words), made, place, founds: founding.has(form) }])
    }),
  ),
)
