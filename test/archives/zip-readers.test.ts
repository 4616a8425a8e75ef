import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zipped, type File } from './zipped.ts'

const block = Buffer.from(Array.from({ length: 5000 }, (_, id) => `${id},name ${id % 97}\n`).join(''))
const files: readonly File[] = [
  ['customers.csv', [Buffer.from('id,name\n'), block, new Uint8Array(0), block]],
  ['empty.csv', []],
  ['käse 日本.csv', [block]],
]
const many: readonly File[] = Array.from({ length: 66_000 }, (_, index) => [`${index}.csv`, []])
const expected = files.map(([name, blocks]) => `${name} ${Buffer.concat(blocks).length}`)

/** Reads archives as they arrive: without their directories, by what stands before and behind the data. */
const javaReader = `
import java.io.*;
import java.util.zip.*;
public class Read {
  public static void main(String[] files) throws Exception {
    PrintStream out = new PrintStream(System.out, true, "UTF-8");
    for (String file : files) {
      try (ZipInputStream in = new ZipInputStream(new FileInputStream(file))) {
        int count = 0;
        for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
          long length = in.readAllBytes().length;
          if (count++ < 3) out.println(entry.getName() + " " + length);
        }
        out.println(count);
      }
    }
  }
}`

const pythonReader = `
import sys, zipfile
sys.stdout.reconfigure(encoding='utf-8')
for path in sys.argv[1:]:
    archive = zipfile.ZipFile(path)
    assert archive.testzip() is None
    for entry in archive.infolist()[:3]:
        print(entry.filename, len(archive.read(entry)))
    print(len(archive.infolist()))`

const has = (tool: string): boolean => spawnSync(tool, ['--version']).error === undefined

describe('an archive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'synth-zip-'))
  const [some, none, tooMany] = [join(folder, 'some.zip'), join(folder, 'none.zip'), join(folder, 'many.zip')]
  const listing = [...expected, '3', '0', '0.csv 0', '1.csv 0', '2.csv 0', '66000']

  beforeAll(() => {
    writeFileSync(some, zipped(files))
    writeFileSync(none, zipped([]))
    writeFileSync(tooMany, zipped(many))
    writeFileSync(join(folder, 'Read.java'), javaReader)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const run = (tool: string, args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(tool, args, {
      encoding: 'utf8',
      maxBuffer: 1e8,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    })
    return { status, stdout, stderr }
  }

  it.skipIf(!has('unzip'))('should be taken by unzip, if there is one', () => {
    expect(run('unzip', ['-tqq', some])).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(run('unzip', ['-tqq', tooMany])).toEqual({ status: 0, stdout: '', stderr: '' })
    // 1 is a warning: the archive is empty.
    expect(run('unzip', ['-tqq', none]).status).toBe(1)
    expect(run('unzip', ['-p', some, 'käse 日本.csv']).stdout).toBe(block.toString())
    expect(run('unzip', ['-p', some, 'customers.csv']).stdout).toBe(`id,name\n${block.toString()}${block.toString()}`)
  })

  it.skipIf(!has('python3'))('should be taken by Python, if there is one', () => {
    const { stdout, stderr } = run('python3', ['-c', pythonReader, some, none, tooMany])
    expect([stderr, stdout.trim().split(/\r?\n/)]).toEqual(['', listing])
  })

  it.skipIf(!has('javac'))('should be taken by Java as it arrives, if there is one', () => {
    const { stdout, stderr } = run('java', [join(folder, 'Read.java'), some, none, tooMany])
    expect([stderr, stdout.trim().split(/\r?\n/)]).toEqual(['', listing])
  })
})
