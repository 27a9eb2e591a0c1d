export const enZeitgeist = {
  title: 'Zeitgeist',
  adminTitle: 'Zeitgeist insights',
}
