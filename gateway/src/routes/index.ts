import type { Route } from '../routing/route.ts'
import { appRoutes } from './accounts/apps.ts'
import { confirmEmail } from './accounts/confirm-email.ts'
import { creators } from './accounts/creators.ts'
import { adminCheck, currentUser, userStatus } from './accounts/current-user.ts'
import { deleteAccount } from './accounts/delete-account.ts'
import { exportAccount } from './accounts/export/export-account.ts'
import { keyRoutes } from './accounts/keys.ts'
import { finishIssuerSignIn } from './accounts/oidc/finish.ts'
import { listIdentities, startIdentityLink, unlinkIdentity } from './accounts/oidc/identities.ts'
import { listIssuers } from './accounts/oidc/issuers.ts'
import { signUpByIssuer } from './accounts/oidc/sign-up.ts'
import { startIssuerSignIn } from './accounts/oidc/start.ts'
import { changePassword } from './accounts/password/change-password.ts'
import { forgotPassword } from './accounts/password/forgot-password.ts'
import { resetPassword } from './accounts/password/reset-password.ts'
import { updateProfile } from './accounts/profile.ts'
import { pushRoutes } from './accounts/push.ts'
import { secondFactorRoutes } from './accounts/second-factor/second-factor-routes.ts'
import { listSessions, revokeSession } from './accounts/sessions.ts'
import { login } from './accounts/sign-in/login.ts'
import { loginWithOtp } from './accounts/sign-in/login-with-otp.ts'
import { loginWithSecondFactor } from './accounts/sign-in/login-with-second-factor.ts'
import { logout } from './accounts/sign-in/logout.ts'
import { register } from './accounts/sign-in/register.ts'
import { requestOtp } from './accounts/sign-in/request-otp.ts'
import { getStorage } from './accounts/storage.ts'
import { restoreAccount, searchAccounts, suspendAccount } from './admin/accounts.ts'
import { listOperatorActions } from './admin/audit.ts'
import { listDeadLetters, replayDeadLetters } from './admin/dead-letters.ts'
import { getFeatured, setFeaturing } from './admin/featured.ts'
import { getFigures } from './admin/figures.ts'
import { searchPayments } from './admin/payments.ts'
import { restorePersona, searchPersonas, suspendPersona } from './admin/personas.ts'
import { dismissReports, listReportedAnswers, listReports } from './admin/reports.ts'
import { getMaterialSearch } from './admin/search.ts'
import { allowTerm, excludeTerm, listExcludedTerms, listReviewedEntries, reviewEntry } from './admin/zeitgeist.ts'
import { deleteConversation, deleteConversations, restoreConversation } from './chat/conversations/delete-conversations.ts'
import {
  countConversations,
  getConversation,
  listConversations,
  pinConversation,
  renameConversation,
  unpinConversation,
} from './chat/conversations/own-conversations.ts'
import { startConversation } from './chat/conversations/start-conversation.ts'
import { setFeedback } from './chat/feedback.ts'
import { resumeGeneration, stopGeneration } from './chat/generations.ts'
import { createGuest, ensureGuestCookie } from './chat/guest.ts'
import { memoryRoutes } from './chat/memories.ts'
import { listMessages, sendMessage, showBranch } from './chat/messages.ts'
import { continueShared, listShares, revokeConversationShare, shareConversation, sharedConversation } from './chat/shares.ts'
import { streamMessage, streamMessageByGet } from './chat/stream-message.ts'
import { answerTrial } from './chat/trial.ts'
import { recognizeVisitor } from './chat/visitor.ts'
import { askModels } from './experts/ask-models.ts'
import { deleteQuestion, getQuestion, listQuestions } from './experts/asked-questions.ts'
import { addToCircle, arrangeCircle, getCircle, removeFromCircle } from './experts/circle.ts'
import { getDiscussion, listDiscussions, startDiscussion } from './experts/discussions.ts'
import { followDiscussion } from './experts/follow-discussion.ts'
import { listModels } from './experts/list-models.ts'
import { revokeShare, shareDiscussion, sharedDiscussion } from './experts/share-discussion.ts'
import { revokeQuestionShare, sharedQuestion, shareQuestion } from './experts/share-question.ts'
import { addSource } from './knowledge/add-source.ts'
import { answerInboxItem, countInbox, listInbox } from './knowledge/inbox.ts'
import { listPassages, searchKnowledge } from './knowledge/passages.ts'
import { deleteSource, keepOriginal, listSources } from './knowledge/sources.ts'
import { deleteArticle, getArticle, listArticles, searchArticles } from './newsroom/articles.ts'
import { generateDaily } from './newsroom/generate-daily.ts'
import { ping } from './operations/ping.ts'
import { checkout } from './payments/checkout.ts'
import { listLedger } from './payments/ledger.ts'
import { listPackages } from './payments/packages.ts'
import { listPayments } from './payments/payments.ts'
import { paymentWebhook } from './payments/webhook.ts'
import { personaAnalytics } from './personas/analytics.ts'
import { bookmarkRoutes } from './personas/bookmarks.ts'
import { cardRoutes } from './personas/cards/export-card.ts'
import { categoryCounts } from './personas/category-counts.ts'
import { chatModels } from './personas/chat-models.ts'
import { creatorRoutes } from './personas/creators/creators.ts'
import { personaById, personaBySlug } from './personas/one-persona.ts'
import { ownModelRoutes } from './personas/own-models.ts'
import { featuredPersonas, ownPersonas, personasByIds, publicPersonas, publicPersonasWithVotes } from './personas/persona-lists.ts'
import { pictureRoutes } from './personas/pictures.ts'
import { reportPersona } from './personas/report.ts'
import { slugCheck } from './personas/slug-check.ts'
import { conversationStats, userStats, voteStats } from './personas/stats.ts'
import { suggestTexts } from './personas/suggest-texts.ts'
import { versionRoutes } from './personas/versions.ts'
import { voteRoutes } from './personas/votes.ts'
import { createPersona, deletePersona, updatePersona } from './personas/write-persona.ts'
import { openAiRoutes } from './v1/openai-routes.ts'
import { webhookRoutes } from './webhooks/webhooks.ts'
import { getEntry, listEntries, refreshZeitgeist } from './zeitgeist/entries.ts'

