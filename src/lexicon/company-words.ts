import type { ReferenceList } from './reference-list.ts'
import { wordList } from './word-list.ts'

/** First words of company names. */
export function companyWords(): ReferenceList {
  return wordList({
    name: 'company_words',
    description: 'The first word of an invented company name: compounds of landscape, trade and craft words, none a well-known brand.',
    attribute: 'word',
    words: `Northmere Silverbrook Oakridge Brightwater Stonefield Riverbend Ironbark Cedarline Westbrook Highmoor Larkfield Ashgrove
      Bluecrest Fairhaven Greyfriars Kestrelway Maplewood Moorland Redfern Rosemont Saltmarsh Thornbury Willowbank Wrenfield Amberley
      Beaconhill Birchwood Bracken Brookside Cairnwell Chalkstone Clearbrook Coppergate Crosswind Dovetail Driftwood Eastgate Elderwood
      Emberline Evermore Falconridge Fernhill Firstlight Flintlock Foxglove Garnetwood Glenmoor Goldcrest Granitepeak Greenhollow Harborview
      Hazelmere Heathfield Hollowbrook Kingsmere Lakeshore Lanternway Lightfoot Limestone Longacre Lowland Marblehead
      Meadowlark Millstone Moonstone Mossbank Nightingale Oakhurst Openfield Orchardway Overbrook Palewater Pebblebrook Pinecrest
      Plumtree Quarrystone Quickwater Ravenhill Redoak Ridgeline Rockport Rushmere Saltwater Sandpiper Seabright Shorebird Silverpine
      Snowdrop Southwind Springwell Stillwater Stonebridge Summerfield Sunfield Swiftcurrent Tallgrass Thistledown
      Timberline Topsail Treeline Truepoint Underhill Valewood Vantageway Violetwood Waterfold Wayfarer Westerly Whitecap Whitestone
      Wildrose Windrush Woodlark Yarrow Acorn Aldergate Applecross Arrowhead Aspenway Axlewood
      Baystone Beechwood Bluebell Boxwood Bramble Bridgewell Brightside Broadleaf Burnside Canterfield Canyonline Castlegate
      Chestnutway Cobblestone Coldwater Compassline Coralreef Cottonwood Cresthill Crimsonleaf Daybreak Deepwell Eaglecrest Edgewood
      Fieldstone Firebrick Fiveways Forgewell Freshwater Gatewell Goldenrod Graystone Greenbank Halfmoon Headwater Highbridge
      Inkwell Ivywood Landmarker Leafline Lindenway Lockwood Marigold Midland Millbrook Narrowgate Newharbor Nineoaks
      Northwater Oldtown Oxbow Paperbark Parkside Pathfield Pearlstone Pinehurst Portway Primrose Rainford Redstone Riverstone Roundhill
      Seastone Sevenelms Shadewell Sundial Threefold Tinderbox Trailhead Upland Wheatfield`,
  })
}
