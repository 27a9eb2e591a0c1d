/** What can be run, each with a line for people. */
export const scenarios: Readonly<Record<string, string>> = {
  stream: 'messages and their answers, of guests and members: opened, whole; with the SSE extension also first token and gaps',
  browse: 'the landing page with its files, lists, searches and personas’ pages',
  'sign-in': 'registering, logging in and out: what passwords cost',
  purchase: 'credits bought at the local checkout, up to the line in the ledger',
  'mixed-day': 'a day of everything, from midnight to midnight, squeezed into minutes',
  spike: 'ten times as many within a moment, and whether it is as before afterwards',
  soak: 'everything at one rate for long; the second half is held to the same as the first',
}

/** What is printed when no scenario is named, or one that doesn't exist. */
export const usage = (): string =>
  [
    'Usage: npm run k6 -- <scenario> [options of k6]',
    '',
    ...Object.entries(scenarios).map(([name, line]) => `  ${name.padEnd(11)}${line}`),
    '',
    'Without BASE_URL a product of its own is started, with a fast model and without limits. RATE (a second), VUS, DURATION, MEMBERS,',
    'P95_MS and K6_SUMMARY (a file) change a run: docs/load-testing.md.',
  ].join('\n')
