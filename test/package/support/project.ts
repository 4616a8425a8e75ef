import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** What a process came to. */
export interface Outcome {
  readonly code: number
  readonly out: string
  readonly error: string
}

/** What `npm pack` tells of a package. */
export interface Packed {
  readonly filename: string
  /** Bytes of the tarball. */
  readonly size: number
  readonly files: readonly { readonly path: string }[]
}

/** An empty project that has the package installed from its tarball, as `npm pack` makes it of what is built. */
export interface Project {
  readonly directory: string
  readonly packed: Packed
  readonly installed: Outcome
  /** Writes a file of the project. */
  write(name: string, text: string): void
  /** Runs Node.js in the project. */
  node(...args: readonly string[]): Promise<Outcome>
}

/** Makes the project; null where no package registry answers. Files of its own packages come from this repository. */
export async function makeProject(): Promise<Project | null> {
  const directory = mkdtempSync(join(tmpdir(), 'synth-package-'))
  const packing = await run('npm', ['pack', '--ignore-scripts', '--json', '--loglevel=error', '--pack-destination', directory], root)
  const [packed] = JSON.parse(packing.out) as readonly Packed[]
  if (packed === undefined) throw new Error(packing.error)
  const project = {
    directory,
    packed,
    write: (name: string, text: string) => {
      mkdirSync(dirname(join(directory, name)), { recursive: true })
      writeFileSync(join(directory, name), text)
    },
    node: (...args: readonly string[]) => run(process.execPath, args, directory),
  }
  project.write('package.json', '{"name": "empty", "private": true, "type": "module"}')
  const installed = await run(
    'npm',
    ['install', `./${packed.filename}`, '--prefer-offline', '--no-audit', '--no-fund', '--fetch-retries=1'],
    directory,
  )
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ENETUNREACH/.test(installed.error)) {
    removeProject(project)
    return null
  }
  return { ...project, installed }
}

/** Gives the project a package that this repository has. */
export function lend({ directory }: Pick<Project, 'directory'>, ...names: readonly string[]): void {
  for (const name of names) {
    const path = join(directory, 'node_modules', name)
    mkdirSync(dirname(path), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), path)
  }
}

export function removeProject({ directory }: Pick<Project, 'directory'>): void {
  rmSync(directory, { recursive: true, force: true })
}

function run(command: string, args: readonly string[], cwd: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { cwd, timeout: 150_000, maxBuffer: 2 ** 26, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined } }
    execFile(command, args, options, (failure, out, error) =>
      resolve({ code: failure === null ? 0 : Number(failure.code ?? 1), out, error }),
    )
  })
}
