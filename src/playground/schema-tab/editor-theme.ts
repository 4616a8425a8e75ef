import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const popup = {
  border: '1px solid var(--line-strong)',
  borderRadius: '6px',
  background: 'var(--surface)',
  color: 'var(--text)',
  boxShadow: 'var(--shadow)',
}

const theme = EditorView.theme({
  '&': { height: '100%', background: 'var(--surface)', color: 'var(--text)', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55', overflow: 'auto' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--text)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': { background: 'var(--surface)', color: 'var(--muted)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px 0 14px' },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'var(--sunken)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': { background: 'var(--accent-soft)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { background: 'var(--accent-soft)', outline: '1px solid var(--line-strong)' },
  '.cm-foldPlaceholder': { background: 'var(--sunken)', border: '1px solid var(--line)', color: 'var(--muted)', padding: '0 6px' },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer' },
  '.cm-tooltip': popup,
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', fontSize: '12.5px', maxHeight: '18em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { background: 'var(--accent-soft)', color: 'var(--text)' },
  '.cm-completionMatchedText': { textDecoration: 'none', color: 'var(--accent)', fontWeight: '600' },
  '.cm-completionDetail': { color: 'var(--muted)', fontStyle: 'normal' },
  '.cm-completionInfo': { ...popup, padding: '8px 10px', maxWidth: '360px' },
  '.described': { fontFamily: 'var(--sans)', fontSize: '12.5px', lineHeight: '1.5', whiteSpace: 'pre-wrap' },
  '.described code': { fontFamily: 'var(--mono)', fontSize: '0.94em', background: 'var(--sunken)', borderRadius: '3px', padding: '0 3px' },
  '.cm-tooltip-hover > .described': { padding: '8px 10px', maxWidth: '420px' },
  '.cm-diagnostic': { fontFamily: 'var(--sans)', fontSize: '12.5px', padding: '6px 10px' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--wrong-line)' },
  '.cm-lintRange-error': { backgroundImage: 'none', borderBottom: '2px solid var(--wrong-line)', background: 'var(--wrong-soft)' },
  '.cm-lintRange-warning': { backgroundImage: 'none', borderBottom: '2px dotted var(--muted)' },
  '.cm-panels': { background: 'var(--sunken)', color: 'var(--text)', borderColor: 'var(--line)' },
  '.cm-textfield': { background: 'var(--surface)', border: '1px solid var(--line-strong)', color: 'var(--text)' },
  '.cm-button': { background: 'var(--surface)', border: '1px solid var(--line-strong)', borderRadius: '4px', color: 'var(--text)' },
  '.cm-searchMatch': { background: 'var(--used-soft)' },
  '.cm-searchMatch-selected': { background: 'var(--used-line)' },
})

const highlighting = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: tags.string, color: 'var(--used)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--wrong)' },
  { tag: [tags.separator, tags.brace, tags.squareBracket], color: 'var(--muted)' },
])

/** The colours of the editor, which follow the theme of the page. */
export const editorTheme: Extension = [theme, syntaxHighlighting(highlighting)]
