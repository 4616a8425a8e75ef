import { copyButtons } from './copy-buttons.ts'
import { ownAddress } from './own-address.ts'
import { searchBox } from './search-box.ts'

searchBox(document)
ownAddress(document)
copyButtons(document)
