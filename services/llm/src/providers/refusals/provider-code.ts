/** The form of a provider's code: words joined by underscores. Anything else may be free text. */
const codePattern = /^[a-z0-9]+(?:_[a-z0-9]+)*$/i
const maxCodeLength = 64

/** Returns a value that has the form of a code, so that it may be logged; undefined for any other. */
export const codeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= maxCodeLength && codePattern.test(value) ? value : undefined
