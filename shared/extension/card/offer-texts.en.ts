/** Words of what is offered beside a result; the frame's alone, so that the page's script does not carry them. */
export const offerTexts = {
  subject: (text: string) => `Subject: ${text}`,
  useSubject: 'Insert',
  useSubjectHint: 'Insert as the subject',
  noChip: (host: string) => `No Sharpen button on ${host} yet.`,
  addSite: 'Add this site',
} as const;
