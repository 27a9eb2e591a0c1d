/*
 * The texts of the interface in the language of this build. They are one file per part of the product, so that a page fetches only its own.
 */

export { en as strings } from './en.ts'
export { enAccount as accountStrings } from './en-account.ts'
export { enCircle as circleStrings } from './en-circle.ts'
export { enConsole as consoleStrings } from './en-console.ts'
export { enCredits as creditsStrings } from './en-credits.ts'
export { enDiscussion as discussionStrings } from './en-discussion.ts'
export { enManagePersonas as managePersonasStrings } from './en-manage-personas.ts'
export { enNewsroom as newsroomStrings } from './en-newsroom.ts'
export { enPersonaForm as personaFormStrings } from './en-persona-form.ts'
export { enReporting as reportingStrings } from './en-reporting.ts'
export { enSharing as sharingStrings } from './en-sharing.ts'
export { enTexts as textsStrings } from './en-texts.ts'
export { enThreeSixty as threeSixtyStrings } from './en-three-sixty.ts'
export { enZeitgeist as zeitgeistStrings } from './en-zeitgeist.ts'
export { enZeitgeistAdmin as zeitgeistAdminStrings } from './en-zeitgeist-admin.ts'
