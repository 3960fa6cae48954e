/** What a page does to its field while the card is at work, and what is said then. */
export const fieldChanges: Record<
  string,
  { code: 'field_locked' | 'field_disabled' | 'field_gone' | 'field_too_short'; set: string; to: string }
> = {
  'read-only': { code: 'field_locked', set: 'readonly', to: '' },
  'read-only to its editor': { code: 'field_locked', set: 'contenteditable', to: 'false' },
  'switched off': { code: 'field_disabled', set: 'disabled', to: '' },
  hidden: { code: 'field_gone', set: 'hidden', to: '' },
  shorter: { code: 'field_too_short', set: 'maxlength', to: '5' },
};
