import { describe, expect, it } from 'vitest'
import { shareApp } from '../server/support/start-app.ts'
import { areInstalled, outside } from './outside.ts'

const sharedApp = shareApp()
const guardedApp = shareApp({
  security: { checkHost: null, corsOrigins: [], token: 'a token that nobody guesses', requestsPerMinute: 60, rowsPerMinute: 1000 },
})

interface Spectral {
  setRuleset(ruleset: object): void
  run(document: object): Promise<readonly { readonly code: string | number; readonly message: string; readonly path: readonly unknown[] }[]>
}

interface SpectralCore {
  readonly default: { readonly Spectral: new () => Spectral }
}

interface Rulesets {
  readonly default: { readonly oas: object }
}

interface Redocly {
  createConfig(config: object): Promise<object>
  lintFromString(
    options: object,
  ): Promise<readonly { readonly ruleId: string; readonly message: string; readonly location: readonly { readonly pointer?: string }[] }[]>
}

describe.skipIf(!areInstalled).each([
  ['/openapi.json', sharedApp],
  ['/openapi.json of a service with a token and limits', guardedApp],
])('%s', (_name, running) => {
  const text = async (): Promise<string> => {
    const { app } = await running()
    const response = await app.inject({ url: '/openapi.json' })
    expect([response.statusCode, response.json()]).toEqual([200, expect.objectContaining({ openapi: '3.1.0' })])
    return response.body
  }

  it('should have nothing that Spectral minds', async () => {
    const { Spectral } = (await outside<SpectralCore>('@stoplight/spectral-core')).default
    const spectral = new Spectral()
    spectral.setRuleset({ extends: [[(await outside<Rulesets>('@stoplight/spectral-rulesets')).default.oas, 'recommended']] })
    const found = await spectral.run(JSON.parse(await text()) as object)
    expect(found.map(({ code, message, path }) => `${code} ${message} ${path.join('/')}`)).toEqual([])
  }, 120_000)

  it('should have nothing that Redocly minds', async () => {
    const { createConfig, lintFromString } = await outside<Redocly>('@redocly/openapi-core')
    const config = await createConfig({ extends: ['recommended'] })
    const found = await lintFromString({ source: await text(), absoluteRef: '/openapi.json', config })
    expect(found.map(({ ruleId, message, location }) => `${ruleId} ${message} ${location[0]?.pointer}`)).toEqual([])
  }, 120_000)
})
