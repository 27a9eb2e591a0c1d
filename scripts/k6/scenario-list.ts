/** The scenarios, each with its description in the usage text. */
export const scenarios: Readonly<Record<string, string>> = {
  stream: 'messages of guests and members with their answers; with the SSE extension also first token and gaps',
  returning: 'members who return to their conversations: history, search, edits, new answers, branches, shares, feedback',
  browse: 'the landing page with its files, lists, searches and persona pages',
  'sign-in': 'registration, login and logout; the cost of password hashes',
  purchase: 'credits bought at the local checkout, up to the ledger entry',
  discussion: 'circles of five experts, discussions of them followed to the end',
  'mixed-day': 'all user flows with the traffic of a day, from midnight to midnight, within minutes',
  spike: 'ten times the rate at once, and recovery afterwards',
  soak: 'all user flows at a constant rate; both halves must meet the same thresholds',
}

/** Returns the text that is printed without a scenario or for an unknown one. */
export const usage = (): string =>
  [
    'Usage: npm run k6 -- <scenario> [options of k6]',
    '',
    ...Object.entries(scenarios).map(([name, line]) => `  ${name.padEnd(11)}${line}`),
    '',
    'Without BASE_URL a product is started for the run, with a fast model and without limits. RATE (per second), VUS, DURATION, MEMBERS,',
    'P95_MS and K6_SUMMARY (a file) change a run: see docs/load-testing.md.',
  ].join('\n')
