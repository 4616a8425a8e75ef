// Makes a fresh clone ready to run: installs what package-lock.json lists if it is not there, then builds. Plain Node without dependencies.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const oldest = [20, 19]

function fail(message) {
  process.stderr.write(`synth: ${message}\n`)
  process.exit(1)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    fail(`Node ${oldest.join('.')} or newer is needed, this is ${process.versions.node}`)
  }
}

function libcOfThisMachine() {
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

/** Whether an optional package is meant for this machine; one that names no platform belongs to another that does. */
function meantForThisMachine(entry, libc) {
  if (!entry.optional) return true
  if (!entry.os && !entry.cpu) return false
  const matches = (list, value) => !list || list.includes(value)
  return matches(entry.os, process.platform) && matches(entry.cpu, process.arch) && matches(entry.libc, libc)
}

/** Compares what npm says it has installed with the lock file. */
function installed() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(record, 'utf8')).packages
  const libc = libcOfThisMachine()
  const needed = Object.entries(wanted).filter(([path, entry]) => path !== '' && meantForThisMachine(entry, libc))
  return needed.every(([path, entry]) => present[path]?.version === entry.version && existsSync(join(root, path)))
}

function install() {
  process.stderr.write('synth: installing dependencies (npm ci)\n')
  const npm = process.env.npm_execpath ?? ''
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, stdio: ['ignore', 2, 2] }
  const { status } = basename(npm) === 'npm-cli.js' ? spawnSync(process.execPath, [npm, ...args], options) : spawnSync('npm', args, options)
  if (status !== 0) fail('npm ci failed, see above; is the package registry within reach?')
}

function build() {
  const { status } = spawnSync(process.execPath, [join(root, '.ci', 'build.mjs')], { stdio: ['ignore', 2, 2] })
  if (status !== 0) fail('the build failed, see above')
}

/**
 * The scripts of package.json start with `exec`, so that a signal to npm reaches the service and not a shell before it. The shell of
 * Windows has no such word: there it becomes a command that runs the rest of the line.
 */
function provideExec() {
  if (process.platform === 'win32') writeFileSync(join(root, 'node_modules', '.bin', 'exec.cmd'), '@%*\r\n')
}

checkNode()
if (!installed()) install()
provideExec()
build()
