import { indexByName } from '../../registry.ts'
import { all } from './all.ts'
import { among } from './among.ts'
import { aside } from './aside.ts'
import { bothSides } from './both-sides.ts'
import { byColumn } from './by-column.ts'
import { byOne } from './by-one.ts'
import { byPrecedence } from './by-precedence.ts'
import { linking } from './linking.ts'
import { chance } from './chance.ts'
import { columns } from './columns.ts'
import { comparedColumns } from './compared-columns.ts'
import { correlation } from './correlation.ts'
import { count } from './count.ts'
import { currency } from './currency.ts'
import { curve } from './curve.ts'
import { dated } from './dated.ts'
import { fromTo } from './from-to.ts'
import { grid } from './grid.ts'
import { definition } from './definition.ts'
import { taxShare } from './tax-share.ts'
import { dependence } from './dependence.ts'
import { delay } from './delay.ts'
import { goods } from './goods.ts'
import { growth } from './growth.ts'
import { joinTable } from './join-table.ts'
import { meanEach } from './mean-each.ts'
import { namedTables } from './named-tables.ts'
import { nationalId } from './national-id.ts'
import { none } from './none.ts'
import { outOf } from './out-of.ts'
import { pairRelation } from './pair-relation.ts'
import { partedRate } from './parted-rate.ts'
import type { Phrase } from './phrase.ts'
import { place } from './place.ts'
import { rate } from './rate.ts'
import { ratioByTime } from './ratio-by-time.ts'
import { ratioChosen } from './ratio-chosen.ts'
import { ratioEach } from './ratio-each.ts'
import { ratio } from './ratio.ts'
import { reference } from './reference.ts'
import { ratioOfOne } from './ratio-of-one.ts'
import { ratioOfPronoun } from './ratio-of-pronoun.ts'
import { ratioOfCounted } from './ratio-of-counted.ts'
import { relation } from './relation.ts'
import { relativeWindow } from './relative-window.ts'
import { rest } from './rest.ts'
import { roleStatement } from './role-statement.ts'
import { roots } from './roots.ts'
import { rowsEach } from './rows-each.ts'
import { selfRelation } from './self-relation.ts'
import { selection } from './selection.ts'
import { shape } from './shape.ts'
import { shareOfTimes } from './share-of-times.ts'
import { some } from './some.ts'
import { split } from './split.ts'
import { starCount } from './star-count.ts'
import { starShares } from './star-shares.ts'
import { states } from './states.ts'
import { timedRate } from './timed-rate.ts'
import { timesByPeriod } from './times-by-period.ts'
import { uneven } from './uneven.ts'
import { window } from './window.ts'

/** All phrases by name, in the order in which they are tried at a token. */
export const phrases: ReadonlyMap<string, Phrase> = indexByName<Phrase>(
  byPrecedence([
    all,
    among,
    aside,
    bothSides,
    byColumn,
    byOne,
    linking,
    columns,
    comparedColumns,
    correlation,
    count,
    currency,
    curve,
    dated,
    definition,
    taxShare,
    delay,
    dependence,
    fromTo,
    goods,
    grid,
    growth,
    joinTable,
    meanEach,
    namedTables,
    nationalId,
    none,
    outOf,
    pairRelation,
    partedRate,
    place,
    rate,
    chance,
    ratio,
    ratioByTime,
    ratioChosen,
    ratioEach,
    ratioOfCounted,
    ratioOfOne,
    ratioOfPronoun,
    reference,
    relation,
    relativeWindow,
    rest,
    roleStatement,
    roots,
    rowsEach,
    selection,
    selfRelation,
    shape,
    shareOfTimes,
    some,
    split,
    starCount,
    starShares,
    states,
    timedRate,
    timesByPeriod,
    uneven,
    window,
  ]),
)
