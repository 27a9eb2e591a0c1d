// Original file: proto/rostra/experts/v1/experts.proto


/**
 * The discussion that another one follows up.
 */
export interface FollowedDiscussion {
  'id'?: (string);
  'prompt'?: (string);
}

/**
 * The discussion that another one follows up.
 */
export interface FollowedDiscussion__Output {
  'id': (string);
  'prompt': (string);
}
