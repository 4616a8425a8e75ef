import { dirname, join, relative } from 'node:path/posix'
import { defineConfig, type Plugin } from 'vitest/config'
import { longTests } from './long-tests.ts'
import { SlowestFirst } from './slowest-first.ts'

const root = join(import.meta.dirname.replaceAll('\\', '/'), '..')

/**
 * These have modules of their own: what the one tests is made once and kept by the module, and the other counts the blocks of code that
 * run, which V8 does only in code that it compiles afterwards.
 */
const alone = ['test/lexicon/faker-pool.test.ts', 'test/story/steps.test.ts']

/** Faults that take services of their own and long, or are timed: `npm run faults` runs them with all others, one file after another. */
const timed = [
  'test/faults/{clock-jumps,connections,heavy-schemas,hostile-bodies,hostile-text,memory,near-limits,output,sigterm,slow-readers}.test.ts',
]

/** Tests of packages are theirs. */
const others = ['**/node_modules/**']

/** Lets tests import the compiled code, which is loaded faster than the sources and is what users run. */
const compiled: Plugin = {
  name: 'compiled',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !/^\..*\.ts$/.test(source)) return null
    const path = relative(root, join(dirname(importer), source))
    // What runs in browsers is bundled whole: its modules are tested as they are.
    return /^(?:src(?!\/(?:docs-page|playground)\/)|workers)\//.test(path) ? join(root, 'dist', path.replace(/\.ts$/, '.js')) : null
  },
}

export default defineConfig({
  root,
  plugins: [compiled],
  test: {
    globalSetup: ['test/compile.ts', 'test/registries.ts'],
    setupFiles: ['test/support/quick-equality.ts'],
    pool: 'forks',
    // Tests make much that lives for a moment: with more room for it less is copied.
    execArgv: ['--max-semi-space-size=64'],
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    watch: false,
    expect: { poll: { timeout: 10_000 } },
    sequence: { sequencer: SlowestFirst },
    server: { deps: { external: [/\/dist\/(src|workers)\//] } },
    projects: [
      // What code keeps between plans only saves time: files share it, as requests do.
      {
        extends: true,
        test: { name: 'suite', include: ['test/**/*.test.ts'], exclude: [...longTests, ...timed, ...others], isolate: false },
      },
      { extends: true, test: { name: 'long', include: [...longTests], exclude: [...alone, ...others], isolate: false } },
      { extends: true, test: { name: 'long-alone', include: alone } },
    ],
  },
})
