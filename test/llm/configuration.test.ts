import { describe, expect, it } from 'vitest'
import { ConfigurationError, configuringVariables, isLoopback, isNear, readConfiguration } from '../../src/llm/configuration.ts'
import { createSchemaModel } from '../../src/llm/index.ts'

const key = 'sk-very-secret-0123456789'

function read(environment: Record<string, string>): unknown {
  const found = readConfiguration(environment)
  if (found === null) return null
  const { provider, endpoint, key: used, model, timeoutMs } = found
  return [provider.name, endpoint.href, used, model, timeoutMs]
}

describe('the configuration', () => {
  it.each<[string, Record<string, string>, unknown]>([
    ['nothing', {}, null],
    ['empty variables', { SYNTH_LLM_BASE_URL: '', OPENAI_API_KEY: '', SYNTH_LLM_API_KEY: '' }, null],
    ['OpenAI', { OPENAI_API_KEY: key }, ['openai', 'https://api.openai.com/v1/chat/completions', key, 'gpt-4.1', 60_000]],
    ['Groq', { GROQ_API_KEY: key }, ['groq', 'https://api.groq.com/openai/v1/chat/completions', key, 'openai/gpt-oss-120b', 60_000]],
    ['Anthropic', { ANTHROPIC_API_KEY: key }, ['anthropic', 'https://api.anthropic.com/v1/messages', key, 'claude-sonnet-4-5', 60_000]],
    [
      'variables of our own over those',
      { GROQ_API_KEY: 'other', SYNTH_LLM_API_KEY: key, SYNTH_LLM_MODEL: 'mine', SYNTH_LLM_TIMEOUT_MS: '1500' },
      ['groq', 'https://api.groq.com/openai/v1/chat/completions', key, 'mine', 1500],
    ],
    [
      'a server on this machine without a key',
      { SYNTH_LLM_BASE_URL: 'http://localhost:11434/v1', SYNTH_LLM_MODEL: 'llama3' },
      ['openai', 'http://localhost:11434/v1/chat/completions', null, 'llama3', 60_000],
    ],
    [
      'a server in the next container without a key, and the key of nobody else',
      { SYNTH_LLM_BASE_URL: 'http://ollama:11434/v1', OPENAI_API_KEY: key },
      ['openai', 'http://ollama:11434/v1/chat/completions', null, 'default', 60_000],
    ],
    [
      'a slash at the end',
      { SYNTH_LLM_BASE_URL: 'http://127.0.0.1:8080/v1/' },
      ['openai', 'http://127.0.0.1:8080/v1/chat/completions', null, 'default', 60_000],
    ],
    [
      'the dialect of the path, not of a key that happens to be there',
      { SYNTH_LLM_BASE_URL: 'http://[::1]:1234/v1', ANTHROPIC_API_KEY: key },
      ['openai', 'http://[::1]:1234/v1/chat/completions', null, 'default', 60_000],
    ],
    [
      'Anthropic at another place of this machine',
      { SYNTH_LLM_BASE_URL: 'http://127.0.0.1:1234', ANTHROPIC_API_KEY: key },
      ['anthropic', 'http://127.0.0.1:1234/v1/messages', key, 'default', 60_000],
    ],
    [
      'a gateway to Anthropic',
      { SYNTH_LLM_BASE_URL: 'https://gateway.example/anthropic', SYNTH_LLM_API_KEY: key },
      ['anthropic', 'https://gateway.example/anthropic/v1/messages', key, 'default', 60_000],
    ],
    [
      'Azure, whose query is kept',
      {
        SYNTH_LLM_BASE_URL: 'https://me.openai.azure.com/openai/deployments/gpt-4o?api-version=2024-10-21',
        SYNTH_LLM_API_KEY: key,
        SYNTH_LLM_MODEL: 'gpt-4o',
      },
      ['openai', 'https://me.openai.azure.com/openai/deployments/gpt-4o/chat/completions?api-version=2024-10-21', key, 'gpt-4o', 60_000],
    ],
  ])('should read %s', (_what, environment, expected) => {
    expect(read(environment)).toEqual(expected)
  })

  it.each<[string, Record<string, string>]>([
    ['SYNTH_LLM_BASE_URL', { SYNTH_LLM_BASE_URL: 'not an address' }],
    ['SYNTH_LLM_BASE_URL', { SYNTH_LLM_BASE_URL: 'file:///etc/passwd' }],
    ['SYNTH_LLM_BASE_URL', { SYNTH_LLM_BASE_URL: 'http://llm.example/v1', SYNTH_LLM_API_KEY: key }],
    ['SYNTH_LLM_BASE_URL', { SYNTH_LLM_BASE_URL: 'http://127.0.0.1.example.com/v1', SYNTH_LLM_API_KEY: key }],
    ['SYNTH_LLM_BASE_URL', { SYNTH_LLM_BASE_URL: 'http://llm.example/v1' }],
    ['SYNTH_LLM_BASE_URL', { SYNTH_LLM_BASE_URL: 'http://ollama:11434/v1', SYNTH_LLM_API_KEY: key }],
    ['SYNTH_LLM_BASE_URL', { SYNTH_LLM_BASE_URL: 'http://192.168.1.9:8000/v1', SYNTH_LLM_API_KEY: key }],
    ['SYNTH_LLM_BASE_URL', { SYNTH_LLM_BASE_URL: `https://me:${key}@llm.example/v1` }],
    ['SYNTH_LLM_API_KEY', { SYNTH_LLM_BASE_URL: 'https://llm.example/v1' }],
    ['SYNTH_LLM_API_KEY', { SYNTH_LLM_BASE_URL: 'https://llm.example/v1', OPENAI_API_KEY: key }],
    ['SYNTH_LLM_BASE_URL', { SYNTH_LLM_API_KEY: key }],
    ['SYNTH_LLM_API_KEY', { SYNTH_LLM_BASE_URL: 'https://llm.example/v1', SYNTH_LLM_API_KEY: `${key}\n` }],
    ['OPENAI_API_KEY', { OPENAI_API_KEY: `${key}\r\nx-evil: 1` }],
    ['SYNTH_LLM_TIMEOUT_MS', { OPENAI_API_KEY: key, SYNTH_LLM_TIMEOUT_MS: '0' }],
    ['SYNTH_LLM_TIMEOUT_MS', { OPENAI_API_KEY: key, SYNTH_LLM_TIMEOUT_MS: '1e3' }],
    ['SYNTH_LLM_TIMEOUT_MS', { OPENAI_API_KEY: key, SYNTH_LLM_TIMEOUT_MS: '99999999' }],
    ['SYNTH_LLM_MODEL', { OPENAI_API_KEY: key, SYNTH_LLM_MODEL: 'x'.repeat(201) }],
  ])('should refuse with %s named, and the key not told: %j', (name, environment) => {
    const thrown = ((): unknown => {
      try {
        return createSchemaModel(environment)
      } catch (error) {
        return error
      }
    })()
    expect(thrown).toBeInstanceOf(ConfigurationError)
    expect(String(thrown)).toContain(name)
    expect(String(thrown)).not.toContain(key)
  })

  it('should name the variables, one of which is enough', () => {
    expect(configuringVariables).toEqual(['SYNTH_LLM_BASE_URL', 'OPENAI_API_KEY', 'GROQ_API_KEY', 'ANTHROPIC_API_KEY'])
  })

  it('should know its own network from others', () => {
    for (const host of ['127.0.0.1', 'ollama', 'host.docker.internal', 'gpu.local', '10.1.2.3', '172.31.0.1', '192.168.0.7', '[fd00::1]'])
      expect(isNear(host)).toBe(true)
    for (const host of [
      'example.com',
      '11.0.0.1',
      '172.32.0.1',
      '192.169.0.1',
      '10.0.0.1.nip.io',
      'local.example',
      '[2001:db8::1]',
      '169.254.169.254',
      '0.0.0.0',
    ])
      expect(isNear(host)).toBe(false)
  })

  it('should know this machine from others', () => {
    for (const host of ['localhost', 'a.localhost', '127.0.0.1', '127.8.9.1', '[::1]']) expect(isLoopback(host)).toBe(true)
    for (const host of ['localhost.example', '127.0.0.1.nip.io', '0.0.0.0', '10.0.0.1', '[::2]', 'xlocalhost'])
      expect(isLoopback(host)).toBe(false)
  })
})
