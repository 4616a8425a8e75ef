import { describe, expect, it } from 'vitest'
import { loadPackage } from '../../src/load-package.ts'
import { runCli } from '../cli/support/run-cli.ts'

describe('synth generate into databases', () => {
  it.each([
    [['--create'], /--create is for databases/],
    [['--out', 'data', '--truncate'], /--truncate is for databases/],
    [['--append'], /--append is for files and databases/],
    [['--out', 'x.sqlite', '--resume'], /--resume is for files/],
    [['--out', 'x.sqlite', '--append', '--truncate'], /give one of --truncate and --append/],
    [['--out', 'x.sqlite', '--append', '--overwrite'], /--overwrite replaces tables, and --append keeps them/],
    [['--out', 'x.sqlite', '--format', 'csv'], /--format is for files/],
    [['--out', 'x.sqlite', '--delimiter', 'tab'], /--delimiter is for files/],
    [['--out', 'postgres://localhost'], /--out must be a URL such as postgres:\/\/user@localhost\/shop/],
  ])('should refuse %j', async (args, message) => {
    const { code, out, error } = await runCli(['generate', 'a shop', '--workers', '0', ...args])
    expect([code, out, error]).toEqual([2, '', expect.stringMatching(message)])
  })

  it('should say why a database cannot be opened', async () => {
    const { code, error } = await runCli(['generate', 'a shop', '--rows', '3', '--workers', '0', '--out', '/dev/null/shop.sqlite'])
    expect([code, error]).toEqual([1, expect.stringMatching(/^error: database_failed: SQLite at \/dev\/null\/shop\.sqlite: \S/)])
  })
})

describe('an optional package', () => {
  it('should be named with the way to install it where it is missing', async () => {
    const name = 'no-such-package-of-synth'
    const missing = loadPackage('Writing to PostgreSQL', ['pg', 'pg-copy-streams'], () => import(/* @vite-ignore */ name))
    await expect(missing).rejects.toMatchObject({
      code: 'package_missing',
      message: 'Writing to PostgreSQL needs the packages pg and pg-copy-streams: run npm install pg pg-copy-streams',
    })
  })
})
