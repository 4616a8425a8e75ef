/** Whether this browser lets a page write to a file that its user chooses. */
export function canPickFile(): boolean {
  return 'showSaveFilePicker' in globalThis
}
