import type { ReferenceList } from './reference-list.ts'

/** Invented mail services by country, all below the top-level domain `example` that RFC 2606 reserves, so that no mail can be delivered. */
const services: Readonly<Record<string, string>> = {
  US: 'mailhaven quickpost inboxly bluemail westmail',
  GB: 'postroom royalpost britmail letterbox fenmail',
  CA: 'maplemail northpost truenorth lakemail canpost',
  AU: 'bushmail southpost outbackmail coralmail ozpost',
  IE: 'emeraldmail shannonpost cloverpost liffeymail eirepost',
  DE: 'briefkasten netzpost elbpost rheinmail schnellbrief',
  AT: 'alpenpost donaumail postfach bergpost wienmail',
  FR: 'boitemail courrier seinemail lutece postclair',
  ES: 'correoclaro buzon ibermail solpost tajomail',
  IT: 'postapronta tevere letterina posteria corriere',
  NL: 'postbus deltamail brievenbus tulpmail poldermail',
  PL: 'skrzynka listonosz wislamail polpost bocianmail',
  SE: 'brevlada nordpost fjallmail svepost malarmail',
  BR: 'caixapostal correiobom ipemail sampamail cariocamail',
  MX: 'buzonmx aguilamail correoazteca solmail nopalmail',
  IN: 'dakmail gangamail chitthi bharatpost lotusmail',
  PT: 'correiofacil tejomail dourobox lusomail sardinhamail',
  CH: 'posthorn alpmail lemanmail matterpost kantonmail',
  BE: 'scheldemail meusebox postduif gaufremail ardennepost',
  DK: 'duepost oresundmail danbrev jutmail postbud',
  NO: 'fjordpost brevdue norskmail nordlysmail postmann',
  FI: 'postilaatikko jarvimail kirjelaatikko suomipost revontuli',
  TR: 'postakutusu bogazmail anadolumail mektup lalepost',
  ZA: 'proteamail rainbowpost springbokmail kaapmail ubuntumail',
  NG: 'naijapost eaglemail lagosbox savannapost palmmail',
  JP: 'sakurapost fujimail tegami yubinbox hanamail',
  KR: 'hanmaeum seoulpost pyeonji namsanmail hanbox',
  AR: 'pampamail correosur tangomail platapost matebox',
  CO: 'cafemail andespost correocol orquideamail condorpost',
  NZ: 'kiwipost fernmail tuimail aotearoapost pohutumail',
}

const weights = [8, 5, 3, 2, 1]

/** Domains of e-mail addresses by country; no domain belongs to two countries. */
export function emailDomains(): ReferenceList {
  const entries = Object.entries(services).flatMap(([country_code, names]) =>
    names.split(' ').map((name, i) => ({ country_code, domain: `${name}.example`, weight: weights[i] ?? 1 })),
  )
  return {
    name: 'email_domains',
    description: 'An invented mail service and its country, under .example (reserved by RFC 2606); the sets of two countries are disjoint.',
    weights: entries.map((entry) => entry.weight),
    attributes: {
      domain: entries.map((entry) => entry.domain),
      country_code: entries.map((entry) => entry.country_code),
    },
  }
}
