import type { ReferenceList } from './reference-list.ts'
import { tableList } from './table-list.ts'

/** Devices of users, with operating system and kind. */
export function devices(): ReferenceList {
  return tableList({
    name: 'devices',
    description: 'A device, its operating system and kind (mobile, tablet, desktop); weights roughly follow the shares of StatCounter.',
    columns: { device: 'text', os: 'text', device_type: 'text', weight: 'number' },
    rows: `
      iPhone 13|iOS|mobile|9
      iPhone 14|iOS|mobile|9
      iPhone 14 Pro|iOS|mobile|5
      iPhone 15|iOS|mobile|10
      iPhone 15 Pro|iOS|mobile|7
      iPhone 16|iOS|mobile|6
      iPhone 12|iOS|mobile|6
      iPhone SE|iOS|mobile|3
      Galaxy S22|Android|mobile|4
      Galaxy S23|Android|mobile|6
      Galaxy S24|Android|mobile|6
      Galaxy A14|Android|mobile|6
      Galaxy A54|Android|mobile|6
      Pixel 7|Android|mobile|3
      Pixel 8|Android|mobile|3
      Pixel 8a|Android|mobile|2
      Redmi Note 12|Android|mobile|5
      Redmi Note 13|Android|mobile|4
      Xiaomi 13|Android|mobile|2
      OnePlus 11|Android|mobile|2
      OPPO A78|Android|mobile|2
      vivo Y36|Android|mobile|2
      Moto G54|Android|mobile|2
      iPad (10th generation)|iPadOS|tablet|4
      iPad Air|iPadOS|tablet|3
      iPad Pro|iPadOS|tablet|2
      Galaxy Tab S9|Android|tablet|2
      Galaxy Tab A9|Android|tablet|2
      Windows PC|Windows|desktop|22
      Windows Laptop|Windows|desktop|20
      MacBook Air|macOS|desktop|8
      MacBook Pro|macOS|desktop|7
      iMac|macOS|desktop|2
      Mac mini|macOS|desktop|1
      Linux PC|Linux|desktop|3
      Chromebook|ChromeOS|desktop|3`,
  })
}
