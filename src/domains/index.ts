import { indexByName } from '../registry.ts'
import { advertising } from './advertising/index.ts'
import { agriculture } from './agriculture/index.ts'
import { automotive } from './automotive/index.ts'
import { crm } from './crm/index.ts'
import { crypto } from './crypto/index.ts'
import { cybersecurity } from './cybersecurity/index.ts'
import { dating } from './dating/index.ts'
import type { Domain } from './domain.ts'
import { ecommerce } from './ecommerce/index.ts'
import { edtech } from './edtech/index.ts'
import { energy } from './energy/index.ts'
import { events } from './events/index.ts'
import { fintech } from './fintech/index.ts'
import { fitness } from './fitness/index.ts'
import { foodDelivery } from './food-delivery/index.ts'
import { gaming } from './gaming/index.ts'
import { government } from './government/index.ts'
import { healthcare } from './healthcare/index.ts'
import { hospitality } from './hospitality/index.ts'
import { hr } from './hr/index.ts'
import { insurance } from './insurance/index.ts'
import { iot } from './iot/index.ts'
import { legal } from './legal/index.ts'
import { library } from './library/index.ts'
import { logistics } from './logistics/index.ts'
import { manufacturing } from './manufacturing/index.ts'
import { marketplace } from './marketplace/index.ts'
import { music } from './music/index.ts'
import { nonprofit } from './nonprofit/index.ts'
import { pharma } from './pharma/index.ts'
import { realEstate } from './real-estate/index.ts'
import { restaurant } from './restaurant/index.ts'
import { rideSharing } from './ride-sharing/index.ts'
import { saas } from './saas/index.ts'
import { socialMedia } from './social-media/index.ts'
import { sports } from './sports/index.ts'
import { streaming } from './streaming/index.ts'
import { subscriptionBox } from './subscription-box/index.ts'
import { support } from './support/index.ts'
import { telecom } from './telecom/index.ts'
import { travel } from './travel/index.ts'
import { university } from './university/index.ts'
import { webAnalytics } from './web-analytics/index.ts'

/** Every domain by name. */
export const domains: ReadonlyMap<string, Domain> = indexByName<Domain>([
  advertising,
  agriculture,
  automotive,
  crm,
  crypto,
  cybersecurity,
  dating,
  ecommerce,
  edtech,
  energy,
  events,
  fintech,
  fitness,
  foodDelivery,
  gaming,
  government,
  healthcare,
  hospitality,
  hr,
  insurance,
  iot,
  legal,
  library,
  logistics,
  manufacturing,
  marketplace,
  music,
  nonprofit,
  pharma,
  realEstate,
  restaurant,
  rideSharing,
  saas,
  socialMedia,
  sports,
  streaming,
  subscriptionBox,
  support,
  telecom,
  travel,
  university,
  webAnalytics,
])