/** All routes of the API by area. */
export const areas: Record<string, readonly Route[]> = {
  Accounts: [
    currentUser,
    register,
    login,
    logout,
    forgotPassword,
    resetPassword,
    requestOtp,
    loginWithOtp,
    loginWithSecondFactor,
    listIssuers,
    startIssuerSignIn,
    finishIssuerSignIn,
    signUpByIssuer,
    userStatus,
    updateProfile,
    confirmEmail,
    changePassword,
    listSessions,
    revokeSession,
    ...keyRoutes,
    ...appRoutes,
    getStorage,
    ...pushRoutes,
    ...secondFactorRoutes,
    listIdentities,
    startIdentityLink,
    unlinkIdentity,
    exportAccount,
    deleteAccount,
    creators,
    adminCheck,
  ],
  Personas: [
    ownPersonas,
    createPersona,
    suggestTexts,
    slugCheck,
    publicPersonas,
    publicPersonasWithVotes,
    categoryCounts,
    chatModels,
    featuredPersonas,
    personasByIds,
    personaBySlug,
    personaById,
    updatePersona,
    deletePersona,
    ...cardRoutes,
    ...versionRoutes,
    personaAnalytics,
    ...voteRoutes,
    conversationStats,
    userStats,
    voteStats,
    ...bookmarkRoutes,
    ...creatorRoutes,
    ...ownModelRoutes,
    reportPersona,
    ...pictureRoutes,
  ],
  Webhooks: webhookRoutes,
  Knowledge: [listSources, addSource, keepOriginal, deleteSource, listPassages, searchKnowledge, listInbox, answerInboxItem, countInbox],
  Chat: [
    createGuest,
    ensureGuestCookie,
    recognizeVisitor,
    startConversation,
    listConversations,
    countConversations,
    deleteConversations,
    getConversation,
    renameConversation,
    pinConversation,
    unpinConversation,
    deleteConversation,
    restoreConversation,
    listMessages,
    showBranch,
    streamMessage,
    streamMessageByGet,
    resumeGeneration,
    stopGeneration,
    sendMessage,
    setFeedback,
    shareConversation,
    revokeConversationShare,
    listShares,
    sharedConversation,
    continueShared,
    ...memoryRoutes,
    answerTrial,
  ],
  Experts: [
    getCircle,
    addToCircle,
    arrangeCircle,
    removeFromCircle,
    startDiscussion,
    listDiscussions,
    getDiscussion,
    followDiscussion,
    shareDiscussion,
    revokeShare,
    sharedDiscussion,
    askModels,
    listModels,
    listQuestions,
    getQuestion,
    deleteQuestion,
    shareQuestion,
    revokeQuestionShare,
    sharedQuestion,
  ],
  Zeitgeist: [listEntries, getEntry, refreshZeitgeist],
  Newsroom: [listArticles, searchArticles, getArticle, generateDaily, deleteArticle],
  Admin: [
    searchPersonas,
    suspendPersona,
    restorePersona,
    searchAccounts,
    suspendAccount,
    restoreAccount,
    getFigures,
    listReports,
    listReportedAnswers,
    dismissReports,
    getFeatured,
    getMaterialSearch,
    setFeaturing,
    listDeadLetters,
    replayDeadLetters,
    searchPayments,
    listOperatorActions,
    listReviewedEntries,
    reviewEntry,
    listExcludedTerms,
    excludeTerm,
    allowTerm,
  ],
  Payments: [listPackages, checkout, paymentWebhook, listPayments, listLedger],
  Operations: [ping],
  Programs: openAiRoutes,
}
