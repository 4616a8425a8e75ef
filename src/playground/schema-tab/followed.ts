import { Annotation } from '@codemirror/state'

/** Marks changes of the editor's text that follow the state of the page and are not made by the user. */
export const followed = Annotation.define<boolean>()
