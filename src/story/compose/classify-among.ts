import { anyKind, classify, type Kind } from './classify.ts'

/** A meaning of a noun next to certain nouns, by the name of a known noun; null if no known noun has it. */
interface Sense {
  readonly beside: ReadonlySet<string>
  readonly as: string | null
}

const ofSupport =
  'agent engineer technician developer team sprint bug project priority severity channel sla response support escalated resolved reopened'

const ofTraffic =
  'flight airport aircraft plane airline pilot bus stop train station ship vessel port truck vehicle van delivery driver parcel courier tram'

const ofGraves = new Set('burial interment cremation cemetery graveyard grave tomb crypt deceased'.split(' '))

/** Nouns with another meaning next to certain nouns: a route of flights is no trail. */
const senses: ReadonlyMap<string, Sense> = new Map<string, Sense>([
  ['route', { beside: new Set(ofTraffic.split(' ')), as: null }],
  [
    'loan',
    {
      beside: new Set(['artwork', 'painting', 'museum', 'exhibit', 'exhibition', 'sculpture', 'book', 'toy', 'tool', 'member', 'reader']),
      as: 'lending',
    },
  ],
  [
    'tenant',
    {
      beside: new Set(['workspace', 'user', 'subscription', 'seat', 'plan', 'saas', 'api', 'feature', 'product', 'project', 'document']),
      as: null,
    },
  ],
  [
    'account',
    { beside: new Set(['workspace', 'subscription', 'seat', 'tenant', 'feature', 'opportunity', 'lead', 'contact']), as: 'company' },
  ],
  ['ticket', { beside: new Set(ofSupport.split(' ')), as: 'support ticket' }],
  [
    'play',
    { beside: new Set(['listener', 'song', 'track', 'episode', 'podcast', 'artist', 'album', 'playlist', 'user', 'video']), as: 'listen' },
  ],
  ['plant', { beside: new Set(['vendor', 'supplier', 'part', 'machine', 'warehouse', 'worker', 'shift', 'sku']), as: 'factory' }],
  ['party', { beside: new Set(['candidate', 'vote', 'voter', 'election', 'district', 'politician', 'seat']), as: 'association' }],
  ['animal', { beside: new Set(['owner', 'vet', 'veterinarian', 'vaccination', 'adopter', 'adoption']), as: 'pet' }],
  ['device', { beside: new Set(['repair', 'customer', 'ticket', 'technician', 'employee', 'warranty', 'app', 'login']), as: 'computer' }],
  ['plot', { beside: ofGraves, as: 'grave' }],
  ['section', { beside: ofGraves, as: null }],
  ['admission', { beside: new Set(['patient', 'ward', 'doctor', 'nurse', 'hospital', 'physician']), as: 'hospital admission' }],
])

/** Nouns with another meaning if they have certain parts: a grade with classes is not a mark. */
const wholes: ReadonlyMap<string, { readonly of: ReadonlySet<string>; readonly as: string }> = new Map([
  ['grade', { of: new Set(['class', 'pupil', 'student', 'child', 'kid', 'section', 'classroom', 'homeroom']), as: 'school year' }],
])

const lineWords = new Set(['item', 'position', 'line'])
/** Documents whose "items" are lines, and not things of their own. */
const withLines = new Set(['order', 'receipt', 'invoice', 'sale', 'purchase', 'basket', 'cart', 'transaction'])

/**
 * Classifies a noun in the singular with the help of the other nouns of its story or trade. Null if neither its words nor its ending are
 * known.
 * @param parts last words of the nouns that each row has a number of
 * @param wholesOf nouns whose rows have several of it, by their last word: "order" for "each order has 2 lines"
 */
export function classifyAmong(
  words: readonly string[],
  others: ReadonlySet<string>,
  parts: ReadonlySet<string> = new Set(),
  wholesOf: ReadonlySet<string>,
): Kind | null {
  if (words.length === 1 && lineWords.has(words[0] ?? '') && [...wholesOf].some((whole) => withLines.has(whole)))
    return classify(['order', 'item'])
  const whole = words.length === 1 ? wholes.get(words[0] ?? '') : undefined
  if (whole !== undefined && [...whole.of].some((word) => parts.has(word))) return classify(whole.as.split(' '))
  const sense = words.length === 1 ? senses.get(words[0] ?? '') : undefined
  const isBeside = sense !== undefined && [...sense.beside].some((word) => others.has(word))
  if (!isBeside) return classify(words)
  return sense.as === null ? anyKind() : classify([sense.as])
}
