import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppendedFile } from '../../src/stores/appended-file.ts'

const piece = new Uint8Array(10_000_000).fill(97)

describe('AppendedFile', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'synth-appended-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('should keep all bytes in their order', async () => {
    const path = join(folder, 'file')
    const file = new AppendedFile(await open(path, 'wx'))
    for (let i = 0; i < 3; i++) await file.write(piece.with(0, 48 + i))
    await file.finish()
    const bytes = await readFile(path)
    expect(bytes.length).toBe(3 * piece.length)
    expect([0, 1, 2].map((i) => bytes.at(i * piece.length))).toEqual([48, 49, 50])
  })

  it('should report a write that the disk refused after it had been taken', async () => {
    const handle = await open(join(folder, 'file'), 'wx')
    vi.spyOn(handle, 'datasync').mockRejectedValue(Object.assign(new Error('EIO: i/o error, fdatasync'), { syscall: 'fdatasync' }))
    const file = new AppendedFile(handle)
    for (let i = 0; i < 2; i++) await file.write(piece)
    await expect(file.finish()).rejects.toThrow('EIO')
    await expect(file.write(piece)).rejects.toThrow('EIO')
    await file.close()
  })
})
