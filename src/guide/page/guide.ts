import { searchBox } from './search-box.ts'

searchBox(document)
