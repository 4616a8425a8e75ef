import { wordSet } from './word-set.ts'

/** Nouns for qualities and measures that end like nouns for people: "invoice number", "power". */
export const qualitiesLikePeople: ReadonlySet<string> = wordSet(
  'number nummer power horsepower factor degree gender identifier multiplier turnover jitter descriptor danger anger labor humor odor favor vapor',
)

/** Nouns for things that end like nouns for people: "voucher", "plotter". */
export const thingsLikePeople: ReadonlySet<string> = wordSet(
  'variant outlier predictor divisor tensor vector semester trimester dinner supper disaster rumor metaphor ulcer tumor disorder implant transplant',
  'finger laser shower feather cracker primer crater meteor cursor covenant guarantee voucher reminder remainder rollover layover stopover makeover',
  'takeover handover leftover crossover footer datacenter counter timer buffer register placeholder scheduler parser crawler browser compiler',
  'debugger renderer wrapper sampler waitlist shortlist wishlist watchlist checklist playlist roster talisman monster thriller bestseller wallpaper',
  'skyscraper bunker amphitheater freighter cruiser fender radiator alternator carburetor muffler blinker propeller rudder rotor stator sprinkler',
  'ammeter plotter copier shredder laminator beeper pager pacemaker binder stapler eraser highlighter sharpener ruler plier razor clipper lighter',
  'drawer dresser gutter shutter canister platter saucer pitcher beaker slipper sweater pullover jumper blazer trouser zipper diaper',
)
