// Original file: proto/rostra/persona/v1/persona.proto


export interface CardText {
  'title'?: (string);
  'text'?: (string);
}

export interface CardText__Output {
  'title': (string);
  'text': (string);
}
