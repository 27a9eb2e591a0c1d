/** The account settings of a member, each with its default. */
export const firstChoices = {
  /** Whether the member's chats may be used for anonymous insights. */
  insights: true,
  /** Whether the member wants a weekly mail about the inboxes of own personas. */
  inboxMail: false,
}

export type Choices = typeof firstChoices

const names = Object.keys(firstChoices) as (keyof Choices)[]

/** Returns the settings among some fields. An absent one has its default. */
export function choicesOf(fields: Partial<Choices>): Choices {
  const choices = { ...firstChoices }
  for (const name of names) choices[name] = fields[name] ?? firstChoices[name]
  return choices
}

/** Returns the settings among some fields that are present. */
export function givenChoices(fields: { [Name in keyof Choices]?: Choices[Name] | undefined }): Partial<Choices> {
  const given: Partial<Choices> = {}
  for (const name of names) if (fields[name] !== undefined) given[name] = fields[name]
  return given
}
