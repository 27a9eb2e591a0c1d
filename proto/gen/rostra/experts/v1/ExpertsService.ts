// Original file: proto/rostra/experts/v1/experts.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AddToCircleRequest as _rostra_experts_v1_AddToCircleRequest, AddToCircleRequest__Output as _rostra_experts_v1_AddToCircleRequest__Output } from '../../../rostra/experts/v1/AddToCircleRequest.ts';
import type { AdoptQuestionsRequest as _rostra_experts_v1_AdoptQuestionsRequest, AdoptQuestionsRequest__Output as _rostra_experts_v1_AdoptQuestionsRequest__Output } from '../../../rostra/experts/v1/AdoptQuestionsRequest.ts';
import type { AdoptQuestionsResponse as _rostra_experts_v1_AdoptQuestionsResponse, AdoptQuestionsResponse__Output as _rostra_experts_v1_AdoptQuestionsResponse__Output } from '../../../rostra/experts/v1/AdoptQuestionsResponse.ts';
import type { ArrangeCircleRequest as _rostra_experts_v1_ArrangeCircleRequest, ArrangeCircleRequest__Output as _rostra_experts_v1_ArrangeCircleRequest__Output } from '../../../rostra/experts/v1/ArrangeCircleRequest.ts';
import type { AskModelsRequest as _rostra_experts_v1_AskModelsRequest, AskModelsRequest__Output as _rostra_experts_v1_AskModelsRequest__Output } from '../../../rostra/experts/v1/AskModelsRequest.ts';
import type { AskedQuestion as _rostra_experts_v1_AskedQuestion, AskedQuestion__Output as _rostra_experts_v1_AskedQuestion__Output } from '../../../rostra/experts/v1/AskedQuestion.ts';
import type { Circle as _rostra_experts_v1_Circle, Circle__Output as _rostra_experts_v1_Circle__Output } from '../../../rostra/experts/v1/Circle.ts';
import type { CircleEntry as _rostra_experts_v1_CircleEntry, CircleEntry__Output as _rostra_experts_v1_CircleEntry__Output } from '../../../rostra/experts/v1/CircleEntry.ts';
import type { DeleteQuestionResponse as _rostra_experts_v1_DeleteQuestionResponse, DeleteQuestionResponse__Output as _rostra_experts_v1_DeleteQuestionResponse__Output } from '../../../rostra/experts/v1/DeleteQuestionResponse.ts';
import type { Discussion as _rostra_experts_v1_Discussion, Discussion__Output as _rostra_experts_v1_Discussion__Output } from '../../../rostra/experts/v1/Discussion.ts';
import type { ExportDataRequest as _rostra_experts_v1_ExportDataRequest, ExportDataRequest__Output as _rostra_experts_v1_ExportDataRequest__Output } from '../../../rostra/experts/v1/ExportDataRequest.ts';
import type { ExportedData as _rostra_experts_v1_ExportedData, ExportedData__Output as _rostra_experts_v1_ExportedData__Output } from '../../../rostra/experts/v1/ExportedData.ts';
import type { GetCircleRequest as _rostra_experts_v1_GetCircleRequest, GetCircleRequest__Output as _rostra_experts_v1_GetCircleRequest__Output } from '../../../rostra/experts/v1/GetCircleRequest.ts';
import type { GetDiscussionRequest as _rostra_experts_v1_GetDiscussionRequest, GetDiscussionRequest__Output as _rostra_experts_v1_GetDiscussionRequest__Output } from '../../../rostra/experts/v1/GetDiscussionRequest.ts';
import type { GetOutcomesRequest as _rostra_experts_v1_GetOutcomesRequest, GetOutcomesRequest__Output as _rostra_experts_v1_GetOutcomesRequest__Output } from '../../../rostra/experts/v1/GetOutcomesRequest.ts';
import type { GetOutcomesResponse as _rostra_experts_v1_GetOutcomesResponse, GetOutcomesResponse__Output as _rostra_experts_v1_GetOutcomesResponse__Output } from '../../../rostra/experts/v1/GetOutcomesResponse.ts';
import type { GetSharedDiscussionRequest as _rostra_experts_v1_GetSharedDiscussionRequest, GetSharedDiscussionRequest__Output as _rostra_experts_v1_GetSharedDiscussionRequest__Output } from '../../../rostra/experts/v1/GetSharedDiscussionRequest.ts';
import type { GetSharedQuestionRequest as _rostra_experts_v1_GetSharedQuestionRequest, GetSharedQuestionRequest__Output as _rostra_experts_v1_GetSharedQuestionRequest__Output } from '../../../rostra/experts/v1/GetSharedQuestionRequest.ts';
import type { ListDiscussionsRequest as _rostra_experts_v1_ListDiscussionsRequest, ListDiscussionsRequest__Output as _rostra_experts_v1_ListDiscussionsRequest__Output } from '../../../rostra/experts/v1/ListDiscussionsRequest.ts';
import type { ListDiscussionsResponse as _rostra_experts_v1_ListDiscussionsResponse, ListDiscussionsResponse__Output as _rostra_experts_v1_ListDiscussionsResponse__Output } from '../../../rostra/experts/v1/ListDiscussionsResponse.ts';
import type { ListModelsRequest as _rostra_experts_v1_ListModelsRequest, ListModelsRequest__Output as _rostra_experts_v1_ListModelsRequest__Output } from '../../../rostra/experts/v1/ListModelsRequest.ts';
import type { ListModelsResponse as _rostra_experts_v1_ListModelsResponse, ListModelsResponse__Output as _rostra_experts_v1_ListModelsResponse__Output } from '../../../rostra/experts/v1/ListModelsResponse.ts';
import type { ListQuestionsRequest as _rostra_experts_v1_ListQuestionsRequest, ListQuestionsRequest__Output as _rostra_experts_v1_ListQuestionsRequest__Output } from '../../../rostra/experts/v1/ListQuestionsRequest.ts';
import type { ListQuestionsResponse as _rostra_experts_v1_ListQuestionsResponse, ListQuestionsResponse__Output as _rostra_experts_v1_ListQuestionsResponse__Output } from '../../../rostra/experts/v1/ListQuestionsResponse.ts';
import type { ListSharesRequest as _rostra_experts_v1_ListSharesRequest, ListSharesRequest__Output as _rostra_experts_v1_ListSharesRequest__Output } from '../../../rostra/experts/v1/ListSharesRequest.ts';
import type { ListSharesResponse as _rostra_experts_v1_ListSharesResponse, ListSharesResponse__Output as _rostra_experts_v1_ListSharesResponse__Output } from '../../../rostra/experts/v1/ListSharesResponse.ts';
import type { ModelAnswers as _rostra_experts_v1_ModelAnswers, ModelAnswers__Output as _rostra_experts_v1_ModelAnswers__Output } from '../../../rostra/experts/v1/ModelAnswers.ts';
import type { QuestionRequest as _rostra_experts_v1_QuestionRequest, QuestionRequest__Output as _rostra_experts_v1_QuestionRequest__Output } from '../../../rostra/experts/v1/QuestionRequest.ts';
import type { RemoveFromCircleRequest as _rostra_experts_v1_RemoveFromCircleRequest, RemoveFromCircleRequest__Output as _rostra_experts_v1_RemoveFromCircleRequest__Output } from '../../../rostra/experts/v1/RemoveFromCircleRequest.ts';
import type { RemoveFromCircleResponse as _rostra_experts_v1_RemoveFromCircleResponse, RemoveFromCircleResponse__Output as _rostra_experts_v1_RemoveFromCircleResponse__Output } from '../../../rostra/experts/v1/RemoveFromCircleResponse.ts';
import type { RevokeQuestionShareResponse as _rostra_experts_v1_RevokeQuestionShareResponse, RevokeQuestionShareResponse__Output as _rostra_experts_v1_RevokeQuestionShareResponse__Output } from '../../../rostra/experts/v1/RevokeQuestionShareResponse.ts';
import type { RevokeShareResponse as _rostra_experts_v1_RevokeShareResponse, RevokeShareResponse__Output as _rostra_experts_v1_RevokeShareResponse__Output } from '../../../rostra/experts/v1/RevokeShareResponse.ts';
import type { ShareDiscussionResponse as _rostra_experts_v1_ShareDiscussionResponse, ShareDiscussionResponse__Output as _rostra_experts_v1_ShareDiscussionResponse__Output } from '../../../rostra/experts/v1/ShareDiscussionResponse.ts';
import type { ShareQuestionResponse as _rostra_experts_v1_ShareQuestionResponse, ShareQuestionResponse__Output as _rostra_experts_v1_ShareQuestionResponse__Output } from '../../../rostra/experts/v1/ShareQuestionResponse.ts';
import type { StartDiscussionRequest as _rostra_experts_v1_StartDiscussionRequest, StartDiscussionRequest__Output as _rostra_experts_v1_StartDiscussionRequest__Output } from '../../../rostra/experts/v1/StartDiscussionRequest.ts';
import type { StartDiscussionResponse as _rostra_experts_v1_StartDiscussionResponse, StartDiscussionResponse__Output as _rostra_experts_v1_StartDiscussionResponse__Output } from '../../../rostra/experts/v1/StartDiscussionResponse.ts';

