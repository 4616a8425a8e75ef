import { indexByName } from '../registry.ts'
import { advertising } from './advertising.ts'
import { agriculture } from './agriculture.ts'
import { automotive } from './automotive.ts'
import { crm } from './crm.ts'
import { crypto } from './crypto.ts'
import { cybersecurity } from './cybersecurity.ts'
import { dating } from './dating.ts'
import type { Domain } from './domain.ts'
import { ecommerce } from './ecommerce.ts'
import { edtech } from './edtech.ts'
import { energy } from './energy.ts'
import { events } from './events.ts'
import { fintech } from './fintech.ts'
import { fitness } from './fitness.ts'
import { foodDelivery } from './food-delivery.ts'
import { gaming } from './gaming.ts'
import { government } from './government.ts'
import { healthcare } from './healthcare.ts'
import { hospitality } from './hospitality.ts'
import { hr } from './hr.ts'
import { insurance } from './insurance.ts'
import { iot } from './iot.ts'
import { legal } from './legal.ts'
import { library } from './library.ts'
import { logistics } from './logistics.ts'
import { manufacturing } from './manufacturing.ts'
import { marketplace } from './marketplace.ts'
import { music } from './music.ts'
import { nonprofit } from './nonprofit.ts'
import { pharma } from './pharma.ts'
import { realEstate } from './real-estate.ts'
import { restaurant } from './restaurant.ts'
import { rideSharing } from './ride-sharing.ts'
import { saas } from './saas.ts'
import { socialMedia } from './social-media.ts'
import { sports } from './sports.ts'
import { streaming } from './streaming.ts'
import { subscriptionBox } from './subscription-box.ts'
import { support } from './support.ts'
import { telecom } from './telecom.ts'
import { travel } from './travel.ts'
import { university } from './university.ts'
import { webAnalytics } from './web-analytics.ts'

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
