/** The texts around the pages that are written in Markdown. */
export const enTexts = {
  howItWorks: 'How to Create an AI',
  about: 'About',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  contents: 'On this page',
  linkTo: (title: string) => `Link to “${title}”`,
  getStarted: 'Get Started',
  lookAround: 'Look around first',
}
