// Original file: proto/rostra/persona/v1/persona.proto


export interface DismissReportsResponse {
}

export interface DismissReportsResponse__Output {
}
