import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { HOUSE_COACH_FACTS, type HouseCoachTexts } from '#content/house-coaches/house-coach.ts'
import type { Specialty } from '#contract/coach-application-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useContent } from '#web/i18n/use-content.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { houseCoachLoaders } from './load-house-coaches.ts'
import { type CoachLines, coachesQuery, withNextCoaches } from './queries.ts'
import { type WantedCoaches, wantedHouseCoaches } from './wanted-coaches.ts'

/** The content of a human coach's card. */
export type HumanCoach = {
  slug: string
  /** The id of the war mask shown without a picture. */
  maskId: string
  name: string
  bio: string
  specialties: readonly Specialty[]
  picture: string | null
  house: boolean
  /** Undefined for a house coach, whose profile shows it. */
  followers: number | undefined
}

/** House coaches first, then the loaded part of the approved ones by name. */
export function useHumanCoaches(wanted: WantedCoaches) {
  const house = useContent('house-coaches', houseCoachLoaders)
  const lines = useQuery(coachesQuery(wanted))
  const refetch = () => {
    if (house.isError) void house.refetch()
    if (lines.isError) void lines.refetch()
  }
  return {
    coaches: [
      ...(house.data ? houseCoaches(wanted, house.data) : []),
      ...(lines.data?.coaches ?? []).map(asHumanCoach),
    ],
    lines: lines.data,
    isPending: house.isPending || lines.isPending,
    isError: house.isError || lines.isError,
    /** The list shown belongs to the former search; the current one is loading. */
    isLate: lines.isPlaceholderData,
    refetch,
  }
}

function houseCoaches(wanted: WantedCoaches, texts: HouseCoachTexts): HumanCoach[] {
  return wantedHouseCoaches(wanted, texts.coaches).map((slug) => {
    const { name, specialties } = HOUSE_COACH_FACTS[slug]
    const { bio } = texts.coaches[slug]
    return { slug, maskId: slug, name, bio, specialties, picture: null, house: true, followers: undefined }
  })
}

function asHumanCoach(line: CoachLines['coaches'][number]): HumanCoach {
  const { user_id, slug, full_name, coach_bio, coach_specialties, coach_image_url, followers } = line
  return {
    slug,
    maskId: user_id,
    name: full_name,
    bio: coach_bio,
    specialties: coach_specialties,
    picture: coach_image_url,
    house: false,
    followers,
  }
}

/** Adds the next page to the list of its own search, even if the search has changed meanwhile. */
export function useMoreCoaches() {
  const { t } = useTranslation('coaches')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ wanted, shown }: { wanted: WantedCoaches; shown: CoachLines }) => withNextCoaches(wanted, shown),
    onSuccess: (lines, { wanted }) => queryClient.setQueryData(coachesQuery(wanted).queryKey, lines),
    onError: (error) =>
      toast({ title: t('human.moreFailed'), description: errorText(asApiError(error)), variant: 'destructive' }),
  })
}
