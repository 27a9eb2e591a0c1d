/** All passwords that tests use. The teardown searches the log for them. */
export const passwords = {
  initial: 'Correct-Horse-7',
  changed: 'Engine1843',
  wrong: 'Wrong-Horse-7',
  short: 'Secret123',
  otherShort: 'Secret124',
}
