/** Every password that a test types, so that the teardown can look for them in the log. */
export const passwords = {
  own: 'Correct-Horse-7',
  next: 'Engine1843',
  wrong: 'Wrong-Horse-7',
  short: 'Secret123',
  shortElse: 'Secret124',
}
