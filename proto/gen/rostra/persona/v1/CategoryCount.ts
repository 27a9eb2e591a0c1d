// Original file: proto/rostra/persona/v1/persona.proto


export interface CategoryCount {
  'category'?: (string);
  'count'?: (number);
}

export interface CategoryCount__Output {
  'category': (string);
  'count': (number);
}
