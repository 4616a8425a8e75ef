import type { Field } from './little-endian.ts'

/** Constants that several records of a ZIP archive share, with the sections of PKWARE's APPNOTE 6.3.10. */
export const zipFormat = {
  /** 4.4.3: the version that a reader of deflated files needs. */
  version: 20,
  /** 4.4.3: the version that a reader of ZIP64 records needs. */
  version64: 45,
  /** The maximum of 16 bits: it means that the number is in a ZIP64 record (4.3.16). */
  full16: 0xffff,
  /** The same for 32 bits. */
  full32: 0xffffffff,
  /** 4.5.3: the ZIP64 extra field. */
  extra64: 0x0001,
  /**
   * Flags (4.4.4): sizes follow the data, the name is UTF-8. Method (4.4.5): deflate. Time and date (4.4.6): 1980-01-01, the earliest date.
   */
  how: [
    [0x0808, 2],
    [8, 2],
    [0, 2],
    [0x0021, 2],
  ],
} as const satisfies Readonly<Record<string, number | readonly Field[]>>
