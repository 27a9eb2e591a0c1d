// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto


export interface ListExcludedTermsRequest {
}

export interface ListExcludedTermsRequest__Output {
}
