// Original file: proto/rostra/experts/v1/events.proto


/**
 * Topic `experts.discussion-finished.v1`, keyed by account id. A discussion has ended, completed or failed. The event has no text.
 * Consumers: billing (charges the hold for the experts that answered and releases the rest), identity (tells the member's browsers). A replay
 * changes nothing: billing settles a hold once, identity queues a push once.
 */
export interface DiscussionFinished {
  /**
   * The discussion's id, and also the event's id.
   */
  'discussionId'?: (string);
  'accountId'?: (string);
  /**
   * The experts of the discussion.
   */
  'experts'?: (number);
  /**
   * The experts to charge. 0 for a failed discussion.
   */
  'answeredExperts'?: (number);
  /**
   * RFC 3339, UTC.
   */
  'finishedAt'?: (string);
}

/**
 * Topic `experts.discussion-finished.v1`, keyed by account id. A discussion has ended, completed or failed. The event has no text.
 * Consumers: billing (charges the hold for the experts that answered and releases the rest), identity (tells the member's browsers). A replay
 * changes nothing: billing settles a hold once, identity queues a push once.
 */
export interface DiscussionFinished__Output {
  /**
   * The discussion's id, and also the event's id.
   */
  'discussionId': (string);
  'accountId': (string);
  /**
   * The experts of the discussion.
   */
  'experts': (number);
  /**
   * The experts to charge. 0 for a failed discussion.
   */
  'answeredExperts': (number);
  /**
   * RFC 3339, UTC.
   */
  'finishedAt': (string);
}
