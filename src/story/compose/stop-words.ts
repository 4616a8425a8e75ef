const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''))

/** Nouns in the singular that are no tables: times, amounts, shapes of curves, words about data. */
export const noTables: ReadonlySet<string> = setOf(`
  month year day week hour minute second quarter decade weekday weekend night morning evening afternoon summer winter spring autumn
  january february march april may june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday percent percentage dollar euro pound buck cent rupee yen peso real franc krona usd eur gbp
  spike peak dip trend growth seasonality slump surge lull boom pattern distribution correlation average mean maximum minimum
  one format example column field detail name table row record value thing stuff way need purpose kind sort type bit pair
  reason idea word sentence text prompt hundred thousand million billion dozen half third fifth tenth
  price cost data dataset database schema api json csv sql software solution file
  timestamp datetime boolean time date number id amount total sum count rate ratio share level status history world life home work use usage
  hi hello thanks thank please kudos plus this his hers ours yours theirs its us yes always perhaps towards besides sometimes
  process basis access analysis business chaos news means headquarters insight kpi analytics
  reality functionality requirement realistic currency inch foot meter kilometer km kg gram
  e.g others lots tons dozens hundreds thousands millions billions sorts kinds examples etc rising falling growing doubling
  one other rest attribute parameter relation relationship reference key constraint america nordic index noise outlier duplicate typo null digit`)

/** Stop words that become tables if each row of another has a number of them: "4 garages, 6 levels each", "20 files per folder". */
export const builtThings: ReadonlySet<string> = setOf('level home file')

/**
 * Nouns, in the singular, that usually name what the whole story is about. They are tables only if the story counts them, or says that other
 * rows belong to them.
 */
export const seldomTables: ReadonlySet<string> = setOf('system platform app application tool service business company startup')

/** Words before a noun that say how many or how good, not what. */
export const qualifiers: ReadonlySet<string> = setOf(`
  non empty messy dirty duplicate duplicated active inactive new old young big small large huge tiny great good bad best top main major minor key core different various several many
  multiple numerous unique individual single certain specific particular independent registered loyal happy regular frequent occasional
  daily weekly monthly yearly annual annually quarterly hourly recent past current former future existing upcoming ongoing incoming
  outgoing returning paying growing leading local regional national international global worldwide public private internal external
  online offline digital virtual mobile b2b b2c smb enterprise premium basic standard pro vip paid free full partial part-time
  realistic synthetic fake dummy sample random related corresponding respective associated their our its all any some each every
  few more most other total overall average typical normal common rare popular famous professional certified licensed experienced
  speaking busy cheap expensive luxury high low heavy light long short fast slow hot cold fresh raw open closed pending completed cancelled
  american british german french italian spanish indian chinese european japanese brazilian mexican canadian australian dutch swedish
  urban rural remote nearby first second third last next early late additional extra separate own real actual potential possible
  connect connecting hire hiring employ employing serve serving help helping join
  track tracking manage managing record recording store storing sell selling list listing
  root leaf toplevel half around about approximately roughly exactly over under nearly almost up to at least most`)

/** Function words of other languages. */
export const foreignWords: ReadonlySet<string> = setOf(`
  el los las un una unos unas con por para que del como sus pero muy mas y e und der das dem den ein eine einen mit fur von zu zum zur auf
  ist sind nicht le les des une et avec pour dans sur aux du qui que est sont ou il lo gli della delle dei con che per sono una
  os um uma uns umas dos das em nao com ao och med av ett som till den het een van voor niet zijn op naar bij ja nie jest dla oraz
  ve bir ile icin och ikke og til af fra som`)

/** Function words of English. */
export const englishWords: ReadonlySet<string> = setOf(`
  the a an of and with for in to that which who their our each every has have had is are was were by from as at on including includes
  including contains containing tracking track tracks manage manages managing per between over where when`)

/** Words that introduce tables. */
export const introductions: ReadonlySet<string> = setOf(`
  with of for has have having had including includes include contains contain containing tracks track tracking manages manage managing
  between plus about like as such and or stores store storing records record recording needs need want wants covering covers keeps keep
  handling handles from by its their our the some many several various all tables entities where each every sells selling offers runs through`)
