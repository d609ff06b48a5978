/** A plural form that Portuguese and Spanish have, but not English: 'um milhão de …', 'un millón de …'. */
type ManyForm<Key> = Key extends `${infer Base}_other` ? `${Base}_many` : never

/** The same keys as the English texts, no fewer and no more. */
export type TextsLike<English> = {
  [Key in keyof English]: English[Key] extends string ? string : TextsLike<English[Key]>
} & { [Key in keyof English as ManyForm<Key>]: string }