/**
 * The circle of experts of each member, discussions of a circle, and answers of three models (360°). services/experts/README.md has a
 * glossary.
 * 
 * A circle belongs to one member and has at most five personas. A discussion belongs to the member who started it; for every other caller
 * it is NOT_FOUND DISCUSSION_NOT_FOUND. Calls about circles and discussions are UNAUTHENTICATED AUTH_REQUIRED for guests, except for shared
 * ones.
 */
export interface ExpertsServiceClient extends grpc.Client {
  /**
   * Adds a persona at the end of the circle and returns its entry. NOT_FOUND BOT_NOT_FOUND, ALREADY_EXISTS ALREADY_IN_CIRCLE,
   * ALREADY_EXISTS CIRCLE_FULL.
   */
  AddToCircle(argument: _rostra_experts_v1_AddToCircleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_CircleEntry__Output>): grpc.ClientUnaryCall;
  AddToCircle(argument: _rostra_experts_v1_AddToCircleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_CircleEntry__Output>): grpc.ClientUnaryCall;
  AddToCircle(argument: _rostra_experts_v1_AddToCircleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_CircleEntry__Output>): grpc.ClientUnaryCall;
  AddToCircle(argument: _rostra_experts_v1_AddToCircleRequest, callback: grpc.requestCallback<_rostra_experts_v1_CircleEntry__Output>): grpc.ClientUnaryCall;
  /**
   * Adds a persona at the end of the circle and returns its entry. NOT_FOUND BOT_NOT_FOUND, ALREADY_EXISTS ALREADY_IN_CIRCLE,
   * ALREADY_EXISTS CIRCLE_FULL.
   */
  addToCircle(argument: _rostra_experts_v1_AddToCircleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_CircleEntry__Output>): grpc.ClientUnaryCall;
  addToCircle(argument: _rostra_experts_v1_AddToCircleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_CircleEntry__Output>): grpc.ClientUnaryCall;
  addToCircle(argument: _rostra_experts_v1_AddToCircleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_CircleEntry__Output>): grpc.ClientUnaryCall;
  addToCircle(argument: _rostra_experts_v1_AddToCircleRequest, callback: grpc.requestCallback<_rostra_experts_v1_CircleEntry__Output>): grpc.ClientUnaryCall;
  
