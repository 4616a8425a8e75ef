import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFolder } from '../../src/stores/make-folder.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'synth-folder-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

describe('makeFolder', () => {
  it('should create a directory with those above it, again and at the same time', async () => {
    const path = join(directory, 'a/b/c')
    await Promise.all([makeFolder(path), makeFolder(path), makeFolder(join(directory, 'a/b'))])
    await makeFolder(path)
    expect(statSync(path).isDirectory()).toBe(true)
  })

  it('should not take a file for a directory', async () => {
    writeFileSync(join(directory, 'file'), '')
    await expect(makeFolder(join(directory, 'file'))).rejects.toMatchObject({ code: 'EEXIST' })
    await expect(makeFolder(join(directory, 'file/below/it'))).rejects.toMatchObject({ code: 'ENOTDIR' })
  })

  it.skipIf(!existsSync('/proc'))('should end where a file system has no place for it', async () => {
    await expect(makeFolder('/proc/none/below')).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
