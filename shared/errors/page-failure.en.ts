/** What stands in the place of a page that could not be shown. */
export const pageFailure = {
  broken: {
    title: 'Something went wrong',
    heading: 'This page could not be shown',
    text: 'Something went wrong on our side. What you saved is safe.',
    again: 'Reload the page',
  },
  unreached: {
    title: 'No network',
    heading: 'This page needs the network',
    text: 'It was not loaded before, and the network cannot be reached. Go back, where anything you typed is kept, or try again once you are online.',
    again: 'Try again',
  },
  outdated: {
    title: 'New version',
    heading: 'Whetstone was updated',
    text: 'This page is from before the update and cannot be shown. Anything you typed is kept.',
    again: 'Reload the page',
  },
  looking: 'Looking for the network …',
  stillUnreached: 'There is still no network.',
} as const;
