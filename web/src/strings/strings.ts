/*
 * The texts of the interface in the language of this build. They are one file per part of the product, so that a page fetches only its own.
 */

export { enBranches as branchesStrings, enFeedback as feedbackStrings } from './chat/en-branches.ts'
export { enHistory as historyStrings } from './chat/en-history.ts'
export { enMemory as memoryStrings } from './chat/en-memory.ts'
export { enSharedConversation as sharedConversationStrings } from './chat/en-shared-conversation.ts'
export { en as strings } from './en.ts'
export { enAccount as accountStrings } from './en-account.ts'
export { enConsole as consoleStrings } from './en-console.ts'
export { enCredits as creditsStrings } from './en-credits.ts'
export { enNewsroom as newsroomStrings } from './en-newsroom.ts'
export { enSecondFactor as secondFactorStrings } from './en-second-factor.ts'
export { enTexts as textsStrings } from './en-texts.ts'
export { enZeitgeist as zeitgeistStrings } from './en-zeitgeist.ts'
export { enZeitgeistAdmin as zeitgeistAdminStrings } from './en-zeitgeist-admin.ts'
export { enCircle as circleStrings } from './experts/en-circle.ts'
export { enDiscussion as discussionStrings } from './experts/en-discussion.ts'
export { enThreeSixty as threeSixtyStrings } from './experts/en-three-sixty.ts'
export { enManagePersonas as managePersonasStrings } from './personas/en-manage-personas.ts'
export { enPersonaForm as personaFormStrings } from './personas/en-persona-form.ts'
export { enReporting as reportingStrings } from './personas/en-reporting.ts'
export { enSharing as sharingStrings } from './personas/en-sharing.ts'
