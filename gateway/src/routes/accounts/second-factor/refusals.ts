/** Documents the refusals of a change to the second factor, by status. */
export const changeRefusals = {
  400: 'WRONG_PASSWORD, VALIDATION, BAD_JSON, BODY_TOO_LARGE',
  403: 'SECOND_FACTOR_NEEDED, CROSS_SITE',
  429: 'TOO_MANY_TRIES, RATE_LIMITED',
}

export const needsFactor =
  'Needs the password or a one-time code, and for an account with a second factor a session that was opened with it.'

/** Documents the cookie of a browser that adds the first factor. */
export const marksDevice = { 'Set-Cookie': 'With the first factor: a mark that this browser has passed it' }
