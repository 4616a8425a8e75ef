import { lognormal } from '../../builders/distributions.ts'
import { oneOf, whole } from '../../builders/drawn.ts'
import { id } from '../../builders/table.ts'
import { code, template, text, words } from '../../builders/texts.ts'
import type { Meaning } from './meaning.ts'
import { meaning } from './define-meaning.ts'
import { numeric } from './numeric.ts'

const octet = Array.from({ length: 254 }, (_, index) => String(index + 1))
const pages = 'home,products,pricing,about,contact,blog,login,signup,account,search,cart,checkout,help,features,docs'.split(',')

/** Columns about the web and servers. */
export const web: readonly Meaning[] = [
  meaning(
    'url, link, web address, page url, landing page, source url, product url',
    text('https://www.example.com/', { values: pages }, '/', { digits: 5 }),
  ),
  meaning(
    'website, homepage, web site, company website',
    text(
      'https://www.',
      { values: 'northwind,bluepeak,oakline,brightway,clearfield,ironbridge,lumen,summit,harbor,evergreen,redstone,silverline'.split(',') },
      { digits: 3 },
      '.example',
    ),
  ),
  meaning(
    'domain, domain name, hostname, host, server name',
    text({ values: ['app', 'web', 'api', 'db', 'mail', 'node', 'edge'] }, '-', { digits: 3 }, '.example.net'),
  ),
  meaning(
    'image, image url, photo, photo url, avatar, avatar url, picture, profile picture, thumbnail, logo',
    text('https://images.example.com/', { digits: 8 }, '.jpg'),
  ),
  meaning(
    'ip, ip address, ipv4, ip v4, ipv4 address, source ip, client ip, destination ip',
    text({ values: ['203.0.113.', '198.51.100.', '192.0.2.', '10.12.4.', '172.16.8.'] }, { values: octet }),
  ),
  meaning('mac address, mac', text('02:00:5e:', { values: hexPairs() }, ':', { values: hexPairs() }, ':', { values: hexPairs() })),
  meaning(
    'user agent',
    text(
      {
        values: ['Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7', 'Linux; Android 14; Pixel 8', 'X11; Linux x86_64'].map(
          (system) => `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/1`,
        ),
      },
      { values: ['18', '20', '24', '26', '31'] },
      '.0.0.0 Safari/537.36',
    ),
  ),
  meaning('browser, web browser', oneOf({ Chrome: 62, Safari: 20, Edge: 7, Firefox: 6, 'Samsung Internet': 3, Opera: 2 })),
  meaning('os, operating system, platform, device os', oneOf({ Android: 36, iOS: 24, Windows: 27, macOS: 10, Linux: 3 })),
  meaning('device, device type, device category', oneOf({ mobile: 58, desktop: 36, tablet: 6 })),
  meaning(
    'app version, version, firmware, firmware version, software version, release',
    text({ values: ['1.0.0', '1.1.0', '1.2.3', '2.0.0', '2.0.1', '2.1.4', '2.3.0', '3.0.2'] }),
  ),
  meaning(
    'referrer, traffic source, source, channel, acquisition channel, marketing channel, utm source, signup source, acquisition source, referral source',
    oneOf({ organic: 34, paid_search: 18, social: 15, referral: 12, email: 12, direct: 9 }),
  ),
  meaning('utm medium, medium', oneOf({ organic: 38, cpc: 26, email: 16, social: 14, referral: 6 })),
  meaning(
    'utm campaign, campaign, campaign name',
    oneOf(words('spring_sale, brand_awareness, newsletter, retargeting, product_launch, holiday, back_to_school, referral_program')),
  ),
  meaning('session id, token, hash, checksum, api key, idempotency key, correlation id, transaction hash, tx hash, request id, trace id', {
    kind: 'uuid',
  }),
  meaning('page, page name, screen, page title, exit page, entry page', oneOf(pages)),
  meaning('path, endpoint, page path', text('/', { values: pages })),
  meaning('http method, method, request method', oneOf({ GET: 74, POST: 18, PUT: 5, DELETE: 3 })),
  meaning('http status, status code, response code, http status code', numeric(oneOf({ 200: 88, 301: 3, 304: 3, 404: 4, 500: 2 }))),
  meaning(
    'event, event name, event type, action, activity, activity type, user action',
    oneOf({ page_view: 44, click: 26, search: 12, add_to_cart: 8, sign_up: 5, purchase: 5 }),
  ),
  meaning(
    'file name, filename, attachment, document name, file',
    text(
      { values: ['report', 'scan', 'invoice', 'photo', 'notes', 'contract', 'export'] },
      '_',
      { digits: 5 },
      { values: ['.pdf', '.pdf', '.jpg', '.docx', '.xlsx'] },
    ),
  ),
  meaning('file size, size in byte, byte, file size kb, data usage, data used', whole(1, 4_000_000, lognormal(850, 1.6))),
  meaning('file type, mime type, format, file format', oneOf({ pdf: 42, jpg: 24, png: 14, docx: 11, xlsx: 9 })),
  meaning('locale, language code, lang', oneOf({ 'en-US': 52, 'en-GB': 16, 'de-DE': 10, 'fr-FR': 9, 'es-ES': 8, 'pt-BR': 5 })),
  meaning(
    'service, service name, microservice, component, logger, subsystem',
    oneOf(words('auth, api, billing, search, notifications, payments, gateway, scheduler')),
  ),
  meaning(
    'property, metadata, raw data, json, extra, event property, event data, json payload, json body, event payload, message payload, request payload, webhook payload',
    text({ values: ['{"plan":"free"}', '{"plan":"pro"}', '{"source":"web"}', '{"source":"app"}', '{"ab_test":"b"}', '{}'] }),
  ),
  meaning('protocol', oneOf({ tcp: 62, udp: 30, icmp: 8 })),
  meaning('port', numeric(oneOf(['443', '80', '22', '53', '3306', '8080'], [50, 22, 9, 9, 5, 5]))),
  meaning(
    'hashtag, keyword, search term, search query, query',
    oneOf(words('best deals, how to, near me, reviews, cheap, opening hours, gift ideas, tutorial')),
  ),
  meaning('slug, permalink', (draft) => template(`${draft.context.singular.replaceAll(' ', '-')}-{${draft.helper('slug_number', id())}}`)),
  meaning(
    'coupon code, promo code, discount code, voucher code, voucher',
    oneOf(['WELCOME10', 'SAVE15', 'SPRING20', 'FREESHIP', 'VIP25'], [36, 22, 16, 18, 8], { nullable: { rate: 0.7 } }),
  ),
  meaning('serial number, serial, serial no', code('SN########')),
]

function hexPairs(): readonly string[] {
  return Array.from({ length: 64 }, (_, index) => (index * 4 + 1).toString(16).padStart(2, '0'))
}
