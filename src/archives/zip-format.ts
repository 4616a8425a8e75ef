import type { Field } from './little-endian.ts'

/** What several records of a ZIP archive say, by the sections of PKWARE's APPNOTE 6.3.10. */
export const zipFormat = {
  /** 4.4.3: who reads deflated files. */
  version: 20,
  /** 4.4.3: who reads ZIP64 records. */
  version64: 45,
  /** The most that 16 bits hold: in their place it says that a ZIP64 record has the number (4.3.16). */
  full16: 0xffff,
  /** The same for 32 bits. */
  full32: 0xffffffff,
  /** 4.5.3: the ZIP64 extra field. */
  extra64: 0x0001,
  /** Flags (4.4.4): sizes follow the data, the name is UTF-8. Method (4.4.5): deflate. Time and date (4.4.6): 1980-01-01, the first there is. */
  how: [
    [0x0808, 2],
    [8, 2],
    [0, 2],
    [0x0021, 2],
  ],
} as const satisfies Readonly<Record<string, number | readonly Field[]>>