  /**
   * Moves a guest's questions to the calling member; the guest's token is the proof. UNAUTHENTICATED TOKEN_INVALID.
   */
  AdoptQuestions(argument: _rostra_experts_v1_AdoptQuestionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_AdoptQuestionsResponse__Output>): grpc.ClientUnaryCall;
  AdoptQuestions(argument: _rostra_experts_v1_AdoptQuestionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_AdoptQuestionsResponse__Output>): grpc.ClientUnaryCall;
  AdoptQuestions(argument: _rostra_experts_v1_AdoptQuestionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_AdoptQuestionsResponse__Output>): grpc.ClientUnaryCall;
  AdoptQuestions(argument: _rostra_experts_v1_AdoptQuestionsRequest, callback: grpc.requestCallback<_rostra_experts_v1_AdoptQuestionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Moves a guest's questions to the calling member; the guest's token is the proof. UNAUTHENTICATED TOKEN_INVALID.
   */
  adoptQuestions(argument: _rostra_experts_v1_AdoptQuestionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_AdoptQuestionsResponse__Output>): grpc.ClientUnaryCall;
  adoptQuestions(argument: _rostra_experts_v1_AdoptQuestionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_AdoptQuestionsResponse__Output>): grpc.ClientUnaryCall;
  adoptQuestions(argument: _rostra_experts_v1_AdoptQuestionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_AdoptQuestionsResponse__Output>): grpc.ClientUnaryCall;
  adoptQuestions(argument: _rostra_experts_v1_AdoptQuestionsRequest, callback: grpc.requestCallback<_rostra_experts_v1_AdoptQuestionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Orders the circle by a list of persona ids, and adds those that are not in it while there is room. Entries that are not in the list
   * follow in their order. INVALID_ARGUMENT VALIDATION for more than five ids, and for an id of a persona that the caller cannot see.
   */
  ArrangeCircle(argument: _rostra_experts_v1_ArrangeCircleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_Circle__Output>): grpc.ClientUnaryCall;
  ArrangeCircle(argument: _rostra_experts_v1_ArrangeCircleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_Circle__Output>): grpc.ClientUnaryCall;
  ArrangeCircle(argument: _rostra_experts_v1_ArrangeCircleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_Circle__Output>): grpc.ClientUnaryCall;
  ArrangeCircle(argument: _rostra_experts_v1_ArrangeCircleRequest, callback: grpc.requestCallback<_rostra_experts_v1_Circle__Output>): grpc.ClientUnaryCall;
  /**
   * Orders the circle by a list of persona ids, and adds those that are not in it while there is room. Entries that are not in the list
   * follow in their order. INVALID_ARGUMENT VALIDATION for more than five ids, and for an id of a persona that the caller cannot see.
   */
  arrangeCircle(argument: _rostra_experts_v1_ArrangeCircleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_Circle__Output>): grpc.ClientUnaryCall;
  arrangeCircle(argument: _rostra_experts_v1_ArrangeCircleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_Circle__Output>): grpc.ClientUnaryCall;
  arrangeCircle(argument: _rostra_experts_v1_ArrangeCircleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_Circle__Output>): grpc.ClientUnaryCall;
  arrangeCircle(argument: _rostra_experts_v1_ArrangeCircleRequest, callback: grpc.requestCallback<_rostra_experts_v1_Circle__Output>): grpc.ClientUnaryCall;
  
  /**
   * Asks three models one question concurrently and returns their answers. A model that fails has an answer without text.
   * INVALID_ARGUMENT QUESTION_REQUIRED, VALIDATION;
   * RESOURCE_EXHAUSTED RATE_LIMITED: the questions of the day are used up;
   * UNAVAILABLE MODELS_FAILED: no model answered; the question is not counted.
   * With `follows_up` also NOT_FOUND QUESTION_NOT_FOUND, and FAILED_PRECONDITION FOLLOW_UP_ASKED for a question that has its follow-up, or
   * is one.
   */
  AskModels(argument: _rostra_experts_v1_AskModelsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ModelAnswers__Output>): grpc.ClientUnaryCall;
  AskModels(argument: _rostra_experts_v1_AskModelsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_ModelAnswers__Output>): grpc.ClientUnaryCall;
  AskModels(argument: _rostra_experts_v1_AskModelsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ModelAnswers__Output>): grpc.ClientUnaryCall;
  AskModels(argument: _rostra_experts_v1_AskModelsRequest, callback: grpc.requestCallback<_rostra_experts_v1_ModelAnswers__Output>): grpc.ClientUnaryCall;
  /**
   * Asks three models one question concurrently and returns their answers. A model that fails has an answer without text.
   * INVALID_ARGUMENT QUESTION_REQUIRED, VALIDATION;
   * RESOURCE_EXHAUSTED RATE_LIMITED: the questions of the day are used up;
   * UNAVAILABLE MODELS_FAILED: no model answered; the question is not counted.
   * With `follows_up` also NOT_FOUND QUESTION_NOT_FOUND, and FAILED_PRECONDITION FOLLOW_UP_ASKED for a question that has its follow-up, or
   * is one.
   */
  askModels(argument: _rostra_experts_v1_AskModelsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ModelAnswers__Output>): grpc.ClientUnaryCall;
  askModels(argument: _rostra_experts_v1_AskModelsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_ModelAnswers__Output>): grpc.ClientUnaryCall;
  askModels(argument: _rostra_experts_v1_AskModelsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ModelAnswers__Output>): grpc.ClientUnaryCall;
  askModels(argument: _rostra_experts_v1_AskModelsRequest, callback: grpc.requestCallback<_rostra_experts_v1_ModelAnswers__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes a question of a member or guest, with its follow-up. Succeeds when there is none.
   */
  DeleteQuestion(argument: _rostra_experts_v1_QuestionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_DeleteQuestionResponse__Output>): grpc.ClientUnaryCall;
  DeleteQuestion(argument: _rostra_experts_v1_QuestionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_DeleteQuestionResponse__Output>): grpc.ClientUnaryCall;
  DeleteQuestion(argument: _rostra_experts_v1_QuestionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_DeleteQuestionResponse__Output>): grpc.ClientUnaryCall;
  DeleteQuestion(argument: _rostra_experts_v1_QuestionRequest, callback: grpc.requestCallback<_rostra_experts_v1_DeleteQuestionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes a question of a member or guest, with its follow-up. Succeeds when there is none.
   */
  deleteQuestion(argument: _rostra_experts_v1_QuestionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_DeleteQuestionResponse__Output>): grpc.ClientUnaryCall;
  deleteQuestion(argument: _rostra_experts_v1_QuestionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_DeleteQuestionResponse__Output>): grpc.ClientUnaryCall;
  deleteQuestion(argument: _rostra_experts_v1_QuestionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_DeleteQuestionResponse__Output>): grpc.ClientUnaryCall;
  deleteQuestion(argument: _rostra_experts_v1_QuestionRequest, callback: grpc.requestCallback<_rostra_experts_v1_DeleteQuestionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Streams the caller's circle, discussions and questions to three models, for the export of the account.
   */
  ExportData(argument: _rostra_experts_v1_ExportDataRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_experts_v1_ExportedData__Output>;
  ExportData(argument: _rostra_experts_v1_ExportDataRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_experts_v1_ExportedData__Output>;
  /**
   * Streams the caller's circle, discussions and questions to three models, for the export of the account.
   */
  exportData(argument: _rostra_experts_v1_ExportDataRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_experts_v1_ExportedData__Output>;
  exportData(argument: _rostra_experts_v1_ExportDataRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_experts_v1_ExportedData__Output>;
  
  /**
   * Streams the current state of a discussion of the caller, and the state after each change, on any replica. Ends after the final state.
   */
  FollowDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_experts_v1_Discussion__Output>;
  FollowDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_experts_v1_Discussion__Output>;
  /**
   * Streams the current state of a discussion of the caller, and the state after each change, on any replica. Ends after the final state.
   */
  followDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_experts_v1_Discussion__Output>;
  followDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_rostra_experts_v1_Discussion__Output>;
  
  /**
   * Returns the caller's circle in order. Removes personas that the caller can no longer see; `left` names them until the next change of
   * the circle.
   */
  GetCircle(argument: _rostra_experts_v1_GetCircleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_Circle__Output>): grpc.ClientUnaryCall;
  GetCircle(argument: _rostra_experts_v1_GetCircleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_Circle__Output>): grpc.ClientUnaryCall;
  GetCircle(argument: _rostra_experts_v1_GetCircleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_Circle__Output>): grpc.ClientUnaryCall;
  GetCircle(argument: _rostra_experts_v1_GetCircleRequest, callback: grpc.requestCallback<_rostra_experts_v1_Circle__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the caller's circle in order. Removes personas that the caller can no longer see; `left` names them until the next change of
   * the circle.
   */
  getCircle(argument: _rostra_experts_v1_GetCircleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_Circle__Output>): grpc.ClientUnaryCall;
  getCircle(argument: _rostra_experts_v1_GetCircleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_Circle__Output>): grpc.ClientUnaryCall;
  getCircle(argument: _rostra_experts_v1_GetCircleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_Circle__Output>): grpc.ClientUnaryCall;
  getCircle(argument: _rostra_experts_v1_GetCircleRequest, callback: grpc.requestCallback<_rostra_experts_v1_Circle__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a discussion of the caller.
   */
  GetDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_Discussion__Output>): grpc.ClientUnaryCall;
  GetDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_Discussion__Output>): grpc.ClientUnaryCall;
  GetDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_Discussion__Output>): grpc.ClientUnaryCall;
  GetDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, callback: grpc.requestCallback<_rostra_experts_v1_Discussion__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a discussion of the caller.
   */
  getDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_Discussion__Output>): grpc.ClientUnaryCall;
  getDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_Discussion__Output>): grpc.ClientUnaryCall;
  getDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_Discussion__Output>): grpc.ClientUnaryCall;
  getDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, callback: grpc.requestCallback<_rostra_experts_v1_Discussion__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the outcomes of discussions, by which holds are settled. For the service billing only; PERMISSION_DENIED SERVICE_NOT_ALLOWED.
   */
  GetOutcomes(argument: _rostra_experts_v1_GetOutcomesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  GetOutcomes(argument: _rostra_experts_v1_GetOutcomesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  GetOutcomes(argument: _rostra_experts_v1_GetOutcomesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  GetOutcomes(argument: _rostra_experts_v1_GetOutcomesRequest, callback: grpc.requestCallback<_rostra_experts_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the outcomes of discussions, by which holds are settled. For the service billing only; PERMISSION_DENIED SERVICE_NOT_ALLOWED.
   */
  getOutcomes(argument: _rostra_experts_v1_GetOutcomesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  getOutcomes(argument: _rostra_experts_v1_GetOutcomesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  getOutcomes(argument: _rostra_experts_v1_GetOutcomesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  getOutcomes(argument: _rostra_experts_v1_GetOutcomesRequest, callback: grpc.requestCallback<_rostra_experts_v1_GetOutcomesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns an answered question of a member or guest, with its follow-up. NOT_FOUND QUESTION_NOT_FOUND, also for a follow-up.
   */
  GetQuestion(argument: _rostra_experts_v1_QuestionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_AskedQuestion__Output>): grpc.ClientUnaryCall;
  GetQuestion(argument: _rostra_experts_v1_QuestionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_AskedQuestion__Output>): grpc.ClientUnaryCall;
  GetQuestion(argument: _rostra_experts_v1_QuestionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_AskedQuestion__Output>): grpc.ClientUnaryCall;
  GetQuestion(argument: _rostra_experts_v1_QuestionRequest, callback: grpc.requestCallback<_rostra_experts_v1_AskedQuestion__Output>): grpc.ClientUnaryCall;
  /**
   * Returns an answered question of a member or guest, with its follow-up. NOT_FOUND QUESTION_NOT_FOUND, also for a follow-up.
   */
  getQuestion(argument: _rostra_experts_v1_QuestionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_AskedQuestion__Output>): grpc.ClientUnaryCall;
  getQuestion(argument: _rostra_experts_v1_QuestionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_AskedQuestion__Output>): grpc.ClientUnaryCall;
  getQuestion(argument: _rostra_experts_v1_QuestionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_AskedQuestion__Output>): grpc.ClientUnaryCall;
  getQuestion(argument: _rostra_experts_v1_QuestionRequest, callback: grpc.requestCallback<_rostra_experts_v1_AskedQuestion__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a shared discussion to any caller who has its token. NOT_FOUND DISCUSSION_NOT_FOUND, also when one of its experts is no longer
   * public.
   */
  GetSharedDiscussion(argument: _rostra_experts_v1_GetSharedDiscussionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_Discussion__Output>): grpc.ClientUnaryCall;
  GetSharedDiscussion(argument: _rostra_experts_v1_GetSharedDiscussionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_Discussion__Output>): grpc.ClientUnaryCall;
  GetSharedDiscussion(argument: _rostra_experts_v1_GetSharedDiscussionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_Discussion__Output>): grpc.ClientUnaryCall;
  GetSharedDiscussion(argument: _rostra_experts_v1_GetSharedDiscussionRequest, callback: grpc.requestCallback<_rostra_experts_v1_Discussion__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a shared discussion to any caller who has its token. NOT_FOUND DISCUSSION_NOT_FOUND, also when one of its experts is no longer
   * public.
   */
  getSharedDiscussion(argument: _rostra_experts_v1_GetSharedDiscussionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_Discussion__Output>): grpc.ClientUnaryCall;
  getSharedDiscussion(argument: _rostra_experts_v1_GetSharedDiscussionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_Discussion__Output>): grpc.ClientUnaryCall;
  getSharedDiscussion(argument: _rostra_experts_v1_GetSharedDiscussionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_Discussion__Output>): grpc.ClientUnaryCall;
  getSharedDiscussion(argument: _rostra_experts_v1_GetSharedDiscussionRequest, callback: grpc.requestCallback<_rostra_experts_v1_Discussion__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a shared question to any caller who has its token, without its ids. NOT_FOUND QUESTION_NOT_FOUND.
   */
  GetSharedQuestion(argument: _rostra_experts_v1_GetSharedQuestionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_AskedQuestion__Output>): grpc.ClientUnaryCall;
  GetSharedQuestion(argument: _rostra_experts_v1_GetSharedQuestionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_AskedQuestion__Output>): grpc.ClientUnaryCall;
  GetSharedQuestion(argument: _rostra_experts_v1_GetSharedQuestionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_AskedQuestion__Output>): grpc.ClientUnaryCall;
  GetSharedQuestion(argument: _rostra_experts_v1_GetSharedQuestionRequest, callback: grpc.requestCallback<_rostra_experts_v1_AskedQuestion__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a shared question to any caller who has its token, without its ids. NOT_FOUND QUESTION_NOT_FOUND.
   */
  getSharedQuestion(argument: _rostra_experts_v1_GetSharedQuestionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_AskedQuestion__Output>): grpc.ClientUnaryCall;
  getSharedQuestion(argument: _rostra_experts_v1_GetSharedQuestionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_AskedQuestion__Output>): grpc.ClientUnaryCall;
  getSharedQuestion(argument: _rostra_experts_v1_GetSharedQuestionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_AskedQuestion__Output>): grpc.ClientUnaryCall;
  getSharedQuestion(argument: _rostra_experts_v1_GetSharedQuestionRequest, callback: grpc.requestCallback<_rostra_experts_v1_AskedQuestion__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the caller's discussions, latest first.
   */
  ListDiscussions(argument: _rostra_experts_v1_ListDiscussionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ListDiscussionsResponse__Output>): grpc.ClientUnaryCall;
  ListDiscussions(argument: _rostra_experts_v1_ListDiscussionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_ListDiscussionsResponse__Output>): grpc.ClientUnaryCall;
  ListDiscussions(argument: _rostra_experts_v1_ListDiscussionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ListDiscussionsResponse__Output>): grpc.ClientUnaryCall;
  ListDiscussions(argument: _rostra_experts_v1_ListDiscussionsRequest, callback: grpc.requestCallback<_rostra_experts_v1_ListDiscussionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the caller's discussions, latest first.
   */
  listDiscussions(argument: _rostra_experts_v1_ListDiscussionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ListDiscussionsResponse__Output>): grpc.ClientUnaryCall;
  listDiscussions(argument: _rostra_experts_v1_ListDiscussionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_ListDiscussionsResponse__Output>): grpc.ClientUnaryCall;
  listDiscussions(argument: _rostra_experts_v1_ListDiscussionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ListDiscussionsResponse__Output>): grpc.ClientUnaryCall;
  listDiscussions(argument: _rostra_experts_v1_ListDiscussionsRequest, callback: grpc.requestCallback<_rostra_experts_v1_ListDiscussionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns which model answers for each name that AskModels asks.
   */
  ListModels(argument: _rostra_experts_v1_ListModelsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ListModelsResponse__Output>): grpc.ClientUnaryCall;
  ListModels(argument: _rostra_experts_v1_ListModelsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_ListModelsResponse__Output>): grpc.ClientUnaryCall;
  ListModels(argument: _rostra_experts_v1_ListModelsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ListModelsResponse__Output>): grpc.ClientUnaryCall;
  ListModels(argument: _rostra_experts_v1_ListModelsRequest, callback: grpc.requestCallback<_rostra_experts_v1_ListModelsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns which model answers for each name that AskModels asks.
   */
  listModels(argument: _rostra_experts_v1_ListModelsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ListModelsResponse__Output>): grpc.ClientUnaryCall;
  listModels(argument: _rostra_experts_v1_ListModelsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_ListModelsResponse__Output>): grpc.ClientUnaryCall;
  listModels(argument: _rostra_experts_v1_ListModelsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ListModelsResponse__Output>): grpc.ClientUnaryCall;
  listModels(argument: _rostra_experts_v1_ListModelsRequest, callback: grpc.requestCallback<_rostra_experts_v1_ListModelsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the questions of a member or guest that are answered, or pending for at most one minute, latest first, each with its follow-up.
   */
  ListQuestions(argument: _rostra_experts_v1_ListQuestionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ListQuestionsResponse__Output>): grpc.ClientUnaryCall;
  ListQuestions(argument: _rostra_experts_v1_ListQuestionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_ListQuestionsResponse__Output>): grpc.ClientUnaryCall;
  ListQuestions(argument: _rostra_experts_v1_ListQuestionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ListQuestionsResponse__Output>): grpc.ClientUnaryCall;
  ListQuestions(argument: _rostra_experts_v1_ListQuestionsRequest, callback: grpc.requestCallback<_rostra_experts_v1_ListQuestionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the questions of a member or guest that are answered, or pending for at most one minute, latest first, each with its follow-up.
   */
  listQuestions(argument: _rostra_experts_v1_ListQuestionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ListQuestionsResponse__Output>): grpc.ClientUnaryCall;
  listQuestions(argument: _rostra_experts_v1_ListQuestionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_ListQuestionsResponse__Output>): grpc.ClientUnaryCall;
  listQuestions(argument: _rostra_experts_v1_ListQuestionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ListQuestionsResponse__Output>): grpc.ClientUnaryCall;
  listQuestions(argument: _rostra_experts_v1_ListQuestionsRequest, callback: grpc.requestCallback<_rostra_experts_v1_ListQuestionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists what the calling member shares, the latest share first: 2,000 discussions and 2,000 questions at most.
   */
  ListShares(argument: _rostra_experts_v1_ListSharesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ListSharesResponse__Output>): grpc.ClientUnaryCall;
  ListShares(argument: _rostra_experts_v1_ListSharesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_ListSharesResponse__Output>): grpc.ClientUnaryCall;
  ListShares(argument: _rostra_experts_v1_ListSharesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ListSharesResponse__Output>): grpc.ClientUnaryCall;
  ListShares(argument: _rostra_experts_v1_ListSharesRequest, callback: grpc.requestCallback<_rostra_experts_v1_ListSharesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists what the calling member shares, the latest share first: 2,000 discussions and 2,000 questions at most.
   */
  listShares(argument: _rostra_experts_v1_ListSharesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ListSharesResponse__Output>): grpc.ClientUnaryCall;
  listShares(argument: _rostra_experts_v1_ListSharesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_ListSharesResponse__Output>): grpc.ClientUnaryCall;
  listShares(argument: _rostra_experts_v1_ListSharesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ListSharesResponse__Output>): grpc.ClientUnaryCall;
  listShares(argument: _rostra_experts_v1_ListSharesRequest, callback: grpc.requestCallback<_rostra_experts_v1_ListSharesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a persona from the circle. Succeeds when it is not in it.
   */
  RemoveFromCircle(argument: _rostra_experts_v1_RemoveFromCircleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_RemoveFromCircleResponse__Output>): grpc.ClientUnaryCall;
  RemoveFromCircle(argument: _rostra_experts_v1_RemoveFromCircleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_RemoveFromCircleResponse__Output>): grpc.ClientUnaryCall;
  RemoveFromCircle(argument: _rostra_experts_v1_RemoveFromCircleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_RemoveFromCircleResponse__Output>): grpc.ClientUnaryCall;
  RemoveFromCircle(argument: _rostra_experts_v1_RemoveFromCircleRequest, callback: grpc.requestCallback<_rostra_experts_v1_RemoveFromCircleResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a persona from the circle. Succeeds when it is not in it.
   */
  removeFromCircle(argument: _rostra_experts_v1_RemoveFromCircleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_RemoveFromCircleResponse__Output>): grpc.ClientUnaryCall;
  removeFromCircle(argument: _rostra_experts_v1_RemoveFromCircleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_RemoveFromCircleResponse__Output>): grpc.ClientUnaryCall;
  removeFromCircle(argument: _rostra_experts_v1_RemoveFromCircleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_RemoveFromCircleResponse__Output>): grpc.ClientUnaryCall;
  removeFromCircle(argument: _rostra_experts_v1_RemoveFromCircleRequest, callback: grpc.requestCallback<_rostra_experts_v1_RemoveFromCircleResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends the link of a question. Succeeds when there is none. NOT_FOUND QUESTION_NOT_FOUND.
   */
  RevokeQuestionShare(argument: _rostra_experts_v1_QuestionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_RevokeQuestionShareResponse__Output>): grpc.ClientUnaryCall;
  RevokeQuestionShare(argument: _rostra_experts_v1_QuestionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_RevokeQuestionShareResponse__Output>): grpc.ClientUnaryCall;
  RevokeQuestionShare(argument: _rostra_experts_v1_QuestionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_RevokeQuestionShareResponse__Output>): grpc.ClientUnaryCall;
  RevokeQuestionShare(argument: _rostra_experts_v1_QuestionRequest, callback: grpc.requestCallback<_rostra_experts_v1_RevokeQuestionShareResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends the link of a question. Succeeds when there is none. NOT_FOUND QUESTION_NOT_FOUND.
   */
  revokeQuestionShare(argument: _rostra_experts_v1_QuestionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_RevokeQuestionShareResponse__Output>): grpc.ClientUnaryCall;
  revokeQuestionShare(argument: _rostra_experts_v1_QuestionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_RevokeQuestionShareResponse__Output>): grpc.ClientUnaryCall;
  revokeQuestionShare(argument: _rostra_experts_v1_QuestionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_RevokeQuestionShareResponse__Output>): grpc.ClientUnaryCall;
  revokeQuestionShare(argument: _rostra_experts_v1_QuestionRequest, callback: grpc.requestCallback<_rostra_experts_v1_RevokeQuestionShareResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends the link of a discussion. Succeeds when there is none.
   */
  RevokeShare(argument: _rostra_experts_v1_GetDiscussionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_RevokeShareResponse__Output>): grpc.ClientUnaryCall;
  RevokeShare(argument: _rostra_experts_v1_GetDiscussionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_RevokeShareResponse__Output>): grpc.ClientUnaryCall;
  RevokeShare(argument: _rostra_experts_v1_GetDiscussionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_RevokeShareResponse__Output>): grpc.ClientUnaryCall;
  RevokeShare(argument: _rostra_experts_v1_GetDiscussionRequest, callback: grpc.requestCallback<_rostra_experts_v1_RevokeShareResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends the link of a discussion. Succeeds when there is none.
   */
  revokeShare(argument: _rostra_experts_v1_GetDiscussionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_RevokeShareResponse__Output>): grpc.ClientUnaryCall;
  revokeShare(argument: _rostra_experts_v1_GetDiscussionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_RevokeShareResponse__Output>): grpc.ClientUnaryCall;
  revokeShare(argument: _rostra_experts_v1_GetDiscussionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_RevokeShareResponse__Output>): grpc.ClientUnaryCall;
  revokeShare(argument: _rostra_experts_v1_GetDiscussionRequest, callback: grpc.requestCallback<_rostra_experts_v1_RevokeShareResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Shares a completed discussion by a link and returns its token. A second call ends the token of the first.
   * FAILED_PRECONDITION DISCUSSION_NOT_COMPLETED, PERMISSION_DENIED PRIVATE_PERSONA.
   */
  ShareDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ShareDiscussionResponse__Output>): grpc.ClientUnaryCall;
  ShareDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_ShareDiscussionResponse__Output>): grpc.ClientUnaryCall;
  ShareDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ShareDiscussionResponse__Output>): grpc.ClientUnaryCall;
  ShareDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, callback: grpc.requestCallback<_rostra_experts_v1_ShareDiscussionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Shares a completed discussion by a link and returns its token. A second call ends the token of the first.
   * FAILED_PRECONDITION DISCUSSION_NOT_COMPLETED, PERMISSION_DENIED PRIVATE_PERSONA.
   */
  shareDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ShareDiscussionResponse__Output>): grpc.ClientUnaryCall;
  shareDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_ShareDiscussionResponse__Output>): grpc.ClientUnaryCall;
  shareDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ShareDiscussionResponse__Output>): grpc.ClientUnaryCall;
  shareDiscussion(argument: _rostra_experts_v1_GetDiscussionRequest, callback: grpc.requestCallback<_rostra_experts_v1_ShareDiscussionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Shares an answered question of a member or guest by a link and returns its token: the question, its answers, and the follow-up that was
   * answered by now. A second call ends the token of the first. NOT_FOUND QUESTION_NOT_FOUND.
   */
  ShareQuestion(argument: _rostra_experts_v1_QuestionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ShareQuestionResponse__Output>): grpc.ClientUnaryCall;
  ShareQuestion(argument: _rostra_experts_v1_QuestionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_ShareQuestionResponse__Output>): grpc.ClientUnaryCall;
  ShareQuestion(argument: _rostra_experts_v1_QuestionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ShareQuestionResponse__Output>): grpc.ClientUnaryCall;
  ShareQuestion(argument: _rostra_experts_v1_QuestionRequest, callback: grpc.requestCallback<_rostra_experts_v1_ShareQuestionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Shares an answered question of a member or guest by a link and returns its token: the question, its answers, and the follow-up that was
   * answered by now. A second call ends the token of the first. NOT_FOUND QUESTION_NOT_FOUND.
   */
  shareQuestion(argument: _rostra_experts_v1_QuestionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ShareQuestionResponse__Output>): grpc.ClientUnaryCall;
  shareQuestion(argument: _rostra_experts_v1_QuestionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_ShareQuestionResponse__Output>): grpc.ClientUnaryCall;
  shareQuestion(argument: _rostra_experts_v1_QuestionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_ShareQuestionResponse__Output>): grpc.ClientUnaryCall;
  shareQuestion(argument: _rostra_experts_v1_QuestionRequest, callback: grpc.requestCallback<_rostra_experts_v1_ShareQuestionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Starts a discussion of the caller's circle, holds its price and returns its id. A repeated request id returns the same discussion.
   * Nothing is held when it refuses: INVALID_ARGUMENT VALIDATION; FAILED_PRECONDITION CIRCLE_TOO_SMALL: the circle has fewer than two
   * experts; FAILED_PRECONDITION INSUFFICIENT_CREDITS; ALREADY_EXISTS REQUEST_ID_REUSED: the request id belongs to a discussion of another
   * prompt; NOT_FOUND DISCUSSION_NOT_FOUND of `follows_up`; UNAVAILABLE OVERLOADED: this replica runs as many discussions as it may;
   * UNAVAILABLE START_IN_PROGRESS: an earlier attempt with this request id is still being prepared.
   */
  StartDiscussion(argument: _rostra_experts_v1_StartDiscussionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_StartDiscussionResponse__Output>): grpc.ClientUnaryCall;
  StartDiscussion(argument: _rostra_experts_v1_StartDiscussionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_StartDiscussionResponse__Output>): grpc.ClientUnaryCall;
  StartDiscussion(argument: _rostra_experts_v1_StartDiscussionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_StartDiscussionResponse__Output>): grpc.ClientUnaryCall;
  StartDiscussion(argument: _rostra_experts_v1_StartDiscussionRequest, callback: grpc.requestCallback<_rostra_experts_v1_StartDiscussionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Starts a discussion of the caller's circle, holds its price and returns its id. A repeated request id returns the same discussion.
   * Nothing is held when it refuses: INVALID_ARGUMENT VALIDATION; FAILED_PRECONDITION CIRCLE_TOO_SMALL: the circle has fewer than two
   * experts; FAILED_PRECONDITION INSUFFICIENT_CREDITS; ALREADY_EXISTS REQUEST_ID_REUSED: the request id belongs to a discussion of another
   * prompt; NOT_FOUND DISCUSSION_NOT_FOUND of `follows_up`; UNAVAILABLE OVERLOADED: this replica runs as many discussions as it may;
   * UNAVAILABLE START_IN_PROGRESS: an earlier attempt with this request id is still being prepared.
   */
  startDiscussion(argument: _rostra_experts_v1_StartDiscussionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_StartDiscussionResponse__Output>): grpc.ClientUnaryCall;
  startDiscussion(argument: _rostra_experts_v1_StartDiscussionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_rostra_experts_v1_StartDiscussionResponse__Output>): grpc.ClientUnaryCall;
  startDiscussion(argument: _rostra_experts_v1_StartDiscussionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_rostra_experts_v1_StartDiscussionResponse__Output>): grpc.ClientUnaryCall;
  startDiscussion(argument: _rostra_experts_v1_StartDiscussionRequest, callback: grpc.requestCallback<_rostra_experts_v1_StartDiscussionResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The circle of experts of each member, discussions of a circle, and answers of three models (360°). services/experts/README.md has a
 * glossary.
 * 
 * A circle belongs to one member and has at most five personas. A discussion belongs to the member who started it; for every other caller
 * it is NOT_FOUND DISCUSSION_NOT_FOUND. Calls about circles and discussions are UNAUTHENTICATED AUTH_REQUIRED for guests, except for shared
 * ones.
 */
export interface ExpertsServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Adds a persona at the end of the circle and returns its entry. NOT_FOUND BOT_NOT_FOUND, ALREADY_EXISTS ALREADY_IN_CIRCLE,
   * ALREADY_EXISTS CIRCLE_FULL.
   */
  AddToCircle: grpc.handleUnaryCall<_rostra_experts_v1_AddToCircleRequest__Output, _rostra_experts_v1_CircleEntry>;
  
  /**
   * Moves a guest's questions to the calling member; the guest's token is the proof. UNAUTHENTICATED TOKEN_INVALID.
   */
  AdoptQuestions: grpc.handleUnaryCall<_rostra_experts_v1_AdoptQuestionsRequest__Output, _rostra_experts_v1_AdoptQuestionsResponse>;
  
  /**
   * Orders the circle by a list of persona ids, and adds those that are not in it while there is room. Entries that are not in the list
   * follow in their order. INVALID_ARGUMENT VALIDATION for more than five ids, and for an id of a persona that the caller cannot see.
   */
  ArrangeCircle: grpc.handleUnaryCall<_rostra_experts_v1_ArrangeCircleRequest__Output, _rostra_experts_v1_Circle>;
  
  /**
   * Asks three models one question concurrently and returns their answers. A model that fails has an answer without text.
   * INVALID_ARGUMENT QUESTION_REQUIRED, VALIDATION;
   * RESOURCE_EXHAUSTED RATE_LIMITED: the questions of the day are used up;
   * UNAVAILABLE MODELS_FAILED: no model answered; the question is not counted.
   * With `follows_up` also NOT_FOUND QUESTION_NOT_FOUND, and FAILED_PRECONDITION FOLLOW_UP_ASKED for a question that has its follow-up, or
   * is one.
   */
  AskModels: grpc.handleUnaryCall<_rostra_experts_v1_AskModelsRequest__Output, _rostra_experts_v1_ModelAnswers>;
  
  /**
   * Deletes a question of a member or guest, with its follow-up. Succeeds when there is none.
   */
  DeleteQuestion: grpc.handleUnaryCall<_rostra_experts_v1_QuestionRequest__Output, _rostra_experts_v1_DeleteQuestionResponse>;
  
  /**
   * Streams the caller's circle, discussions and questions to three models, for the export of the account.
   */
  ExportData: grpc.handleServerStreamingCall<_rostra_experts_v1_ExportDataRequest__Output, _rostra_experts_v1_ExportedData>;
  
  /**
   * Streams the current state of a discussion of the caller, and the state after each change, on any replica. Ends after the final state.
   */
  FollowDiscussion: grpc.handleServerStreamingCall<_rostra_experts_v1_GetDiscussionRequest__Output, _rostra_experts_v1_Discussion>;
  
  /**
   * Returns the caller's circle in order. Removes personas that the caller can no longer see; `left` names them until the next change of
   * the circle.
   */
  GetCircle: grpc.handleUnaryCall<_rostra_experts_v1_GetCircleRequest__Output, _rostra_experts_v1_Circle>;
  
  /**
   * Returns a discussion of the caller.
   */
  GetDiscussion: grpc.handleUnaryCall<_rostra_experts_v1_GetDiscussionRequest__Output, _rostra_experts_v1_Discussion>;
  
  /**
   * Returns the outcomes of discussions, by which holds are settled. For the service billing only; PERMISSION_DENIED SERVICE_NOT_ALLOWED.
   */
  GetOutcomes: grpc.handleUnaryCall<_rostra_experts_v1_GetOutcomesRequest__Output, _rostra_experts_v1_GetOutcomesResponse>;
  
  /**
   * Returns an answered question of a member or guest, with its follow-up. NOT_FOUND QUESTION_NOT_FOUND, also for a follow-up.
   */
  GetQuestion: grpc.handleUnaryCall<_rostra_experts_v1_QuestionRequest__Output, _rostra_experts_v1_AskedQuestion>;
  
  /**
   * Returns a shared discussion to any caller who has its token. NOT_FOUND DISCUSSION_NOT_FOUND, also when one of its experts is no longer
   * public.
   */
  GetSharedDiscussion: grpc.handleUnaryCall<_rostra_experts_v1_GetSharedDiscussionRequest__Output, _rostra_experts_v1_Discussion>;
  
  /**
   * Returns a shared question to any caller who has its token, without its ids. NOT_FOUND QUESTION_NOT_FOUND.
   */
  GetSharedQuestion: grpc.handleUnaryCall<_rostra_experts_v1_GetSharedQuestionRequest__Output, _rostra_experts_v1_AskedQuestion>;
  
  /**
   * Lists the caller's discussions, latest first.
   */
  ListDiscussions: grpc.handleUnaryCall<_rostra_experts_v1_ListDiscussionsRequest__Output, _rostra_experts_v1_ListDiscussionsResponse>;
  
  /**
   * Returns which model answers for each name that AskModels asks.
   */
  ListModels: grpc.handleUnaryCall<_rostra_experts_v1_ListModelsRequest__Output, _rostra_experts_v1_ListModelsResponse>;
  
  /**
   * Lists the questions of a member or guest that are answered, or pending for at most one minute, latest first, each with its follow-up.
   */
  ListQuestions: grpc.handleUnaryCall<_rostra_experts_v1_ListQuestionsRequest__Output, _rostra_experts_v1_ListQuestionsResponse>;
  
  /**
   * Lists what the calling member shares, the latest share first: 2,000 discussions and 2,000 questions at most.
   */
  ListShares: grpc.handleUnaryCall<_rostra_experts_v1_ListSharesRequest__Output, _rostra_experts_v1_ListSharesResponse>;
  
  /**
   * Removes a persona from the circle. Succeeds when it is not in it.
   */
  RemoveFromCircle: grpc.handleUnaryCall<_rostra_experts_v1_RemoveFromCircleRequest__Output, _rostra_experts_v1_RemoveFromCircleResponse>;
  
  /**
   * Ends the link of a question. Succeeds when there is none. NOT_FOUND QUESTION_NOT_FOUND.
   */
  RevokeQuestionShare: grpc.handleUnaryCall<_rostra_experts_v1_QuestionRequest__Output, _rostra_experts_v1_RevokeQuestionShareResponse>;
  
  /**
   * Ends the link of a discussion. Succeeds when there is none.
   */
  RevokeShare: grpc.handleUnaryCall<_rostra_experts_v1_GetDiscussionRequest__Output, _rostra_experts_v1_RevokeShareResponse>;
  
  /**
   * Shares a completed discussion by a link and returns its token. A second call ends the token of the first.
   * FAILED_PRECONDITION DISCUSSION_NOT_COMPLETED, PERMISSION_DENIED PRIVATE_PERSONA.
   */
  ShareDiscussion: grpc.handleUnaryCall<_rostra_experts_v1_GetDiscussionRequest__Output, _rostra_experts_v1_ShareDiscussionResponse>;
  
  /**
   * Shares an answered question of a member or guest by a link and returns its token: the question, its answers, and the follow-up that was
   * answered by now. A second call ends the token of the first. NOT_FOUND QUESTION_NOT_FOUND.
   */
  ShareQuestion: grpc.handleUnaryCall<_rostra_experts_v1_QuestionRequest__Output, _rostra_experts_v1_ShareQuestionResponse>;
  
  /**
   * Starts a discussion of the caller's circle, holds its price and returns its id. A repeated request id returns the same discussion.
   * Nothing is held when it refuses: INVALID_ARGUMENT VALIDATION; FAILED_PRECONDITION CIRCLE_TOO_SMALL: the circle has fewer than two
   * experts; FAILED_PRECONDITION INSUFFICIENT_CREDITS; ALREADY_EXISTS REQUEST_ID_REUSED: the request id belongs to a discussion of another
   * prompt; NOT_FOUND DISCUSSION_NOT_FOUND of `follows_up`; UNAVAILABLE OVERLOADED: this replica runs as many discussions as it may;
   * UNAVAILABLE START_IN_PROGRESS: an earlier attempt with this request id is still being prepared.
   */
  StartDiscussion: grpc.handleUnaryCall<_rostra_experts_v1_StartDiscussionRequest__Output, _rostra_experts_v1_StartDiscussionResponse>;
  
}

export interface ExpertsServiceDefinition extends grpc.ServiceDefinition {
  AddToCircle: MethodDefinition<_rostra_experts_v1_AddToCircleRequest, _rostra_experts_v1_CircleEntry, _rostra_experts_v1_AddToCircleRequest__Output, _rostra_experts_v1_CircleEntry__Output>
  AdoptQuestions: MethodDefinition<_rostra_experts_v1_AdoptQuestionsRequest, _rostra_experts_v1_AdoptQuestionsResponse, _rostra_experts_v1_AdoptQuestionsRequest__Output, _rostra_experts_v1_AdoptQuestionsResponse__Output>
  ArrangeCircle: MethodDefinition<_rostra_experts_v1_ArrangeCircleRequest, _rostra_experts_v1_Circle, _rostra_experts_v1_ArrangeCircleRequest__Output, _rostra_experts_v1_Circle__Output>
  AskModels: MethodDefinition<_rostra_experts_v1_AskModelsRequest, _rostra_experts_v1_ModelAnswers, _rostra_experts_v1_AskModelsRequest__Output, _rostra_experts_v1_ModelAnswers__Output>
  DeleteQuestion: MethodDefinition<_rostra_experts_v1_QuestionRequest, _rostra_experts_v1_DeleteQuestionResponse, _rostra_experts_v1_QuestionRequest__Output, _rostra_experts_v1_DeleteQuestionResponse__Output>
  ExportData: MethodDefinition<_rostra_experts_v1_ExportDataRequest, _rostra_experts_v1_ExportedData, _rostra_experts_v1_ExportDataRequest__Output, _rostra_experts_v1_ExportedData__Output>
  FollowDiscussion: MethodDefinition<_rostra_experts_v1_GetDiscussionRequest, _rostra_experts_v1_Discussion, _rostra_experts_v1_GetDiscussionRequest__Output, _rostra_experts_v1_Discussion__Output>
  GetCircle: MethodDefinition<_rostra_experts_v1_GetCircleRequest, _rostra_experts_v1_Circle, _rostra_experts_v1_GetCircleRequest__Output, _rostra_experts_v1_Circle__Output>
  GetDiscussion: MethodDefinition<_rostra_experts_v1_GetDiscussionRequest, _rostra_experts_v1_Discussion, _rostra_experts_v1_GetDiscussionRequest__Output, _rostra_experts_v1_Discussion__Output>
  GetOutcomes: MethodDefinition<_rostra_experts_v1_GetOutcomesRequest, _rostra_experts_v1_GetOutcomesResponse, _rostra_experts_v1_GetOutcomesRequest__Output, _rostra_experts_v1_GetOutcomesResponse__Output>
  GetQuestion: MethodDefinition<_rostra_experts_v1_QuestionRequest, _rostra_experts_v1_AskedQuestion, _rostra_experts_v1_QuestionRequest__Output, _rostra_experts_v1_AskedQuestion__Output>
  GetSharedDiscussion: MethodDefinition<_rostra_experts_v1_GetSharedDiscussionRequest, _rostra_experts_v1_Discussion, _rostra_experts_v1_GetSharedDiscussionRequest__Output, _rostra_experts_v1_Discussion__Output>
  GetSharedQuestion: MethodDefinition<_rostra_experts_v1_GetSharedQuestionRequest, _rostra_experts_v1_AskedQuestion, _rostra_experts_v1_GetSharedQuestionRequest__Output, _rostra_experts_v1_AskedQuestion__Output>
  ListDiscussions: MethodDefinition<_rostra_experts_v1_ListDiscussionsRequest, _rostra_experts_v1_ListDiscussionsResponse, _rostra_experts_v1_ListDiscussionsRequest__Output, _rostra_experts_v1_ListDiscussionsResponse__Output>
  ListModels: MethodDefinition<_rostra_experts_v1_ListModelsRequest, _rostra_experts_v1_ListModelsResponse, _rostra_experts_v1_ListModelsRequest__Output, _rostra_experts_v1_ListModelsResponse__Output>
  ListQuestions: MethodDefinition<_rostra_experts_v1_ListQuestionsRequest, _rostra_experts_v1_ListQuestionsResponse, _rostra_experts_v1_ListQuestionsRequest__Output, _rostra_experts_v1_ListQuestionsResponse__Output>
  ListShares: MethodDefinition<_rostra_experts_v1_ListSharesRequest, _rostra_experts_v1_ListSharesResponse, _rostra_experts_v1_ListSharesRequest__Output, _rostra_experts_v1_ListSharesResponse__Output>
  RemoveFromCircle: MethodDefinition<_rostra_experts_v1_RemoveFromCircleRequest, _rostra_experts_v1_RemoveFromCircleResponse, _rostra_experts_v1_RemoveFromCircleRequest__Output, _rostra_experts_v1_RemoveFromCircleResponse__Output>
  RevokeQuestionShare: MethodDefinition<_rostra_experts_v1_QuestionRequest, _rostra_experts_v1_RevokeQuestionShareResponse, _rostra_experts_v1_QuestionRequest__Output, _rostra_experts_v1_RevokeQuestionShareResponse__Output>
  RevokeShare: MethodDefinition<_rostra_experts_v1_GetDiscussionRequest, _rostra_experts_v1_RevokeShareResponse, _rostra_experts_v1_GetDiscussionRequest__Output, _rostra_experts_v1_RevokeShareResponse__Output>
  ShareDiscussion: MethodDefinition<_rostra_experts_v1_GetDiscussionRequest, _rostra_experts_v1_ShareDiscussionResponse, _rostra_experts_v1_GetDiscussionRequest__Output, _rostra_experts_v1_ShareDiscussionResponse__Output>
  ShareQuestion: MethodDefinition<_rostra_experts_v1_QuestionRequest, _rostra_experts_v1_ShareQuestionResponse, _rostra_experts_v1_QuestionRequest__Output, _rostra_experts_v1_ShareQuestionResponse__Output>
  StartDiscussion: MethodDefinition<_rostra_experts_v1_StartDiscussionRequest, _rostra_experts_v1_StartDiscussionResponse, _rostra_experts_v1_StartDiscussionRequest__Output, _rostra_experts_v1_StartDiscussionResponse__Output>
}
