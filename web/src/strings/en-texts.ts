/** The texts around the pages that are written in Markdown. */
export const enTexts = {
  howItWorks: 'How it works',
  about: 'About',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
}
