/** What a program reads of a persona that its creator's own model answers for. */
export const ownModelNotice = 'Answered by a model that its creator runs: the creator’s server gets the questions.'
