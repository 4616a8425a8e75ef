import type { AttributeFact, ColumnsFact, DatedFact, Fact, RateFact } from '../../facts/fact.ts'
import { readExpression } from '../../amounts/read-expression.ts'
import type { CorrelationFact, DefinitionFact, DelayFact, ExpressionPart } from '../../facts/column-relations.ts'
import { listedCondition } from '../../segments/listed-condition.ts'
import type { ConditionFact } from '../../segments/segment-facts.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { oneOf, skipBack } from '../../reader/index.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { ListedColumn } from '../../outline/outline.ts'
import { readTime } from '../../outline/read-time.ts'
import { saidTime } from '../../times/said-time.ts'
import type { Span, Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { singularOf, termOf } from '../../words/words.ts'
import type { Aspect } from '../aspect.ts'
import { isIdentifying } from '../../meanings/distinct-body.ts'
import { readCodeAlone } from './said-form.ts'
import { readItemAspects } from './item-aspects.ts'
import { correlation } from '../../phrases/correlation.ts'
import { delay } from '../../phrases/delay.ts'
import type { AttributeReading } from '../phrases/attribute-phrase.ts'
import { dirt } from '../phrases/dirt.ts'
import { withLaterShares } from './later-shares.ts'
import { withoutRowsBehind } from './without-rows-behind.ts'
import { readSaidBands } from './said-bands.ts'
import { readVagueDirt } from './said-vague-dirt.ts'
import { readSharedOutValues } from './shared-out-values.ts'
import { readSaidValues, type SaidValues } from './said-values.ts'

type Said = AttributeFact | RateFact | DefinitionFact | DelayFact | DatedFact | ConditionFact | CorrelationFact

/** Lists of columns without the declarations that were read, and the facts of these. */
export interface ListedAspects {
  readonly facts: readonly Fact[]
  readonly aspects: readonly Said[]
}

/** The part of a list about one column. */
interface Item {
  readonly span: Span
  readonly column: ListedColumn
  readonly fact: ColumnsFact
}

/** Reads the declarations of listed columns: "vat_number (8% null)", "plan (free 60%, pro 40%)", "score (mean 70, sd 8)". */
export function listedAspects(facts: readonly Fact[], tokens: readonly Token[], text: string): ListedAspects {
  const aspects: Said[] = []
  const withoutAspects = (fact: ColumnsFact, column: ListedColumn): ListedColumn => {
    const { said, unread } = column
    if (said === null || unread.length === 0) return column
    const bands = bandsIn({ span: said, column, fact }, tokens, text)
    if (bands !== null) {
      aspects.push(bands)
      return { ...column, details: [], unread: [] }
    }
    const shared = column.details.every(({ type }) => type === 'values') ? sharesIn({ span: said, column, fact }, tokens, text) : null
    if (shared !== null) {
      aspects.push(shared)
      return { ...column, unread: [] }
    }
    const rest = unread.filter((span) => {
      const item = { span, column, fact }
      const correlations = correlationsIn(item, tokens)
      if (correlations.length > 0) {
        aspects.push(...correlations)
        return false
      }
      const found =
        datedIn(item, tokens, text) ??
        formulaIn(item, tokens) ??
        delayIn(item, tokens) ??
        aspectsIn(item, tokens, text) ??
        conditionIn(item, tokens, text)
      if (found !== null) aspects.push(found)
      return found === null
    })
    return rest.length === unread.length ? column : { ...column, unread: rest }
  }
  const rest = facts.map((fact): Fact =>
    fact.type === 'columns' && fact.list !== undefined ? { ...fact, list: fact.list.map((column) => withoutAspects(fact, column)) } : fact,
  )
  return { facts: rest, aspects }
}

/** Most tokens of one declaration, and of values with shares. */
const [longest, longestShares] = [12, 120]
/** "Free 60%, pro 30%, team 10%". */
function sharesIn(item: Item, tokens: readonly Token[], text: string): AttributeFact | null {
  const own = withoutProportion(tokensIn(item.span, tokens, longestShares))
  const said = readSharedOutValues(own, text, 0, 'item') ?? valuesBeforeShares(own, text) ?? readSaidValues(own, text, 0, 'item')
  if (said === null || said.shares === null || said.next < own.length) return null
  // "0/1, 10% are 1" repeats a value.
  const known = item.column.details.flatMap((detail) => (detail.type === 'values' ? detail.values : []))
  if (known.length > 0 && known.length !== said.values.length) return null
  return factOf(item, [{ type: 'values', values: said.values, shares: said.shares }], null)
}

const proportional = wordSet('in the proportion proportions ratio ratios share shares split splits of')

/** The tokens without the words before their first number that say that shares follow: "L/M/H | in proportion | 60/30/10". */
function withoutProportion(tokens: readonly Token[]): readonly Token[] {
  const number = tokens.findIndex(({ kind }) => kind === 'number')
  const start = skipBack(tokens, number, 0, proportional, 4)
  return number < 0 || start === number ? tokens : [...tokens.slice(0, start), ...tokens.slice(number)]
}

/** "(under 30k 20%, 30k-60k 50%, over 60k 30%)". */
function bandsIn(item: Item, tokens: readonly Token[], text: string): AttributeFact | null {
  const own = tokensIn(item.span, tokens, longestShares)
  const isInBrackets = own[0]?.text === '(' && own.at(-1)?.text === ')'
  const inner = isInBrackets ? own.slice(1, -1) : own
  const said = readSaidBands(inner, inner[0]?.text === ':' ? 1 : 0, item.column.name.split('_'), text)
  return said === null || said.next < inner.length ? null : factOf(item, said.aspects, said.currency)
}

const choosing = oneOf(['one of', 'any of', 'either'])

/** Values followed by all their shares: "free/pro/enterprise 90/9/1", "red, green (70/30)". */
function valuesBeforeShares(tokens: readonly Token[], text: string): SaidValues | null {
  const isInBrackets = tokens[0]?.text === '('
  const first = tokens.findIndex(({ kind }) => kind === 'number')
  // "start or stop (start 90%)" repeats a value before its share.
  const lead = !isInBrackets && tokens[first - 2]?.text === '(' ? first - 2 : first - 1
  const end = first > 0 && /^(?:[(,;]|with)$/.test(tokens[lead]?.text ?? '') ? lead : first
  if (end < 1) return null
  const said = isInBrackets
    ? readSaidValues(tokens, text, 1, 'bracket')
    : readSaidValues(tokens.slice(0, end), text, choosing(tokens, 0)?.next ?? 0, 'item')
  const shared = said === null ? null : withLaterShares(tokens, said)
  return shared === null || shared.shares === null ? null : shared
}

function aspectsIn(item: Item, tokens: readonly Token[], text: string): AttributeFact | RateFact | null {
  const own = tokensIn(item.span, tokens, longest)
  const vague = readVagueDirt(own)
  if (vague !== null) return factOf(item, [vague], null)
  const named = tokensIn({ start: item.column.start, end: item.span.end }, tokens, longest)
  for (const said of [own, named])
    for (let at = firstFrom(said, item.span.start); at < said.length; at++) {
      const reading = dirt.startsAt(said[at] as Token) ? dirt.read(said, at, 0, null, '') : null
      const isOwn = reading !== null && (said === named ? isOfItem(item, reading) : reading.column === null && reading.table === null)
      if (isOwn) return factOf(item, reading.aspects, null)
    }
  const code = isIdentifying(item.column) ? readCodeAlone(own, text) : null
  if (code !== null) return factOf(item, [code], null)
  const said = readItemAspects(withoutRowsBehind(own, item.fact.noun), text)
  if (said === null) return null
  const [only] = said.aspects
  // Gender has to agree with the names of people.
  if (only?.type === 'share' && /^(?:(?:fe)?males?|(?:wo)?m[ae]n)$/.test(only.value))
    return { type: 'rate', share: only.share, what: [only.value], of: item.fact.noun, start: item.span.start, end: item.span.end }
  return factOf(item, [...boundsBefore(item, said.aspects), ...said.aspects], said.currency)
}

/** The declared bounds of a column whose deviation is said behind them: "300-850, mean 690, std 60". */
function boundsBefore({ column: { details } }: Item, aspects: readonly Aspect[]): readonly Aspect[] {
  const range = details.find((detail) => detail.type === 'range')
  const isSpread = aspects.some(({ type }) => type === 'deviation') && !aspects.some(({ type }) => type === 'range')
  return range === undefined || !isSpread ? [] : [{ type: 'range', min: range.min, max: range.max }]
}

/** Whether dirt is of the column of an item, in rows of its table: "an assignee that is null for 25% of the issues". */
function isOfItem({ column, fact }: Item, { column: said, table, aspects: [only] }: AttributeReading): boolean {
  const isCounted = only?.type === 'missing' && only.part !== null && !('isDefault' in only.part)
  return isCounted && said?.start === column.start && termOf(table?.words ?? fact.noun.words) === termOf(fact.noun.words)
}

/** A formula over columns of the list: "sales: Quantity * UnitPrice * (1 - Discount)". */
function formulaIn({ span, column: { name, start }, fact }: Item, tokens: readonly Token[]): DefinitionFact | null {
  const own = tokensIn(span, tokens, longestShares)
  const said = readExpression(own, /^(?:=|:|\()$/.test(own[0]?.text ?? '') && own.at(-1)?.text !== ')' ? 1 : 0)
  if (said === null || said.next < own.length) return null
  // "tons/ha" is a unit.
  const wordsOf = (words: readonly string[]): readonly string[] | undefined => operandIn(fact.list ?? [], words, name)
  const expression = said.parts.map((part): ExpressionPart => {
    const words = part.type === 'column' ? wordsOf(part.noun.words) : undefined
    return part.type === 'column' && words !== undefined ? { ...part, noun: { ...part.noun, words } } : part
  })
  if (!said.parts.some((part) => part.type === 'column' && wordsOf(part.noun.words) !== undefined)) return null
  return { type: 'definition', column: { words: name.split('_'), start, end: span.start }, expression, start: span.start, end: span.end }
}

/** When the rows of a listed verb were: "joined | between 2015 and 2024". */
function datedIn({ span, column: { dates, start }, fact: { noun } }: Item, tokens: readonly Token[], text: string): DatedFact | null {
  if (dates === undefined) return null
  const days = readTime(text.slice(span.start, span.end).replace(/^\(([^()]*)\)$/, '$1'))
  const said = days ?? saidTime(tokens, firstFrom(tokens, span.start))?.fact ?? null
  return said === null ? null : { type: 'dated', verb: dates, of: noun, from: said.from, to: said.to, start, end: span.end }
}

/** A time of the row so long after another: "due date | 30 days after issue date". */
function delayIn({ span, column }: Item, tokens: readonly Token[]): DelayFact | null {
  const own = tokensIn({ start: column.start, end: span.end }, tokens, longest)
  const at = own.findIndex((token) => token.start >= span.start && delay.startsAt(token))
  const said = at < 0 ? null : delay.read(own, at, 0)
  const [fact] = said?.next === own.length ? said.facts : []
  return fact?.type === 'delay' ? { ...fact, start: span.start } : null
}

/** Numbers that go with the column: "price | (increases with size and rooms)", "salary | correlated with experience". */
function correlationsIn({ span, column, fact }: Item, tokens: readonly Token[]): readonly CorrelationFact[] {
  const all = tokensIn({ start: column.start, end: span.end }, tokens, longest)
  const own = all.filter(({ text }) => !/^[()]$/.test(text))
  const at = own.findIndex((token) => token.start >= span.start && correlation.startsAt(token))
  const said = at < 0 ? null : correlation.read(own, at, 0)
  if (said === null || said.next < own.length) return []
  const wordsOf = ({ words, ...place }: Noun): Noun => ({ ...place, words: operandIn(fact.list ?? [], words, column.name) ?? words })
  const noun = { words: column.name.split('_'), start: column.start, end: span.start }
  return said.facts.flatMap((each): readonly CorrelationFact[] => {
    const start = Math.max(each.start, span.start)
    return each.type === 'correlation' ? [{ ...each, columns: [noun, wordsOf(each.columns[1])], start }] : []
  })
}

/** The listed column that words of a formula name, whole or by the start of its name: "duration" for "duration_minutes". */
function operandIn(list: readonly ListedColumn[], words: readonly string[], target: string): readonly string[] | undefined {
  const said = singularOf(words.join(''))
  const whole = list.find(({ name }) => singularOf(name.replaceAll('_', '')) === said)
  const [start, ...others] = list.filter(({ name }) => name !== target && name.startsWith(`${words.join('_')}_`))
  return (whole ?? (others.length === 0 ? start : undefined))?.name.split('_')
}

/** The rows without a value: "cancelled_at (only if cancelled)", "paid_at: null for new orders". */
function conditionIn({ span, column: { name }, fact }: Item, tokens: readonly Token[], text: string): ConditionFact | null {
  const said = listedCondition(tokensIn(span, tokens, longest), text, name.split('_'))
  return said === null ? null : { type: 'condition', ...said, of: fact.noun, start: span.start, end: span.end }
}

function factOf({ span, column, fact }: Item, aspects: readonly Aspect[], currency: string | null): AttributeFact {
  const noun = { words: column.name.split('_'), start: column.start, end: Math.min(column.end, span.start) }
  return { type: 'attribute', table: fact.noun, column: noun, aspects, currency, start: span.start, end: span.end }
}

function tokensIn(span: Span, tokens: readonly Token[], most: number): readonly Token[] {
  const own: Token[] = []
  for (let at = firstFrom(tokens, span.start); at < tokens.length && own.length < most; at++) {
    const token = tokens[at] as Token
    if (token.start >= span.end) break
    own.push(token)
  }
  return own
}
