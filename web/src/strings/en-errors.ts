import { pluralize } from './pluralize.ts'

/** What went wrong with a page or a part of it. */
export const enErrors = {
  crash: 'Something went wrong',
  crashText: 'This page stopped working. What you had sent is kept.',
  reload: 'Reload the page',
  missingCode: {
    offline: {
      title: 'You are offline',
      text: 'This page opens as soon as you are back. What you typed is kept.',
      action: 'Try again',
      part: 'This opens once you are back. Try it again then.',
    },
    newVersion: { title: 'A new version is ready', text: 'Reload to go on. What you had sent is kept.', action: 'Reload the page' },
  },
  notFound: 'This page does not exist',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  toDiscover: 'Back to Discover',
  network: 'The server could not be reached.',
  busy: 'The server has too much to do right now. Please try again in a moment. What you typed is kept.',
  tryAgain: 'Try again',
  refreshFailed: 'This could not be refreshed.',
  request: (id: string) => `Request ${id}`,
}

/** Why a form was not taken. */
export const enProblems = {
  tooMany: (wait: string) => `Too many tries. Please try again in ${wait}.`,
  tooManyOver: 'You can try again now.',
  network: 'The server could not be reached. What you typed is kept.',
  server: 'Something went wrong on our side. What you typed is kept.',
  seconds: (count: number) => pluralize(count, 'second'),
  minutes: (count: number) => pluralize(count, 'minute'),
}
