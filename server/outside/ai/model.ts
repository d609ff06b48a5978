export interface AnswerRequest {
  system: string
  /** Our own greeting that opened the conversation, if there was one. */
  greeting?: string | undefined
  /** Oldest first; the last one is the member's new message. */
  messages: { role: 'user' | 'assistant'; content: string }[]
  /** The longest answer, where it may be longer than one of a conversation. */
  maxOutputTokens?: number | undefined
  /** Aborted when the member stops the answer. The iteration then throws the signal's reason, not a ModelFailure. */
  signal: AbortSignal
}

export interface Usage {
  input_tokens: number
  output_tokens: number
}

export type AnswerPart =
  | { type: 'text'; text: string }
  /** `length`: the answer is longer than a model may write at once, and can be continued. */
  | { type: 'end'; reason: 'complete' | 'length'; usage: Usage }

/** A model of a provider. A complete answer ends with its `end` part; anything else throws a ModelFailure. */
export interface AnswerModel {
  /** Such as `openai-compatible:llama3.1`: stored with each answer and shown under it. */
  readonly name: string
  answer(request: AnswerRequest): AsyncIterable<AnswerPart>
}

export type FailureKind =
  /** `refused`: the connection was refused, or the name does not resolve. */
  'refused' | 'key' | 'too-many' | 'timeout' | 'broken'

/**
 * A model did not answer, or not to the end. The message can be logged: providers repeat parts of the key and of the
 * member's text in their messages, so none of their text is used.
 */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly kind: FailureKind
  /** Text was already sent: the member has a partial answer, and another model must not begin a second one. */
  readonly begun: boolean

  constructor(kind: FailureKind, message: string, options: { begun?: boolean; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause })
    this.kind = kind
    this.begun = options.begun ?? false
  }
}
