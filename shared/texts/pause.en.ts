/** The presses that stop everything and let it go on; why it stands still says `shared/errors/pause-text.en.ts`. */
export const pauseEnglish = {
  everything: 'Pause everything',
  forHours: '{count, plural, one {Pause for # hour} other {Pause for # hours}}',
  resume: 'Resume',
} as const;
