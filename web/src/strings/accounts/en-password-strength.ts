/** The English texts of how strong a password is. Another language is another file of this shape. */
export const enPasswordStrength = {
  said: 'Password strength',
  words: ['Weak', 'Fair', 'Good', 'Strong'],
  advice: {
    common: 'This is among the first that are tried.',
    pattern: 'Rows of keys and sequences are easy to guess.',
    repeat: 'Repeated characters are easy to guess.',
    dates: 'Dates and years are easy to guess.',
    own: 'Don’t build it from your name or email.',
    refused: 'This password is among the 3,000 most common ones, which are refused.',
    short: 'Longer is better: a few unrelated words work well.',
  },
} as const
