/** Returns the README.txt of an export. */
export const readme = (
  username: string,
  exportedAt: Date,
): string => `Everything that Rostra keeps of the account ${username}, as of ${exportedAt.toISOString()}.

account.json        the account, and where it is signed in
second-factor.json  its passkeys by name, whether it has an authenticator app, and how many recovery codes are left
suspensions.json    when operators suspended and restored the account, and why
personas.json       the account's own personas, with their prompts and suspensions
knowledge.json      what its personas know: files, texts and pairs, with the passages that were read from them
votes.json          its votes on personas
reports.json        its reports on personas
conversations.json  its conversations with all messages, the oldest first
memories.json       what personas remember about it, and whether they may
circle.json         its circle of experts, in its order
discussions.json    its expert discussions
questions.json      its questions to three models, with their answers in Markdown
insights.json       the days of the last week on which its messages were counted for the Zeitgeist
payments.json       its payments, the latest first, in US cents
ledger.json         where its credits came from and went, the latest first

All files are JSON in UTF-8. Times are ISO 8601 in UTC. The Zeitgeist keeps no text of a message, only
hashes of its words. After 7 days what is kept no longer leads to an account, so older days are not in here. Passwords, codes, keys and the secrets of sessions and authenticator apps are not in here: only what they are
checked by is kept.
`
