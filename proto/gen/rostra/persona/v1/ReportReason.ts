// Original file: proto/rostra/persona/v1/persona.proto

export const ReportReason = {
  REPORT_REASON_UNSPECIFIED: 'REPORT_REASON_UNSPECIFIED',
  /**
   * It claims to be a real person or an organisation that it is not.
   */
  REPORT_REASON_IMPERSONATION: 'REPORT_REASON_IMPERSONATION',
  /**
   * Dangerous advice, or help with crimes.
   */
  REPORT_REASON_HARMFUL: 'REPORT_REASON_HARMFUL',
  REPORT_REASON_HATEFUL: 'REPORT_REASON_HATEFUL',
  REPORT_REASON_SEXUAL: 'REPORT_REASON_SEXUAL',
  REPORT_REASON_SPAM: 'REPORT_REASON_SPAM',
  /**
   * It shows private data of a person.
   */
  REPORT_REASON_PRIVACY: 'REPORT_REASON_PRIVACY',
  REPORT_REASON_OTHER: 'REPORT_REASON_OTHER',
} as const;

export type ReportReason =
  | 'REPORT_REASON_UNSPECIFIED'
  | 0
  /**
   * It claims to be a real person or an organisation that it is not.
   */
  | 'REPORT_REASON_IMPERSONATION'
  | 1
  /**
   * Dangerous advice, or help with crimes.
   */
  | 'REPORT_REASON_HARMFUL'
  | 2
  | 'REPORT_REASON_HATEFUL'
  | 3
  | 'REPORT_REASON_SEXUAL'
  | 4
  | 'REPORT_REASON_SPAM'
  | 5
  /**
   * It shows private data of a person.
   */
  | 'REPORT_REASON_PRIVACY'
  | 6
  | 'REPORT_REASON_OTHER'
  | 7

export type ReportReason__Output = typeof ReportReason[keyof typeof ReportReason]
