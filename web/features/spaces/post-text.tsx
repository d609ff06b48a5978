import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/spaces.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { MarkdownText } from '#web/markdown/markdown-text.tsx'
import { chooseTranslation } from '#web/network/translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { toast } from '#web/ui/toast.ts'
import { usePostTranslation } from './use-post-translation.ts'

/** A longer text is cut in the feed; the page of the post shows all of it. */
const LONG_TEXT = 1_200

type PostTextProps = { post: Post; full: boolean; readOnly: boolean }

/** What the post says: the original, or its translation where the reader wants it. */
export function PostText({ post, full, readOnly }: PostTextProps) {
  const { t, i18n } = useTranslation('spaces')
  const translation = usePostTranslation(post, i18n.language, readOnly)
  const body = translation?.shown ?? post.body
  const isCut = !full && !post.parent_id && body.length > LONG_TEXT
  return (
    <div className="[overflow-wrap:anywhere]">
      <div
        lang={translation?.shown === undefined ? post.language : i18n.language}
        className={classNames(isCut && 'max-h-80 overflow-hidden [mask-image:linear-gradient(#000_70%,transparent)]')}
      >
        <MarkdownText mentions={post.mentions}>{body}</MarkdownText>
      </div>
      {isCut && (
        <Link to={`/spaces/${post.space_slug}/${post.id}`} className={buttonClass({ variant: 'text', size: 'small' })}>
          {t('post.readOn')}
        </Link>
      )}
      {translation && <TranslationLine language={post.language} translation={translation} />}
    </div>
  )
}

type TranslationLineProps = {
  language: Post['language']
  translation: NonNullable<ReturnType<typeof usePostTranslation>>
}

/** In which language the post was written, and the way to the translation and back. */
function TranslationLine({ language, translation }: TranslationLineProps) {
  const { t } = useTranslation('spaces')
  const { errorText } = useErrorTexts()
  const { shown, isOffered, isComing, error, translate, showOriginal } = translation
  const isTranslated = shown !== undefined
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span>{t(`translation.${isTranslated ? 'from' : 'written'}.${language}`)}</span>
      {isOffered && (
        <Button variant="text" size="small" busy={isComing} onClick={isTranslated ? showOriginal : translate}>
          {t(isTranslated ? 'translation.original' : 'translation.translate')}
        </Button>
      )}
      {isTranslated && translation.mayChooseAlways && <AlwaysButton />}
      <span role="status" className="empty:hidden">
        {isComing && t('translation.coming')}
        {error && errorText(asApiError(error))}
      </span>
    </div>
  )
}

function AlwaysButton() {
  const { t } = useTranslation('spaces')
  const { errorText } = useErrorTexts()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => chooseTranslation(client, true),
    onSuccess: () => toast({ title: t('translation.chosen'), variant: 'success' }),
    onError: (error) =>
      toast({ title: t('translation.notChosen'), description: errorText(asApiError(error)), variant: 'destructive' }),
  })
  return (
    <Button variant="text" size="small" busy={isPending} onClick={() => mutate()}>
      {t('translation.always')}
    </Button>
  )
}
