// Original file: proto/rostra/chat/v1/chat.proto


export interface RatingCounts {
  'up'?: (number);
  'down'?: (number);
}

export interface RatingCounts__Output {
  'up': (number);
  'down': (number);
}
