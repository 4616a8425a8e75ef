/** What the directory of an archive says of a file. */
export interface DirectoryEntry {
  readonly name: string
  readonly needed: number
  readonly crc: number
  readonly codedBytes: number
  readonly plainBytes: number
  readonly offset: number
}

export interface Directory {
  readonly entries: readonly DirectoryEntry[]
  readonly offset: number
  /** Whether the end of the archive is told in 64 bits too. */
  readonly isZip64: boolean
}

/** Reads an archive's directory as APPNOTE 4.3.6 has it. `offset` is where in the archive `bytes` begin. */
export function readDirectory(bytes: Buffer, offset = 0): Directory {
  const end = bytes.length - 22
  const found = readEnd(bytes, end, offset)
  const entries: DirectoryEntry[] = []
  let at = found.offset - offset
  while (entries.length < found.count) {
    const [entry, length] = readEntry(bytes, at)
    entries.push(entry)
    at += length
  }
  if (at !== found.offset - offset + found.size) throw new Error(`The directory ends at ${at}`)
  return { entries, offset: found.offset, isZip64: found.isZip64 }
}

function readEnd(bytes: Buffer, end: number, offset: number) {
  expectSignature(bytes, end, 0x06054b50)
  const short = { count: bytes.readUInt16LE(end + 10), size: bytes.readUInt32LE(end + 12), offset: bytes.readUInt32LE(end + 16) }
  const isZip64 = end >= 20 && bytes.readUInt32LE(end - 20) === 0x07064b50
  if (!isZip64) return { ...short, isZip64 }
  const record = Number(bytes.readBigUInt64LE(end - 20 + 8)) - offset
  expectSignature(bytes, record, 0x06064b50)
  if (record + 12 + Number(bytes.readBigUInt64LE(record + 4)) !== end - 20) throw new Error('The ZIP64 record does not end at its locator')
  const long = {
    count: Number(bytes.readBigUInt64LE(record + 32)),
    size: Number(bytes.readBigUInt64LE(record + 40)),
    offset: Number(bytes.readBigUInt64LE(record + 48)),
  }
  return {
    count: short.count === 0xffff ? long.count : short.count,
    size: short.size === 0xffffffff ? long.size : short.size,
    offset: short.offset === 0xffffffff ? long.offset : short.offset,
    isZip64,
  }
}

function readEntry(bytes: Buffer, at: number): readonly [DirectoryEntry, number] {
  expectSignature(bytes, at, 0x02014b50)
  const [nameLength, extraLength] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)]
  const extra = bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)
  if (extra.length > 0 && (extra.readUInt16LE(0) !== 1 || extra.readUInt16LE(2) !== extra.length - 4)) throw new Error('A bad extra field')
  let read = 4
  const wide = (value: number): number => {
    if (value !== 0xffffffff) return value
    read += 8
    return Number(extra.readBigUInt64LE(read - 8))
  }
  const plainBytes = wide(bytes.readUInt32LE(at + 24))
  const codedBytes = wide(bytes.readUInt32LE(at + 20))
  const offset = wide(bytes.readUInt32LE(at + 42))
  if (extra.length > 0 && read !== extra.length) throw new Error('An extra field with numbers that nobody asks for')
  const name = bytes.subarray(at + 46, at + 46 + nameLength).toString()
  const entry = { name, needed: bytes.readUInt16LE(at + 6), crc: bytes.readUInt32LE(at + 16), codedBytes, plainBytes, offset }
  return [entry, 46 + nameLength + extraLength]
}

function expectSignature(bytes: Buffer, at: number, signature: number): void {
  if (bytes.readUInt32LE(at) !== signature) throw new Error(`There is no ${signature.toString(16)} at ${at}`)
}
