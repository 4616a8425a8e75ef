/** How the page looks; `system` follows the browser. */
export type Theme = 'system' | 'light' | 'dark'
