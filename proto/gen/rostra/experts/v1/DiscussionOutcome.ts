// Original file: proto/rostra/experts/v1/experts.proto


export interface DiscussionOutcome {
  /**
   * False while it is being prepared or runs.
   */
  'ended'?: (boolean);
  /**
   * The experts to charge: those that answered and did not abstain. 0 for a failed discussion, and for one that never began.
   */
  'answeredExperts'?: (number);
}

export interface DiscussionOutcome__Output {
  /**
   * False while it is being prepared or runs.
   */
  'ended': (boolean);
  /**
   * The experts to charge: those that answered and did not abstain. 0 for a failed discussion, and for one that never began.
   */
  'answeredExperts': (number);
}
