import { attribute, compound, template } from '../../builders/texts.ts'
import type { ColumnBody } from '../../schema/schema.ts'
import { classify } from '../compose/classify.ts'
import type { TableDraft } from './table-draft.ts'

const qualities =
  'Classic,Premium,Original,Royal,Golden,Rustic,Modern,Alpine,Coastal,Heritage,Signature,Northern,Imperial,Autumn,Summer,Winter,Silver,Country,Grand,Little,Deluxe,Daily,Family,Midnight,Harvest,Garden,Harbour,Highland,Velvet,Copper,Crimson,Emerald,Sunrise,Old Town,Artisan,Wild,Noble,Prime,Bold,Pure'
const sites =
  'Oak Hill,Riverside,Maple Grove,Northgate,Sunnybrook,Eastfield,Lakeview,Willow Creek,Hilltop,Westbrook,Cedar Ridge,Greenfield,Stonebridge,Meadow Lane,Harbour View,Pine Valley,Kingsway,Fairview,Millstream,Silver Lake,Birchwood,Castle Park,Springfield,Redwood,Clearwater,Ashford,Brookside,Southgate,Fox Hollow,Windmill,Orchard,Bay Street,Central,Market Square,Old Mill,Heather Moor,Crossroads,Juniper,Sandpiper,Elm Court'

/** The name of a row: of a person, a company, a place or a product; else the noun with a number. */
export function entityName(draft: TableDraft): ColumnBody {
  const { subject, singular, columns } = draft.context
  const title = titled(singular)
  switch (subject) {
    case 'person': {
      const known = columns.find(({ kind }) => kind === 'person')?.name
      return known === undefined ? { kind: 'person', country: draft.country() } : template(`{${known}}`)
    }
    case 'organisation':
      return compound(
        [
          { list: 'company_words', attribute: 'word' },
          { list: 'company_suffixes', attribute: 'suffix' },
        ],
        ' ',
      )
    case 'place':
      return placeName(draft, title)
    case 'product':
    case 'event':
    case 'transaction':
    case 'thing':
      return compound([qualities.split(','), [title]], ' ')
  }
}

/** The name of a city or a country, or a name for another place. */
function placeName(draft: TableDraft, title: string): ColumnBody {
  const isOf = classify(draft.context.singular.split(' '))?.family?.isOf
  if (isOf === 'city') return attribute(draft.place(), 'city')
  if (isOf === 'country') return compound([{ list: 'countries', attribute: 'country' }])
  return compound([sites.split(','), [title]], ' ')
}

function titled(words: string): string {
  return words
    .split(' ')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
}
