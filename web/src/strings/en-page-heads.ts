import type { PageName } from '@rostra/proto/http/pages'
import { enApps } from './accounts/en-apps.ts'
import { enOidc } from './accounts/en-oidc.ts'
import { enHistory } from './chat/en-history.ts'
import { enConsole } from './console/en-console.ts'
import { enZeitgeistAdmin } from './console/en-zeitgeist-admin.ts'
import { en } from './en.ts'
import { enAccount } from './en-account.ts'
import { enCredits } from './en-credits.ts'
import { enNewsroom } from './en-newsroom.ts'
import { enTexts } from './en-texts.ts'
import { enZeitgeist } from './en-zeitgeist.ts'
import { enCircle } from './experts/en-circle.ts'
import { enDiscussion } from './experts/en-discussion.ts'
import { enThreeSixty } from './experts/en-three-sixty.ts'
import { enKnowledge } from './personas/en-knowledge.ts'
import { enManagePersonas } from './personas/en-manage-personas.ts'
import { enSharing } from './personas/en-sharing.ts'

/** The data that the server writes into the head of a page. */
export interface PageHead {
  /** The title that the page sets itself once its code runs. */
  title: string
  description: string
  /** Search engines leave the page out: it is personal, or only leads to another page. */
  noindex?: true
}

/**
 * The list begins with the pages that search engines may show. A page of a persona, of a creator, of a
 * story or of an entry of the zeitgeist has tags of its own instead.
 */
export const enPageHeads: Record<Exclude<PageName, 'persona' | 'creator' | 'article' | 'entry' | 'embed'>, PageHead> = {
  landing: {
    title: en.titles.landing,
    description: 'Create an AI persona that answers in your voice, and learn from the personas of others. The first ten messages are free.',
  },
  discover: {
    title: en.titles.discover,
    description: 'Chat free with AI experts and coaches: browse the personas that people have made, by category, votes and age.',
  },
  circle: {
    title: enCircle.title,
    description: 'Put up to five AI personas into a circle of your own and ask all of them one question.',
  },
  threeSixty: {
    title: enThreeSixty.title,
    description: 'Three AI models answer one question: two as experts, the third as devil’s advocate.',
  },
  threeSixtyOriginal: {
    title: enThreeSixty.original.heading,
    description: 'Three AI models answer one question side by side, and the part of the devil’s advocate changes every turn.',
  },
  zeitgeist: {
    title: enZeitgeist.title,
    description:
      'What people ask AI personas about this week: common themes, interesting exchanges and emerging trends, counted anonymously.',
  },
  bugle: {
    title: enNewsroom.title,
    description: 'A newspaper by four AI journalists, written each day from the zeitgeist of Rostra, with the sources of every story.',
  },
  archive: {
    title: enNewsroom.archiveTitle,
    description: 'Every story of The Singularity Bugle, to search by words, author and date.',
  },
  pricing: {
    title: enCredits.titles.pricing,
    description: 'The free tier costs $0 a month and brings 100 message credits. Message credits can be bought and do not expire.',
  },
  howItWorks: {
    title: enTexts.howItWorks,
    description: 'How to create an AI persona on Rostra: sign up, describe it, train it, choose its channels and share it.',
  },
  about: {
    title: enTexts.about,
    description: 'What Rostra is, where its name comes from, and what it does and does not do with AI.',
  },
  terms: {
    title: enTexts.terms,
    description: 'The terms for using Rostra: who may register, conduct, ownership of personas, credits, liability and disputes.',
  },
  privacy: {
    title: enTexts.privacy,
    description: 'What Rostra stores about you, what for, for how long, who else sees it, and what you can do about it.',
  },
  auth: {
    title: enAccount.titles.logIn,
    description: 'Log in to Rostra, or sign up for a free account with 100 message credits.',
  },
  forgotPassword: {
    title: enAccount.titles.forgotPassword,
    description: 'Ask for a mail with a link that sets a new password.',
  },
  otpLogin: {
    title: enAccount.titles.otpLogin,
    description: 'Log in to Rostra with a code that is sent by mail, without a password.',
  },
  login: { title: enAccount.titles.logIn, description: 'Log in to Rostra.', noindex: true },
  signup: { title: enAccount.titles.register, description: 'Sign up for a free account on Rostra.', noindex: true },
  oidc: { title: enOidc.finish.pageTitle, description: 'Log in to Rostra with another service.', noindex: true },
  resetPassword: { title: enAccount.titles.resetPassword, description: 'Set a new password for your account.', noindex: true },
  confirmEmail: { title: enAccount.titles.confirmEmail, description: 'Confirm the new email address of your account.', noindex: true },
  consent: { title: enApps.consent.pageTitle, description: enApps.consent.description, noindex: true },
  undoEmailChange: {
    title: enAccount.titles.undoEmailChange,
    description: 'Keep the former email address of your account.',
    noindex: true,
  },
  create: { title: enManagePersonas.dashboard.title, description: 'Create an AI persona.', noindex: true },
  dashboard: { title: enManagePersonas.dashboard.title, description: 'Your AI personas and your account.', noindex: true },
  analytics: { title: enSharing.analytics.title, description: 'How much one of your personas is used.', noindex: true },
  knowledge: { title: enKnowledge.title, description: 'What one of your personas knows, and what people asked it.', noindex: true },
  purchaseCredits: { title: enCredits.titles.purchase, description: 'Buy message credits.', noindex: true },
  paymentSuccess: { title: enCredits.success.checking[0], description: 'Your payment has been received.', noindex: true },
  paymentCancel: { title: enCredits.cancel.title, description: 'The checkout was left without a payment.', noindex: true },
  discussion: {
    title: enDiscussion.title,
    description: 'Ask your circle of AI experts one question: they discuss it and reach a consensus.',
    noindex: true,
  },
  conversations: { title: enHistory.title, description: 'Your conversations with AI personas.', noindex: true },
  sharedConversation: {
    title: enHistory.sharedTitle,
    description: 'A conversation with an AI persona that a person has shared.',
    noindex: true,
  },
  sharedQuestion: {
    title: enThreeSixty.shared.label,
    description: 'A question to three AI models that a person has shared.',
    noindex: true,
  },
  sharedDiscussion: { title: enDiscussion.title, description: 'A discussion that a member has shared.', noindex: true },
  adminZeitgeist: { title: enZeitgeistAdmin.title, description: 'The entries of the zeitgeist, for operators.', noindex: true },
  admin: { title: enConsole.title, description: 'The console of the operators.', noindex: true },
}
