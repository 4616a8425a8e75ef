import type { Chance } from './chance.ts'
import { hostileSchemas } from './hostile-schemas.ts'
import { mutate } from './mutate.ts'
import { exampleSources } from './sources.ts'
import { type Ask, type Asking, type Raw, type Turn, get, patient, post } from './turn.ts'

/** Longer than any request may take: the time limit of a task is 30 s. */
const stubborn = { ...patient, bytes: 20e6, seconds: 40 }
const json = { 'content-type': 'application/json' }
const dataPaths = ['/api/generate-data', '/api/validate-schema', '/datasets']
const long = 20_000

/** Requests that must be refused or answered. */
const requests: readonly ((chance: Chance) => Ask)[] = [
  (chance) =>
    post('/generate', chance.pick(['', '{', '[]', 'null', '"a"', '{"story": 5}', '{"story":"a shop","rows":-1}', '\u0000']), patient),
  (chance) => post('/api/generate-data', '['.repeat(chance.size(10, 100_000)), patient),
  (chance) => post('/generate', `{"story":"${'x'.repeat(chance.size(100_000, 1e6))}"}`, patient),
  (chance) => post('/api/validate-schema', `{"schema":${'{"a":'.repeat(chance.size(10, 40_000))}1`, patient),
  (chance) => post('/api/generate-data', `{"rows":${'9'.repeat(chance.size(1, 1e6))},"schema":{}}`, patient),
  () => ({ ...post('/generate', '{"story":"a shop"}', patient), headers: { 'content-type': 'text/plain' } }),
  (chance) => ({
    ...post('/generate', 'x', patient),
    headers: { 'content-type': `application/json${'\t'.repeat(chance.size(1, 8000))};` },
  }),
  () => ({ method: 'PUT', path: '/generate', headers: json, body: '{}', reader: patient }),
  (chance) => get(`/${'x'.repeat(chance.size(1, 8000))}`, patient),
  (chance) => get(`/datasets/r1~${'A'.repeat(chance.size(1, 4000))}/orders.csv`, patient),
  () => get('/datasets/orders.csv?story=shop&rows=-5&columns=,,&seed=x', patient),
  () => get('/datasets/nothing.csv?story=an+online+shop', patient),
  () => get('/errors/%zz', patient),
  (chance) =>
    get('/datasets/orders.parquet?story=an+online+shop&rows=100', patient, { range: `bytes=${'0-1,'.repeat(chance.size(1, 1000))}5-` }),
  () => get('/datasets/orders.parquet?story=an+online+shop&rows=100', patient, { range: 'bytes=999999999-' }),
  (chance) => get('/api/health', patient, { accept: ',;'.repeat(chance.size(1, 7000)) }),
  () => get('/api/health', patient, { host: 'rebound.example' }),
  () => post('/generate', { story: 'an online shop', rows: 4e9, seed: 1 }, patient),
  () => post('/generate', { story: 'a shop with 500 customers and 200 customers and 120% churn' }, patient),
]

const words = [
  'orders',
  '5',
  '20%',
  'with',
  'of',
  'customers',
  'revenue',
  '$50k',
  'January',
  'hospital',
  '日本',
  '((',
  ',',
  'x',
  '1e99',
  'each',
  '\u202e',
]

/** A wrong request that is cheap to send, different every time. */
export function hostileTurn(chance: Chance): Turn {
  return chance.weighted<() => Turn>([
    [20, () => asking('hostile request', chance.pick(requests)(chance))],
    [10, () => asking('mutated schema', mutatedSchema(chance))],
    [
      8,
      () =>
        asking(
          'hostile story',
          post(chance.pick(['/api/explain', '/generate']), { story: story(chance, chance.size(1, long)), rows: 10 }, patient),
        ),
    ],
    [8, () => raw(chance)],
  ])()
}

/** A request that takes much work: a few of them a minute. */
export function costlyTurn(chance: Chance): Turn {
  if (chance.happens(0.1)) return burst
  if (chance.happens(0.1)) return asking('long story', post('/api/explain', { story: story(chance, long) }, stubborn))
  const kind = chance.pick(Object.keys(hostileSchemas))
  const schema = hostileSchemas[kind]?.(chance)
  return asking(kind, post(chance.pick(dataPaths), { schema, seed: chance.below(1e9) }, stubborn))
}

function asking(kind: string, ask: Ask): Asking {
  return { kind, honest: false, asks: [ask] }
}

function mutatedSchema(chance: Chance): Ask {
  const schema = mutate({ ...chance.pick(exampleSources).request }, chance)
  return post(chance.pick(dataPaths), { ...schema, rows: chance.size(1, 1000), seed: 1 }, { ...stubborn, bytes: 5e6 })
}

function story(chance: Chance, length: number): string {
  let text = ''
  const one = chance.pick(words)
  const mixed = chance.happens(0.7)
  while (text.length < length) text += `${mixed ? chance.pick(words) : one} `
  return text.slice(0, length)
}

const burst: Raw = {
  kind: 'burst of connections',
  honest: false,
  pieces: ['GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n'],
  pauseMilliseconds: 0,
  end: 'wait',
  seconds: 10,
  connections: 300,
}

/** Bytes that are not a request, or only a part of one, or more than one. */
function raw(chance: Chance): Raw {
  const head = 'POST /generate HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n'
  const health = 'GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'
  const body = '{"story":"an online shop","rows":5000,"seed":1}'
  const [pieces, end] = chance.pick<readonly [readonly string[], Raw['end']]>([
    [[''], 'wait'],
    [['\u0016\u0003\u0001\u0002\u0000\u0001'], 'wait'],
    [[...`${head}content-length: 9`], 'break'],
    [[`${head}content-length: 500\r\n\r\n{"story":`], 'break'],
    [[`${head}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`], 'wait'],
    [[`${head}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`], 'wait'],
    [[`${head}content-length: ${body.length}\r\n\r\n`, body], 'close'],
    [[health.repeat(20)], 'close'],
    [[`${head}content-length: ${body.length}\r\n\r\n${body}`.repeat(5)], 'break'],
  ])
  return { kind: 'raw bytes', honest: false, pieces, pauseMilliseconds: chance.size(1, 100), end, seconds: 6, connections: 1 }
}
