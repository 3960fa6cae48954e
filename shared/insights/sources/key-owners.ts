import type { KeyOwner, OwnKey } from '@/shared/contracts/insight-sources.ts';

/** Whose keys a user may bring, what they are made of and where one gets them. */
export const keyOwners: Readonly<Record<KeyOwner, Pick<OwnKey, 'label' | 'help' | 'fields'>>> = {
  reddit: {
    label: 'Reddit',
    help: 'Client id and secret of an app that Reddit has approved.',
    fields: [
      { name: 'clientId', label: 'Client id', secret: false },
      { name: 'clientSecret', label: 'Client secret', secret: true },
    ],
  },
  stackexchange: {
    label: 'Stack Exchange',
    help: 'A free key from stackapps.com raises the daily limit.',
    fields: [{ name: 'apiKey', label: 'Key', secret: true }],
  },
  youtube: {
    label: 'YouTube',
    help: 'An API key of a Google Cloud project with the YouTube Data API v3 switched on.',
    fields: [{ name: 'apiKey', label: 'API key', secret: true }],
  },
  x: {
    label: 'X',
    help: "An app's bearer token. X bills your account for each post that is read.",
    fields: [{ name: 'bearerToken', label: 'Bearer token', secret: true }],
  },
  brave: {
    label: 'Brave Search',
    help: 'A subscription token. It opens Quora, and Reddit where there is no app.',
    fields: [{ name: 'apiKey', label: 'Subscription token', secret: true }],
  },
  tavily: {
    label: 'Tavily',
    help: 'An API key. It is used where there is none of Brave Search.',
    fields: [{ name: 'apiKey', label: 'API key', secret: true }],
  },
  bluesky: {
    label: 'Bluesky',
    help: 'Your handle and an app password; never your own password.',
    fields: [
      { name: 'handle', label: 'Handle', secret: false },
      { name: 'appPassword', label: 'App password', secret: true },
    ],
  },
};
