import { wordSet } from './word-set.ts'

/** "are urgent", "was returned". */
export const finiteBeing: ReadonlySet<string> = wordSet('is are was were')

/** All forms of "to be". */
export const being: ReadonlySet<string> = wordSet(finiteBeing, 'be been being')

/** "can have", "should include". */
export const modals: ReadonlySet<string> = wordSet('can could may might will would shall should must')

/** "customers with orders", "each has 3". */
export const having: ReadonlySet<string> = wordSet('with have has having')

/** Forms of "to have" with a subject: "guests | have", "it | had". */
export const finiteHaving: ReadonlySet<string> = wordSet('have has had')

/** Verbs that what is said of a subject begins with: "orders | are", "guests | have", "tickets | must". */
export const predicateStarts: ReadonlySet<string> = wordSet(being, having, modals)

/** Verbs between an owner and its rows: "a customer owns accounts", "hives contain frames". */
export const owningVerbs: ReadonlySet<string> = wordSet('have has having own owns owning hold holds holding contain contains containing')

/** Verbs between a parent and its number of rows: "customers with 2 accounts", "placing 3 orders". */
export const havingVerbs: ReadonlySet<string> = wordSet(
  having,
  owningVerbs,
  'include includes including place places placing make makes making take takes taking get gets getting use uses using',
)

/** Verbs between a column and its bounds: "scores range from 1 to 10". */
export const rangeVerbs: ReadonlySet<string> = wordSet('range ranges ranging vary varies varying span spans spanning')

/** Verbs between a column and its values: "stays last 1 to 3 nights". */
export const measuringVerbs: ReadonlySet<string> = wordSet(
  rangeVerbs,
  'lie lies fall falls run runs go goes cost costs weigh weighs last lasts measure measures take takes',
)

/** Verbs between somebody and an amount of money: "members spend more". */
export const spendingVerbs: ReadonlySet<string> = wordSet('spend spends spending spent')

/** Verbs of what takes place at a time: "orders | come in | at night". */
export const happeningVerbs: ReadonlySet<string> = wordSet(
  'happen happens happening come comes occur occurs occurring fall falls take takes place placed land lands arrive arrives',
)

/** What some do to others: "authors write books". */
export const doingVerbs: ReadonlySet<string> = wordSet(
  'write writes publish publishes teach teaches treat treats drive drives manage manages visit visits attend attends book books place places submit submits ' +
    'file files send sends receive receives post posts upload uploads host hosts run runs keep keeps operate operates serve serves carry carries employ employs ' +
    'hire hires rent rents borrow borrows donate donates handle handles process processes inspect inspects repair repairs play plays join joins follow follows ' +
    'watch watches read reads record records make makes take takes buy buys sell sells order orders use uses produce produces raise raises perform performs sign signs supply supplies leave leaves',
)

/** What some have done to others, as these forms of verbs are also function words: "members who attended over 50 classes". */
export const doneVerbs: ReadonlySet<string> = wordSet(
  'attended made took placed kept used bought sold received submitted got gave held owned created had',
)

/** Verbs for what each row has: "gold members | get 10% discount". */
export const gainVerbs: ReadonlySet<string> = wordSet('get gets getting receive receives receiving enjoy enjoys earn earns')

/** Verbs for being among the rows of a value: "people | work in sales", "trips | start in the north". */
export const placingVerbs: ReadonlySet<string> = wordSet(
  'work works live lives belong belongs start starts begin begins end ends come comes go goes sit sits study studies fall falls happen happens',
  'occur occurs register originate originates stay stays pay pays opt subscribe',
)

/** Verbs that say that a number follows from another, and not how: "the price depends on the size". */
export const dependingVerbs: ReadonlySet<string> = wordSet('depends depend')
