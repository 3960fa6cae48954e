/** What controls say that the extension and the website share; a number is given as it is read. */
export const controlsEnglish = {
  level: 'Level',
  sharpen: 'Sharpen',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading…',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied',
  changes: 'Changes',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  overLimit: 'Your text has {length} characters, and {max} fit. Shorten it, or keep only its beginning.',
  seconds: '{count} s',
  keepFirst: 'Keep the first {max}',
} as const;
