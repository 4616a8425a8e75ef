/** Whether this browser can write to a file that the user chooses. */
export function canPickFile(): boolean {
  return 'showSaveFilePicker' in globalThis
}
