export interface AnswerRequest {
  system: string
  /** Our own words with which the conversation was opened, where they were. */
  greeting?: string | undefined
  /** Oldest first; the last one is what the member just wrote. */
  messages: { role: 'user' | 'assistant'; content: string }[]
  /** The member's Stop. The iteration then throws this signal's reason, which is no failure of the model. */
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

/** A model of a provider. Only an answer that ends with its `end` part is whole; anything else throws a ModelFailure. */
export interface AnswerModel {
  /** `openai-compatible:llama3.1`: kept with each answer and shown under it. */
  readonly name: string
  answer(request: AnswerRequest): AsyncIterable<AnswerPart>
}

export type FailureKind =
  /** Nobody is there: the connection was refused, or the name leads nowhere. */
  'refused' | 'key' | 'too-many' | 'timeout' | 'broken'

/**
 * A model did not answer, or not to the end. The message is fit for a log: providers repeat parts of the key and of
 * what the member wrote in theirs, so nothing of it is taken over.
 */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly kind: FailureKind
  /** Text was handed out before: the member has half an answer, and another model must not begin a second one. */
  readonly begun: boolean

  constructor(kind: FailureKind, message: string, options: { begun?: boolean; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause })
    this.kind = kind
    this.begun = options.begun ?? false
  }
}
